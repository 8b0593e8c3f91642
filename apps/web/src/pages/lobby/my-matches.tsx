import { matchPagePath } from '@echo-base/protocol';
import { Link } from 'wouter';
import { pageOf } from '../../boards/pages.ts';
import { TitleArt } from '../../boards/title-art.tsx';
import { useLanguage } from '../../kit/i18n/language.ts';
import { gameWith, matchName } from '../../kit/i18n/match-name.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { infoOf } from '../../kit/net/titles.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { rulesOf, stateOf } from './match-texts.ts';
import { isAskedIn, isAwaited } from './matches.ts';
import * as css from './my-matches.module.css';
import { variantOf } from './picture.ts';

function MyMatch({ match, info }: { match: MatchSummary; info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  const awaited = isAwaited(match) || isAskedIn(match);
  const page = pageOf(match);
  const name = matchName(t, language, match);
  return (
    <li className={cx(css.match, awaited && css.awaited)}>
      <div className={css.picture}>
        <TitleArt title={match.title} variant={variantOf(match.matchId)} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.game}>{match.name ? gameWith(t, language, match) : rulesOf(t, match, info)}</p>
        {page && (
          <Link href={`${matchPagePath(match.matchId)}${page.hash}`} className={css.page}>
            {t(page.label)}
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
        aria-label={t(awaited ? 'lobby.continueAt' : 'lobby.lookInAt', { match: name })}
      >
        {t(awaited ? 'lobby.continue' : 'lobby.lookIn')}
      </Link>
    </li>
  );
}

/** Matches in which I have a seat or which I created; those that wait for me are first and lit. */
export function MyMatches({
  matches,
  titles,
}: {
  matches: readonly MatchSummary[];
  titles: readonly TitleInfo[] | null;
}) {
  return (
    <ul className={css.list}>
      {matches.map((match) => (
        <MyMatch key={match.matchId} match={match} info={infoOf(titles, match.title)} />
      ))}
    </ul>
  );
}
