import { Link } from 'wouter';
import { TitleArt } from '../../boards/title-art.tsx';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { translateOr, useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useTitles } from '../../kit/net/titles.ts';
import type { TitleInfo } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { EmptyState, ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { playersOf, titleName } from './match-texts.ts';
import * as css from './title-cards.module.css';

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

/** The titles of this server; pressing one creates a match of it. `isList`: one below the other, where nothing else is on the page. */
export function TitleCards({ isList = false }: { isList?: boolean }) {
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
    <ul className={cx(css.cards, (isList || titles.length < 3) && css.few)}>
      {titles.map((info) => (
        <TitleCard key={info.id} info={info} />
      ))}
    </ul>
  );
}
