import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { readMark, writeMark } from '../../kit/net/chat-lines.ts';
import { useMatch } from '../../kit/net/match-store.ts';
import type { Frame } from '../../kit/net/types.ts';
import type { Moment } from '../../question/log/moment.ts';
import { type Moments, useStage } from '../../question/log/moments-context.ts';
import { idOf, isWorthReopening, readIn } from '../../question/log/queue.ts';
import {
  afterAct,
  afterEnd,
  afterNews,
  afterSight,
  afterUndo,
  markOf,
  openedOf,
  type Reading,
  stepsOf,
  unseenOf,
} from './reading.ts';

const seenKey = ({ matchId, viewer }: Frame): string => `log ${matchId} ${viewer}`;
const actedKey = ({ matchId, viewer }: Frame): string => `acted ${matchId} ${viewer}`;

/** What a viewer knows who opens the match, or comes back to it: what was read in this browser before. */
function returned(frame: Frame): Reading {
  const { viewer, logLength: length } = frame;
  const mark = readMark(seenKey(frame));
  const seenTo = Math.min(mark ?? (viewer === 'spectator' ? length : 0), length);
  const acted = viewer === 'spectator' ? seenTo : readMark(actedKey(frame));
  const away = mark === undefined ? null : { from: seenTo, to: length };
  const known = { viewer, seenTo, seen: new Set<string>(), away, acted: acted ?? null };
  // After the end a match opens with its story, not with its last turn.
  return frame.outcome ? { ...known, acted: length, front: 'none' } : afterUndo({ ...known, front: 'newest' }, length);
}

/** The same for a viewer whose sides are on one screen without secrets: all of it was seen from the other side. */
const beside = (frame: Frame): Reading => ({
  ...afterAct(returned(frame), frame.logLength),
  acted: readMark(actedKey(frame)) ?? null,
  front: 'none',
});

type Change = (to: (now: Reading) => Reading) => void;

function useReading(frame: Frame): readonly [Reading, Change] {
  const [held, setHeld] = useState(() => returned(frame));
  const isOther = held.viewer !== frame.viewer;
  const reading = useMemo(() => (isOther ? beside(frame) : held), [isOther, frame, held]);
  if (isOther) setHeld(reading);
  return [reading, useCallback((to) => setHeld(to), [])];
}

/** An act of this session takes its moments from the front. */
function useActs(frame: Frame, change: Change): void {
  const isActing = useMatch(({ sending }) => sending !== null && sending !== 'undo');
  const done = useEffectEvent(() => {
    const { logLength } = frame;
    writeMark(actedKey(frame), logLength);
    change((now) => afterAct(now, logLength));
  });
  useEffect(() => {
    if (isActing) done();
  }, [isActing]);
}

/** What comes while the page is hidden comes while the viewer is away. */
function useAway(length: number, change: Change): void {
  const changed = useEffectEvent(() => {
    const { hidden } = document;
    change((now) => {
      if (hidden) return { ...now, away: { from: now.away?.from ?? length, to: Number.POSITIVE_INFINITY } };
      if (!now.away || now.away.to < length) return now;
      // What has come meanwhile is in front.
      return { ...now, away: { ...now.away, to: length }, ...(length > now.away.from && { front: 'newest' }) };
    });
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
}

/** Follows the log: its news, what is undone, and its end, with which it is numbered anew. */
function useNews(frame: Frame, steps: readonly Moment[], change: Change): void {
  const { log, logLength: length, outcome } = frame;
  const isOver = outcome !== undefined;
  const last = steps.at(-1);
  const newest = last ? idOf(last) : null;
  const before = useRef({ steps, newest, isOver, entry: log.at(-1) ?? null });
  const look = useEffectEvent(() => {
    const known = before.current;
    before.current = { steps, newest, isOver, entry: log.at(-1) ?? null };
    change((now) => afterUndo(now, length));
    if (isOver && !known.isOver) change((now) => afterEnd(now, readIn(log, known.entry)));
    const isNews = newest !== null && newest !== known.newest && !known.steps.some((one) => idOf(one) === newest);
    if (isNews) change((now) => afterNews(now, known.steps));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what changes.
  useEffect(() => look(), [length, newest, isOver]);
}

/** What is in front of a page in view is seen, and stays in front. */
function useSight(
  frame: Frame,
  { marked, opened, isAgain }: Omit<Moments, 'asked' | 'steps'>,
  reading: Reading,
  change: Change,
): void {
  const { staged } = useStage();
  const shown = staged ? (staged.phase === 'result' ? staged.moment : null) : opened;
  const see = useEffectEvent(() => {
    if (document.hidden) return;
    if (!staged && opened) {
      const front = { id: idOf(opened), isAgain };
      change((now) => afterSight(typeof now.front === 'object' ? now : { ...now, front }, opened));
    } else if (shown) change((now) => afterSight(now, shown));
    writeMark(seenKey(frame), markOf(reading, marked, frame.logLength));
  });
  const id = shown && idOf(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what changes.
  useEffect(() => {
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, reading, frame.logLength]);
}

/** The moments of the frame on screen, and which of them is in front of its viewer. */
export function useRecap(frame: Frame, all: readonly Moment[]): Moments {
  const [reading, change] = useReading(frame);
  const [asked, setAsked] = useState(0);
  const [steps, setSteps] = useState(0);
  const go = useCallback(() => setSteps((now) => now + 1), []);
  const ask = useCallback(() => {
    setAsked((now) => now + 1);
    go();
  }, [go]);
  const moments = useMemo(() => momentsOf(all, reading, change, { ask, go }), [all, reading, change, ask, go]);
  useActs(frame, change);
  useAway(frame.logLength, change);
  useNews(frame, moments.marked, change);
  useSight(frame, moments, reading, change);
  return useMemo(() => ({ ...moments, asked, steps }), [moments, asked, steps]);
}

/** Notes that the viewer has opened a moment, or gone a step. */
interface Asks {
  ask(): void;
  go(): void;
}

function momentsOf(
  all: readonly Moment[],
  reading: Reading,
  change: Change,
  { ask, go }: Asks,
): Omit<Moments, 'asked' | 'steps'> {
  const marked = stepsOf(all, reading);
  const opened = openedOf(all, marked, reading);
  const unseen = unseenOf(reading, marked);
  const { front } = reading;
  const put = (one: Moment) => {
    const isAgain = !unseen.includes(one);
    change((now) => ({ ...now, front: { id: idOf(one), isAgain } }));
  };
  const row = opened && !marked.includes(opened) ? all : marked;
  return {
    ...{ all, marked, opened, row, unseen: unseen.filter((one) => one !== opened).length },
    isAgain: typeof front === 'object' ? front.isAgain : opened !== null && !unseen.includes(opened),
    bySeq: new Map(all.filter(isWorthReopening).map((one) => [one.shownAt ?? one.seq, one])),
    step(by) {
      const beside = opened && row[row.indexOf(opened) + by];
      if (!beside) return;
      put(beside);
      go();
    },
    open(one) {
      put(one);
      ask();
    },
    reopen() {
      const first = unseen[0] ?? marked.at(-1);
      if (!first) return;
      put(first);
      ask();
    },
    close: () => change((now) => ({ ...now, front: 'none' })),
  };
}
