import { matchPagePath } from '@echo-base/protocol';
import { Link } from 'wouter';
import { pageOf } from '../boards/pages.ts';
import { TitleArt } from '../boards/TitleArt.tsx';
import { useLanguage } from '../i18n/language.ts';
import type { MatchSummary, TitleInfo } from '../net/types.ts';
import { buttonClass } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icons.tsx';
import { gameWith, matchName } from './match-name.ts';
import css from './my-tables.module.css';
import { variantOf } from './picture.ts';
import { isAskedIn, isAwaited } from './tables.ts';
import { useTitleTranslate } from './title-translator.ts';
import { infoOf } from './titles.ts';
import { rulesOf, stateOf } from './words.ts';

function MyTable({ match, info }: { match: MatchSummary; info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  const awaited = isAwaited(match) || isAskedIn(match);
  const page = pageOf(match);
  const name = matchName(t, language, match);
  return (
    <li className={cx(css.table, awaited && css.awaited)}>
      <div className={css.picture}>
        <TitleArt title={match.title} variant={variantOf(match.matchId)} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.game}>{match.name ? gameWith(t, language, match) : rulesOf(t, match, info)}</p>
        {page && (
          <Link href={`${matchPagePath(match.matchId)}${page.hash}`} className={css.page}>
            {t(page.label.key, page.label.params)}
          </Link>
        )}
      </div>
      <p className={css.state}>
        {awaited && <Icon name="clock" size={16} />}
        {stateOf(t, language, match)}
      </p>
      <Link
        href={matchPagePath(match.matchId)}
        className={buttonClass({ variant: awaited ? 'primary' : 'default', small: true, className: css.link })}
        aria-label={t(awaited ? 'lobby.continueAt' : 'lobby.lookInAt', { table: name })}
      >
        {t(awaited ? 'lobby.continue' : 'lobby.lookIn')}
      </Link>
    </li>
  );
}

/** Matches in which I have a seat or which I created; those that wait for me are first and lit. */
export function MyTables({ tables, titles }: { tables: readonly MatchSummary[]; titles: readonly TitleInfo[] | null }) {
  return (
    <ul className={css.list}>
      {tables.map((match) => (
        <MyTable key={match.matchId} match={match} info={infoOf(titles, match.title)} />
      ))}
    </ul>
  );
}
