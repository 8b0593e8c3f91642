import { Suspense, useEffect, useMemo, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { boardOf } from '../../boards/index.ts';
import { ChatNews } from '../../chat/chat-news.tsx';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { type LinkRefusal, reasonOfLink } from '../../kit/i18n/reason.ts';
import { useTexts } from '../../kit/i18n/texts.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider, useTranslate } from '../../kit/i18n/translate.tsx';
import { useLazyValue } from '../../kit/net/lazy-value.ts';
import { sync, TURNED_OUT, useMatch } from '../../kit/net/match-store.ts';
import { useNamesHere, useSeatNames, withAlone } from '../../kit/net/seat-names.ts';
import { useSession } from '../../kit/net/session.ts';
import { useConnection } from '../../kit/net/socket.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { useUnnamed } from '../../kit/net/unnamed.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { usePlayed, usePlayer, useWatchedBy } from '../../match/moments/use-played.ts';
import { PassContext, useCurtain } from '../../match/people/curtain.ts';
import { namesOf, personAt } from '../../match/people/seating.ts';
import { ConnectionBanner } from '../../match/shell/connection.tsx';
import * as css from '../../match/shell/shell.module.css';
import { Shell } from '../../match/shell/shell.tsx';
import { StageProvider } from '../../question/log/moments-context.ts';
import { rememberTitle } from '../../rules/last-title.ts';
import { PAGES } from '../page.ts';
import { ROUTES } from '../routes.ts';
import { openMatch } from './prepare.ts';
import { useSummary } from './use-summary.ts';

/** The seats before the start. */
const RoomPage = lazyPart(async () => (await import('../room/room-page.tsx')).default, ...ROUTES.room.words);
const UnnamedWait = lazyPart(async () => (await import('../gate/unnamed-wait.tsx')).default, 'lobby');

const FrozenActs = lazyPart(async () => (await import('../../match/people/frozen-acts.tsx')).FrozenActs);
const MatchCurtain = lazyPart(async () => (await import('../../match/people/match-curtain.tsx')).MatchCurtain);

/** Page of a match. */
export default function MatchPage({ matchId }: { matchId: string }) {
  return <Match key={matchId} matchId={matchId} invite={new URLSearchParams(useSearch()).get('invite')} />;
}

/** Its seats before the start, the board afterwards. */
function Match({ matchId, invite }: { matchId: string; invite: string | null }) {
  useEffect(() => {
    openMatch(matchId, invite);
    return useMatch.getState().close;
  }, [matchId, invite]);
  useSessionCheck();
  const { summary, fetchAgain, failed } = useSummary(matchId, invite);
  const title = summary?.title;
  useEffect(() => {
    if (title !== undefined) rememberTitle(title);
  }, [title]);
  const refusal = useMatch((state) => state.refusal) ?? failed;
  const here = useNamesHere(matchId);
  const t = useTitleTranslate()(summary?.title ?? '');
  const names = useMemo(() => namesOf(summary, t, here), [summary, t, here]);
  const isNamed = useSession((state) => state.status === 'known');
  useNeededName(matchId, refusal?.code === 'no_session');
  if (refusal && (TURNED_OUT.has(refusal.code) || summary?.status !== 'waiting'))
    return <CannotShow refusal={refusal} invite={invite} retry={fetchAgain} />;
  if (!summary) return <Loading retry={fetchAgain} />;
  return (
    <TranslationProvider title={summary.title} names={names}>
      <ChatNews />
      {summary.status === 'waiting' ? (
        <div className={css.waiting}>
          <ConnectionBanner />
          <Suspense fallback={null}>
            {isNamed ? <RoomPage summary={summary} onChanged={fetchAgain} /> : <UnnamedWait summary={summary} />}
          </Suspense>
        </div>
      ) : (
        <Running summary={summary} retry={() => void sync()} />
      )}
    </TranslationProvider>
  );
}

/** Leads a visitor without a session to the page that asks for a name, once the match is not watched without one. */
function useNeededName(matchId: string, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) useUnnamed.getState().needName(matchId);
  }, [matchId, isNeeded]);
}

/** Asks after a lost connection whether the session still holds: without one the page would go on as a watcher's. */
function useSessionCheck(): void {
  const state = useConnection((connection) => connection.state);
  const wasLost = useRef(false);
  useEffect(() => {
    if (state === 'online' && wasLost.current) void useSession.getState().check();
    if (state !== 'connecting') wasLost.current = state === 'lost';
  }, [state]);
}

