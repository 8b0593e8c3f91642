import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import { useTitles } from '../../kit/net/titles.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { Sky } from '../layout/sky.tsx';
import { FirstVisit } from './first-visit.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import * as css from './lobby-page.module.css';
import { partOfDay } from './match-texts.ts';
import { isAskedIn, isAwaited, waitsForMe } from './matches.ts';
import { MyMatches } from './my-matches.tsx';
import { NewMatch } from './new-match.tsx';
import { OpenMatches } from './open-matches.tsx';
import { PeopleSection } from './people/people-section.tsx';
import { useInvited } from './people/use-invited.ts';
import { useLastSeen } from './use-last-seen.ts';
import { type Lobby, useLobby } from './use-lobby.ts';

function Mine({ lobby, onInvite }: { lobby: Lobby; onInvite(): void }) {
  const t = useTranslate();
  const name = useSession((state) => state.me?.name ?? '');
  const { titles } = useTitles();
  const mine = lobby.matches?.mine ?? [];
  const part = partOfDay(new Date().getHours());
  const hosts = [...new Set(mine.filter(isAskedIn).map(({ host }) => host))];
  const waits = hosts.map((host) => t('lobby.waits', { name: host }));
  const awaited = [...waits, t('lobby.awaited', { count: mine.filter(isAwaited).length })].join(' ');
  return (
    <section className={css.left} aria-labelledby="hello">
      <Sky />
      <div className={css.mine}>
        <h1 className={css.hello} id="hello">
          {lobby.isFirstVisit ? t('first.hello', { name }) : t(`lobby.hello.${part}`, { name })}
        </h1>
        <p className={css.awaited} role="status">
          {lobby.matches && (mine.length > 0 ? awaited : t(lobby.isFirstVisit ? 'first.text' : 'lobby.noneMine'))}
        </p>
        {mine.length > 0 && <h2 className="visually-hidden">{t('lobby.mine')}</h2>}
        <MyMatches matches={mine} titles={titles} />
        {lobby.isFirstVisit && <FirstVisit open={lobby.matches?.open ?? []} onInvite={onInvite} />}
      </div>
    </section>
  );
}

function Open({ lobby }: { lobby: Lobby }) {
  const t = useTranslate();
  const { titles } = useTitles();
  const retry = <Button onClick={lobby.refresh}>{t('app.retry')}</Button>;
  if (lobby.matches) {
    const { refresh, showRest } = lobby;
    return <OpenMatches matches={lobby.matches.open} titles={titles} onStale={refresh} onMore={showRest} />;
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
  return <LoadingShapes label={t('lobby.loadingMatches')} shape="rows" slow={slow} />;
}

/** The lobby: my matches at the left, games and open matches at the right. */
export default function LobbyPage() {
  const t = useTranslate();
  const lobby = useLobby();
  useLastSeen(lobby.matches?.mine);
  useInvited(lobby.matches?.mine);
  const [inviting, setInviting] = useState(false);
  return (
    <PageLayout title={t('nav.matches')} waiting={lobby.matches?.mine.filter(waitsForMe).length ?? 0}>
      {lobby.matches && lobby.error ? <Banner title={t('app.stale')}>{t('app.staleText')}</Banner> : null}
      <div className={css.lobby}>
        <Mine lobby={lobby} onInvite={() => setInviting(true)} />
        <div className={css.right}>
          <section className={cx(css.set, !lobby.isFirstVisit && css.onTab)} aria-labelledby="set">
            <div className={css.head}>
              <h2 id="set">{t('lobby.newMatch')}</h2>
              <Button small icon="link" onClick={() => setInviting(true)}>
                {t('lobby.haveInvite')}
              </Button>
            </div>
            <NewMatch />
          </section>
          <PeopleSection onChanged={lobby.refresh} />
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
    </PageLayout>
  );
}
