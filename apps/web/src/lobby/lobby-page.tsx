import { useState } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { useMaySet } from '../net/server-info.ts';
import { useSession } from '../net/session.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import { Frame } from './frame.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import css from './lobby-page.module.css';
import { MyTables } from './my-tables.tsx';
import { OpenTables } from './open-tables.tsx';
import { reasonOf } from './reason.ts';
import { Sky } from './sky.tsx';
import { isAwaited } from './tables.ts';
import { TitleCards } from './title-cards.tsx';
import { useTitles } from './titles.ts';
import { type Lobby, useLobby } from './use-lobby.ts';
import { partOfDay } from './words.ts';

function Mine({ lobby }: { lobby: Lobby }) {
  const t = useTranslate();
  const name = useSession((state) => state.me?.name ?? '');
  const { titles } = useTitles();
  const mine = lobby.tables?.mine ?? [];
  const part = partOfDay(new Date().getHours());
  const awaited = t('lobby.awaited', { count: mine.filter(isAwaited).length });
  return (
    <section className={css.left} aria-labelledby="hello">
      <Sky />
      <div className={css.mine}>
        <h1 className={css.hello} id="hello">
          {t(`lobby.hello.${part}`, { name })}
        </h1>
        <p className={css.awaited} role="status">
          {lobby.tables && (mine.length > 0 ? awaited : t('lobby.noneMine'))}
        </p>
        {mine.length > 0 && <h2 className="visually-hidden">{t('lobby.mine')}</h2>}
        <MyTables tables={mine} titles={titles} />
      </div>
    </section>
  );
}

function Open({ lobby }: { lobby: Lobby }) {
  const t = useTranslate();
  const { titles } = useTitles();
  const retry = <Button onClick={lobby.refresh}>{t('app.retry')}</Button>;
  if (lobby.tables) {
    const { refresh, showRest } = lobby;
    return <OpenTables tables={lobby.tables.open} titles={titles} onStale={refresh} onMore={showRest} />;
  }
  if (lobby.error) {
    return (
      <ErrorState title={t('app.unreachable')} action={retry}>
        {reasonOf(t, lobby.error)}
      </ErrorState>
    );
  }
  const slow = (
    <>
      {t('app.slow')} {retry}
    </>
  );
  return <LoadingShapes label={t('lobby.loadingTables')} shape="rows" slow={slow} />;
}

/** Games to create a match of, if this player may create one. */
function SetTable() {
  const t = useTranslate();
  if (useMaySet()) return <TitleCards />;
  return (
    <p className={css.ownerSets}>
      <strong>{t('lobby.ownerSets')}.</strong> {t('lobby.ownerSetsText')}
    </p>
  );
}

/** The lobby: my matches at the left, games and open matches at the right. */
export default function LobbyPage() {
  const t = useTranslate();
  const lobby = useLobby();
  const [inviting, setInviting] = useState(false);
  return (
    <Frame title={t('nav.tables')}>
      {lobby.tables && lobby.error ? <Banner title={t('app.stale')}>{t('app.staleText')}</Banner> : null}
      <div className={css.lobby}>
        <Mine lobby={lobby} />
        <div className={css.right}>
          <section className={css.set} aria-labelledby="set">
            <div className={css.head}>
              <h2 id="set">{t('lobby.setTable')}</h2>
              <Button small icon="link" onClick={() => setInviting(true)}>
                {t('lobby.haveInvite')}
              </Button>
            </div>
            <SetTable />
          </section>
          <section className={css.open} aria-labelledby="open">
            <div className={css.head}>
              <h2 id="open">{t('lobby.open')}</h2>
              <span className={css.everyone}>{t('lobby.everyone')}</span>
            </div>
            <Open lobby={lobby} />
          </section>
        </div>
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Frame>
  );
}
