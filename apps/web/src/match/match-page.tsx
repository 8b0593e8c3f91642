import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { boardFor } from '../boards/index.ts';
import type { BoardSet } from '../boards/types.ts';
import { ChatNews } from '../chat/chat-news.tsx';
import { useLanguage } from '../i18n/language.ts';
import { SayProvider, useSay } from '../i18n/say.tsx';
import { useTexts } from '../i18n/texts.ts';
import { TableSetup } from '../lobby/table-setup.tsx';
import { showMatch } from '../net/api.ts';
import { noteClocks } from '../net/clock-time.ts';
import { listen, sync, useMatch } from '../net/match-store.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import { ConnectionBanner } from './connection.tsx';
import { frameShown, namesOf } from './seating.ts';
import css from './shell.module.css';
import { Shell } from './shell.tsx';

let listening = false;

/** A table: its seats before the start, the match itself from then on. */
export default function MatchPage({ matchId, invite }: { matchId: string; invite: string | null }) {
  const { open, close } = useMatch.getState();
  useEffect(() => {
    if (!listening) listen();
    listening = true;
    open(matchId, invite);
    return close;
  }, [matchId, invite, open, close]);
  const { summary, fetchSummary, failed } = useSummary(matchId, invite);
  const trouble = useMatch((state) => state.trouble) ?? failed;
  const say = useSay();
  const names = useMemo(() => namesOf(summary, say), [summary, say]);
  if (trouble && summary?.status !== 'waiting') return <CannotShow code={trouble.code} retry={fetchSummary} />;
  if (!summary) return <Loading retry={fetchSummary} />;
  return (
    <SayProvider title={summary.title} names={names}>
      <ChatNews />
      {summary.status === 'waiting' ? (
        <div className={css.waiting}>
          <ConnectionBanner />
          <TableSetup summary={summary} onChanged={fetchSummary} />
        </div>
      ) : (
        <Running summary={summary} retry={() => void sync()} />
      )}
    </SayProvider>
  );
}

/** The summary as last heard over the socket, fetched once to begin with and whenever asked. */
function useSummary(matchId: string, invite: string | null) {
  const summary = useMatch((state) => (state.summary?.matchId === matchId ? state.summary : null));
  const changes = useMatch((state) => state.tableChanges);
  const [failed, setFailed] = useState<{ code: string } | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `changes` ask again.
  useEffect(() => {
    let current = true;
    showMatch(matchId, invite)
      .then((match) => {
        if (!current) return;
        setFailed(null);
        noteClocks(match);
        useMatch.setState({ summary: match });
        void sync();
      })
      .catch((error: unknown) => current && setFailed({ code: codeOf(error) }));
    return () => {
      current = false;
    };
  }, [matchId, invite, round, changes]);
  return { summary, failed, fetchSummary: () => setRound((now) => now + 1) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'offline';
}

function Running({ summary, retry }: { summary: MatchSummary; retry: () => void }) {
  const frames = useMatch((state) => state.frames);
  const viewers = useMatch((state) => state.viewers);
  const boards = useBoards(summary.title);
  const texts = useTexts(summary.title, useLanguage().language);
  const [last, setLast] = useState<string | null>(null);
  const frame = frameShown(frames, viewers, last);
  const viewer = frame?.viewer ?? null;
  useEffect(() => setLast(viewer), [viewer]);
  const ready = useMatch((state) => state.ready);
  if (!frame && ready && (summary.frozen || summary.outcome)) return <NothingToShow summary={summary} />;
  if (!frame || !boards || !texts) return <Loading retry={retry} />;
  return <Shell summary={summary} frame={frame} viewers={viewers} boards={boards} />;
}

function useBoards(title: string): BoardSet | null {
  const [boards, setBoards] = useState<BoardSet | null>(null);
  useEffect(() => {
    let current = true;
    void boardFor(title).then((loaded) => current && setBoards(() => loaded));
    return () => {
      current = false;
    };
  }, [title]);
  return boards;
}

function Loading({ retry }: { retry: () => void }) {
  const say = useSay();
  return (
    <main className={css.wait}>
      <ConnectionBanner />
      <LoadingShapes
        label={say('match.loading')}
        shape="rows"
        count={4}
        slow={
          <>
            {say('match.slow')} <Button onClick={retry}>{say('match.retry')}</Button>
          </>
        }
      />
    </main>
  );
}

/** A match that was closed before it began, or frozen so that not even its board can be drawn. */
function NothingToShow({ summary }: { summary: MatchSummary }) {
  const say = useSay();
  const home = (
    <Link className={buttonClass()} href="/">
      {say('match.backToTables')}
    </Link>
  );
  return (
    <main className={css.wait}>
      <ErrorState title={summary.frozen ? say('match.frozen') : summary.name} action={home}>
        {summary.frozen ? say(`match.frozen.${summary.frozen.reason}`) : summary.outcome && say(summary.outcome.reason)}
      </ErrorState>
    </main>
  );
}

function CannotShow({ code, retry }: { code: string; retry: () => void }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const home = <Button onClick={() => navigate('/')}>{say('match.backToTables')}</Button>;
  const again = <Button onClick={retry}>{say('match.retry')}</Button>;
  return (
    <main className={css.wait}>
      <ErrorState title={say('match.cannotShow')} action={code === 'offline' ? again : home}>
        {say(`refused.${code}`)}
      </ErrorState>
    </main>
  );
}