function Running({ summary, retry }: { summary: MatchSummary; retry: () => void }) {
  const player = usePlayer();
  const { frames, moments, staged, time, next } = usePlayed(player);
  const viewers = useMatch((state) => state.viewers);
  const boardSet = useLazyValue(boardOf(summary.title));
  const texts = useTexts(summary.title, useLanguage().language);
  const here = useNamesHere(summary.matchId);
  const secretsOf = boardSet?.secretsOf;
  const sharing = { summary, here, secretsOf };
  const { screen, raise, goBack, pass } = useCurtain(sharing, frames, boardSet ? viewers : NO_VIEWERS);
  useWatchedBy(player, screen?.kind === 'frame' ? screen.frame.viewer : null, boardSet?.log);
  const ready = useMatch((state) => state.ready);
  const stage = useMemo(() => ({ staged, time, next, skip: () => player.skip() }), [staged, time, next, player]);
  const isEmpty = viewers.every((viewer) => !frames[viewer]);
  if (isEmpty && ready && (summary.frozen || summary.outcome)) return <NothingToShow summary={summary} />;
  if (!screen || !boardSet || !texts) return <Loading retry={retry} />;
  if (screen.kind === 'curtain') {
    const { from, to } = screen;
    const isNamed = viewers.some((viewer) => here[viewer] !== undefined);
    const nameAt = (seat: string) => (isNamed ? (personAt(summary, here, seat) ?? '') : null);
    const playAlone = () => useSeatNames.getState().keep(summary.matchId, withAlone(here, true));
    return (
      <Suspense fallback={null}>
        <MatchCurtain
          summary={summary}
          nameAt={nameAt}
          from={from}
          to={to}
          frames={frames}
          onShow={() => raise(to)}
          onBack={goBack}
          onAlone={playAlone}
        />
      </Suspense>
    );
  }
  const { frame, passTo } = screen;
  return (
    <PassContext value={passTo === null ? null : { seat: passTo, pass }}>
      <StageProvider value={stage}>
        <Shell summary={summary} frame={frame} moments={moments} viewers={viewers} boardSet={boardSet} />
      </StageProvider>
    </PassContext>
  );
}

const NO_VIEWERS: readonly string[] = [];

function Loading({ retry }: { retry: () => void }) {
  const t = useTranslate();
  return (
    <main className={css.wait}>
      <ConnectionBanner />
      <LoadingShapes
        label={t('match.loading')}
        shape="rows"
        count={4}
        slow={
          <>
            {t('match.slow')} <Button onClick={retry}>{t('match.retry')}</Button>
          </>
        }
      />
    </main>
  );
}

/** A match that was closed before it began, or frozen so that its board cannot be rendered. */
function NothingToShow({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  const frozen = summary.outcome ? undefined : summary.frozen;
  const acts = (
    <>
      <Link className={buttonClass()} href="/">
        {t('match.backToMatches')}
      </Link>
      {frozen && (
        <Suspense fallback={null}>
          <FrozenActs summary={summary} concedes />
        </Suspense>
      )}
    </>
  );
  return (
    <main className={css.wait}>
      <ErrorState title={frozen ? t('match.frozen') : name} action={acts}>
        {frozen ? t(`match.frozen.${frozen.reason}`) : summary.outcome && t(summary.outcome.reason)}
      </ErrorState>
    </main>
  );
}

interface CannotShowProps {
  readonly refusal: LinkRefusal;
  readonly invite: string | null;
  retry(): void;
}

/** Milliseconds after which a removed person’s page asks again whether they are readmitted. */
const READMITTED_MS = 10_000;

function CannotShow({ refusal, invite, retry }: CannotShowProps) {
  const t = useTranslate();
  const reason = reasonOfLink(t, refusal, invite);
  const isRemoved = refusal.code === 'kicked';
  useEffect(() => {
    if (!isRemoved) return;
    const timer = setInterval(retry, READMITTED_MS);
    return () => clearInterval(timer);
  }, [isRemoved, retry]);
  if (refusal.code !== 'offline') {
    return (
      <Suspense fallback={null}>
        <PAGES.missing
          title={t(isRemoved ? 'match.removedYou' : 'match.cannotShow')}
          text={isRemoved ? t('match.removedYouText') : reason}
        />
      </Suspense>
    );
  }
  return (
    <main className={css.wait}>
      <ErrorState title={t('match.cannotShow')} action={<Button onClick={retry}>{t('match.retry')}</Button>}>
        {reason}
      </ErrorState>
    </main>
  );
}
