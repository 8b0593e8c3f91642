import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Announcement, TitleLog } from '../../boards/types.ts';
import { readMark, writeMark } from '../../net/chat-lines.ts';
import { useMatch } from '../../net/match-store.ts';
import type { Frame, LogEntry } from '../../net/types.ts';
import { arrivedSince, idOf, openedOf, readIn } from './queue.ts';

type Corner = 'left' | 'right';

/** Announcements of a match: the unread ones, and one reopened from the log. */
export interface Announcements {
  /** Unread, oldest first. */
  readonly queue: readonly Announcement[];
  readonly opened: Announcement | null;
  /** The opened one was reopened from the log. */
  readonly isAgain: boolean;
  /** They arrived while the page was hidden or closed. */
  readonly isMissed: boolean;
  /** All announcements, by the number of the entry that shows or completes them. */
  readonly bySeq: ReadonlyMap<number, Announcement>;
  /** Marks the opened one as read; without one, all. */
  /** Corner of the board that does not cover their subjects. */
  readonly corner: Corner;
  moveTo(corner: Corner): void;
  next(): void;
  skip(): void;
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
  onArrived: (ids: string[], isMissed: boolean) => void,
) {
  const known = useRef(new Map<string, Known>());
  const length = frame.logLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log decides, not the rest of the frame.
  useEffect(() => {
    const before = known.current.get(frame.viewer);
    const from = beginOfNew(frame, before, readMark(markOf(frame)));
    known.current.set(frame.viewer, { length, last: frame.log.at(-1) ?? null, isOver: frame.outcome !== undefined });
    if (!document.hidden) writeMark(markOf(frame), length);
    const ids = arrivedSince(all, from).map(idOf);
    if (ids.length > 0) onArrived(ids, !before || document.hidden);
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
    if (sending !== null) change(() => ({ unread: [], chosen: null, again: null, isMissed: false }));
  }, [sending, change]);
  return { reading, change };
}

/** The announcements of the frame on screen. */
export function useAnnouncements(frame: Frame, log: TitleLog | undefined): Announcements {
  const loaded = useMatch(({ logs }) => logs[frame.viewer]);
  const entries = loaded ?? frame.log;
  const all = useMemo(() => log?.announcements(entries) ?? [], [log, entries]);
  const { reading, change } = useReading(frame.viewer);
  const arrived = useCallback(
    (ids: string[], isMissed: boolean) =>
      change(({ unread, ...now }) => ({
        unread: [...unread.filter((id) => !ids.includes(id)), ...ids],
        isMissed: unread.length === 0 ? isMissed : now.isMissed,
      })),
    [change],
  );
  useArrivals(frame, all, arrived);
  const [corner, moveTo] = useState<Corner>('right');
  return useMemo(() => {
    const byId = new Map(all.map((one) => [idOf(one), one]));
    const found = (ids: readonly (string | null)[]) => ids.flatMap((id) => byId.get(id ?? '') ?? []);
    const queue = found(reading.unread);
    const [again] = found([reading.again]);
    const opened = again ?? openedOf(queue, reading.chosen);
    const skip = () => change(() => ({ unread: [], chosen: null, again: null, isMissed: false }));
    return {
      ...{ queue, opened, isAgain: again !== undefined, isMissed: reading.isMissed, skip, corner, moveTo },
      bySeq: new Map(all.map((one) => [one.shownAt ?? one.seq, one])),
      next: () => {
        if (again) return change(() => ({ again: null }));
        if (!opened) return skip();
        change(({ unread }) => ({ unread: unread.filter((id) => id !== idOf(opened)), chosen: null }));
      },
      open: (one) => change(() => ({ chosen: idOf(one) })),
      readAgain: (one) => change(() => ({ again: idOf(one) })),
    };
  }, [all, reading, change, corner]);
}
