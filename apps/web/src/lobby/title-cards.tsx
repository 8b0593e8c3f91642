import { Link } from 'wouter';
import { TitleArt } from '../boards/TitleArt.tsx';
import { useTranslate } from '../i18n/translate.tsx';
import type { TitleInfo } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, LoadingShapes } from '../ui/states.tsx';
import { reasonOf } from './reason.ts';
import css from './title-cards.module.css';
import { translateOr, useTitleTranslate } from './title-translator.ts';
import { useTitles } from './titles.ts';
import { playersOf, titleName } from './words.ts';

function TitleCard({ info }: { info: TitleInfo }) {
  const t = useTitleTranslate()(info.id);
  const time = translateOr(t, `title.${info.id}.time`, '');
  const players = playersOf(t, info);
  return (
    <li className={css.cell}>
      <Link href={`/new/${info.id}`} className={css.card}>
        <div className={css.art}>
          <TitleArt title={info.id} />
        </div>
        <div className={css.words}>
          <h3 className={css.name}>{titleName(t, info.id, info)}</h3>
          <p className={css.line}>{translateOr(t, `title.${info.id}.line`, '')}</p>
          <p className={css.foot}>
            {time ? t('lobby.playersTime', { players, time }) : players}
            <Icon name="plus" />
          </p>
        </div>
      </Link>
    </li>
  );
}

/** The titles of this server; pressing one creates a match of it. */
export function TitleCards() {
  const t = useTranslate();
  const { titles, error, load } = useTitles();
  if (!titles) {
    const retry = <Button onClick={load}>{t('app.retry')}</Button>;
    if (error) {
      return (
        <ErrorState title={t('app.unreachable')} action={retry}>
          {reasonOf(t, error)}
        </ErrorState>
      );
    }
    return <LoadingShapes label={t('lobby.loadingTitles')} shape="rows" count={2} slow={retry} />;
  }
  if (titles.length === 0) return <EmptyState title={t('lobby.noTitles')}>{t('lobby.noTitlesText')}</EmptyState>;
  return (
    <ul className={cx(css.cards, titles.length < 3 && css.few)}>
      {titles.map((info) => (
        <TitleCard key={info.id} info={info} />
      ))}
    </ul>
  );
}
