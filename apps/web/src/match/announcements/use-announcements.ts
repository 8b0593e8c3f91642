import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Announcement, TitleLog } from '../../boards/types.ts';
import { readMark, writeMark } from '../../net/chat-lines.ts';
import { useMatch } from '../../net/match-store.ts';
import type { Frame, LogEntry } from '../../net/types.ts';
import { arrivedSince, besideOf, idOf, isWorthReopening, openedOf, readIn, withArrived } from './queue.ts';

/** Announcements of a match: the unread ones, and one reopened from the log. */
export interface Announcements {
  /** Unread ones, oldest first; the last may be one reopened from the log. */
  readonly listed: readonly Announcement[];
  readonly opened: Announcement | null;
  /** The opened one was reopened from the log. */
  readonly isAgain: boolean;
  /** They arrived while the page was hidden or closed. */
  readonly isMissed: boolean;
  /** Announcements worth reopening from the log, by the number of the entry that shows or completes them. */
  readonly bySeq: ReadonlyMap<number, Announcement>;
  /** Opens the one after or before the opened one. */
  step(by: 1 | -1): void;
  /** Opens the next one; closes all after the last. */
  next(): void;
  /** Closes all. */
  close(): void;
  /** Removes one, by its id, that has been in view long enough. */
  leave(id: string): void;
  open(announcement: Announcement): void;
  readAgain(announcement: Announcement): void;
}

/** Ids of a viewer's unread announcements, and the opened one. */
interface Reading {
  readonly viewer: string;
  readonly unread: readonly string[];
  readonly chosen: string | null;
  readonly again: string | null;
  readonly isMissed: boolean;
}

const nothingOf = (viewer: string): Reading => ({ viewer, unread: [], chosen: null, again: null, isMissed: false });

/** Length of a viewer's log that has been processed. */
interface Known {
  readonly length: number;
  readonly last: LogEntry | null;
  readonly isOver: boolean;
}

/** Index of the first new entry of a log. */
function beginOfNew(frame: Frame, known: Known | undefined, mark: number | undefined): number {
  if (!known) return Math.min(mark ?? frame.logLength, frame.logLength);
  if (frame.outcome && !known.isOver) return readIn(frame.log, known.last);
  return Math.min(known.length, frame.logLength);
}

const markOf = (frame: Frame): string => `log ${frame.matchId} ${frame.viewer}`;

/** Processes new entries; those that arrived while the page was hidden or closed count as missed. */
function useArrivals(
  frame: Frame,
  all: readonly Announcement[],
  onArrived: (arrived: readonly Announcement[], isMissed: boolean) => void,
) {
  const known = useRef(new Map<string, Known>());
  const length = frame.logLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log decides, not the rest of the frame.
  useEffect(() => {
    const before = known.current.get(frame.viewer);
    const from = beginOfNew(frame, before, readMark(markOf(frame)));
    known.current.set(frame.viewer, { length, last: frame.log.at(-1) ?? null, isOver: frame.outcome !== undefined });
    if (!document.hidden) writeMark(markOf(frame), length);
    const arrived = arrivedSince(all, from);
    if (arrived.length > 0) onArrived(arrived, !before || document.hidden);
  }, [frame.viewer, length, all, onArrived]);
  const mark = markOf(frame);
  useEffect(() => {
    const onSight = () => !document.hidden && writeMark(mark, length);
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [mark, length]);
}

/** Unread announcements of a viewer. An act of this viewer's session marks all on screen as read. */
function useReading(viewer: string) {
  const [held, setHeld] = useState<Reading>(nothingOf(viewer));
  const reading = held.viewer === viewer ? held : nothingOf(viewer);
  const change = useCallback(
    (to: (now: Reading) => Partial<Reading>) =>
      setHeld((now) => {
        const own = now.viewer === viewer ? now : nothingOf(viewer);
        return { ...own, ...to(own) };
      }),
    [viewer],
  );
  const sending = useMatch((state) => state.sending);
  useEffect(() => {
    if (sending !== null) change(() => nothingOf(viewer));
  }, [sending, change, viewer]);
  return { reading, change };
}

/** The announcements of the frame on screen. */
export function useAnnouncements(frame: Frame, log: TitleLog | undefined): Announcements {
  const loaded = useMatch(({ logs }) => logs[frame.viewer]);
  const entries = loaded ?? frame.log;
  const { viewer } = frame;
  const all = useMemo(() => log?.announcements(entries, viewer) ?? [], [log, entries, viewer]);
  const { reading, change } = useReading(viewer);
  const onArrived = useCallback(
    (arrived: readonly Announcement[], isMissed: boolean) =>
      change(({ unread, ...now }) => {
        const areMissed = unread.length === 0 ? isMissed : now.isMissed;
        return { unread: withArrived(unread, arrived, areMissed), isMissed: areMissed };
      }),
    [change],
  );
  useArrivals(frame, all, onArrived);
  const leave = useCallback(
    (left: string) => change(({ unread }) => ({ unread: unread.filter((id) => id !== left) })),
    [change],
  );
  return useMemo(() => ({ ...announced(all, reading, change), leave }), [all, reading, change, leave]);
}

/** Announcements as listed, and how to read them. */
function announced(
  all: readonly Announcement[],
  { viewer, unread, chosen, again, isMissed }: Reading,
  change: (to: (now: Reading) => Partial<Reading>) => void,
): Omit<Announcements, 'leave'> {
  const byId = new Map(all.map((one) => [idOf(one), one]));
  const ids = [...unread.filter((id) => id !== again), ...(again === null ? [] : [again])];
  const listed = ids.flatMap((id) => byId.get(id) ?? []);
  const opened = openedOf(listed, chosen);
  const close = () => change(() => nothingOf(viewer));
  const open = (one: Announcement) => change(() => ({ chosen: idOf(one) }));
  const step = (by: 1 | -1) => {
    const beside = besideOf(listed, opened, by);
    if (beside) open(beside);
    return beside !== null;
  };
  return {
    ...{ listed, opened, isMissed, close, open, step },
    isAgain: opened !== null && idOf(opened) === again,
    bySeq: new Map(all.filter(isWorthReopening).map((one) => [one.shownAt ?? one.seq, one])),
    next: () => {
      if (!step(1)) close();
    },
    readAgain: (one) => change(() => ({ again: idOf(one), chosen: idOf(one) })),
  };
}
