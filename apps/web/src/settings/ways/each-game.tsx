import type { AlertMatch } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import { TitleArt } from '../../boards/title-art.tsx';
import { useLanguage } from '../../kit/i18n/language.ts';
import { matchName } from '../../kit/i18n/match-name.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { listMatches } from '../../kit/net/api.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Segments } from '../../kit/ui/segments.tsx';
import * as css from './each-game.module.css';
import { useTried } from './way-parts.tsx';
import { useWays } from './ways-store.ts';

const OFTEN = ['turn', 'day', 'never'] as const;

/** The matches that this player plays, with their names. */
function useOwnMatches(): readonly MatchSummary[] {
  const [found, setFound] = useState<readonly MatchSummary[]>([]);
  useEffect(() => {
    listMatches({ status: 'playing', mine: 'true' }).then(
      ({ matches }) => setFound(matches),
      // The list of ways says that the server does not answer.
      () => undefined,
    );
  }, []);
  return found;
}

/** How often a player is told of each of their games. */
export function EachGame() {
  const t = useTranslate();
  const list = useWays((state) => state.list);
  const own = useOwnMatches();
  const shown = (list?.matches ?? []).flatMap((choice) => {
    const match = own.find(({ matchId }) => matchId === choice.matchId);
    return match ? [{ choice, match }] : [];
  });
  if (shown.length === 0) return <p className={css.none}>{t('settings.games.none')}</p>;
  return (
    <ul className={css.games}>
      {shown.map(({ choice, match }) => (
        <Game key={match.matchId} choice={choice} match={match} />
      ))}
    </ul>
  );
}

function Game({ choice, match }: { readonly choice: AlertMatch; readonly match: MatchSummary }) {
  const t = useTranslate();
  const title = useTitleTranslate()(match.title);
  const { language } = useLanguage();
  const choose = useWays((state) => state.choose);
  const [, run] = useTried();
  const name = matchName(title, language, match);
  return (
    <li className={css.game}>
      <span className={css.picture}>
        <TitleArt title={match.title} />
      </span>
      <b>{name}</b>
      <Segments
        legend={t('settings.oftenOf', { name })}
        isCompact
        value={choice.often}
        options={OFTEN.map((value) => ({ value, label: t(`settings.often.${value}`) }))}
        onChange={(often) => run(() => choose(match.matchId, often))}
      />
    </li>
  );
}
