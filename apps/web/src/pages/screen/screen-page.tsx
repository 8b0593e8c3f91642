import { matchScreenPath } from '@echo-base/protocol';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { boardOf } from '../../boards/index.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { reasonOfLink } from '../../kit/i18n/reason.ts';
import { useTexts } from '../../kit/i18n/texts.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider, useTranslate } from '../../kit/i18n/translate.tsx';
import { useLazyValue } from '../../kit/net/lazy-value.ts';
import { listen, useMatch } from '../../kit/net/match-store.ts';
import { useNamesHere } from '../../kit/net/seat-names.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { usePlayed, usePlayer, useWatchedBy } from '../../match/moments/use-played.ts';
import { namesOf } from '../../match/people/seating.ts';
import * as css from '../../match/screen/screen.module.css';
import { Screen, WatchCode } from '../../match/screen/screen.tsx';
import { StageProvider } from '../../question/log/moments-context.ts';
import { useSummary } from '../match/use-summary.ts';

/** A match on a screen for the whole room: what watchers see, without anything to press. */
export default function ScreenPage({ matchId }: { matchId: string }) {
  return <Shown key={matchId} matchId={matchId} invite={new URLSearchParams(useSearch()).get('invite')} />;
}

function Shown({ matchId, invite }: { matchId: string; invite: string | null }) {
  useEffect(() => {
    listen();
    useMatch.getState().open(matchId, invite, { isScreen: true });
    return useMatch.getState().close;
  }, [matchId, invite]);
  const { summary, failed, fetchAgain } = useSummary(matchId, invite);
  const refusal = useMatch((state) => state.refusal) ?? failed;
  const here = useNamesHere(matchId);
  const t = useTitleTranslate()(summary?.title ?? '');
  const names = useMemo(() => namesOf(summary, t, here), [summary, t, here]);
  useNextMatch(summary?.rematch, invite);
  if (refusal)
    return (
      <main className={css.wait}>
        <ErrorState title={t('match.cannotShow')} action={<Button onClick={fetchAgain}>{t('match.retry')}</Button>}>
          {reasonOfLink(t, refusal, invite)}
        </ErrorState>
      </main>
    );
  if (!summary) return <Loading />;
  return (
    <TranslationProvider title={summary.title} names={names}>
      {summary.status === 'waiting' ? (
        <Waiting summary={summary} invite={invite} />
      ) : (
        <Running summary={summary} invite={invite} />
      )}
    </TranslationProvider>
  );
}

/** Goes on to the match that the same people have begun after this one, with the code that this one is watched by. */
function useNextMatch(rematch: string | undefined, invite: string | null): void {
  const [, go] = useLocation();
  useEffect(() => {
    if (rematch !== undefined) go(matchScreenPath(rematch, invite), { replace: true });
  }, [rematch, invite, go]);
}

interface ShownProps {
  readonly summary: MatchSummary;
  readonly invite: string | null;
}

function Running({ summary, invite }: ShownProps) {
  const player = usePlayer();
  const { frames, moments, staged, time, next } = usePlayed(player);
  const boardSet = useLazyValue(boardOf(summary.title));
  const texts = useTexts(summary.title, useLanguage().language);
  const frame = frames.spectator;
  useWatchedBy(player, frame ? 'spectator' : null, boardSet?.log);
  const stage = useMemo(() => ({ staged, time, next, skip: () => player.skip() }), [staged, time, next, player]);
  if (!frame || !boardSet || !texts) return <Loading />;
  return (
    <StageProvider value={stage}>
      <Screen summary={summary} frame={frame} moments={moments} boardSet={boardSet} invite={invite} />
    </StageProvider>
  );
}

/** Before the match begins: who is there, and how a phone joins in watching. */
function Waiting({ summary, invite }: ShownProps) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  return (
    <main className={css.wait}>
      <h1>{name}</h1>
      <p>{t('gate.startsHere')}</p>
      <WatchCode summary={summary} invite={invite} />
    </main>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <main className={css.wait}>
      <LoadingShapes label={t('match.loading')} shape="rows" count={4} />
    </main>
  );
}
