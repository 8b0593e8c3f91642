import type { Moment } from '../../question/log/moment.ts';
import { idOf } from '../../question/log/queue.ts';

// What a viewer has seen and done of the moments of a match, and which is in front. No React here.

/** A part of the log, by numbers of entries; `to` is not in it. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** The moment in front: one that was chosen, or the first that was not seen, else the newest; or none. */
type Front = 'newest' | 'none' | { readonly id: string; readonly isAgain: boolean };

/** What a viewer has seen and done. */
export interface Reading {
  readonly viewer: string;
  /** Length of the log at the viewer's last act; null if only the log tells. */
  readonly acted: number | null;
  /** What is before this entry has been seen. */
  readonly seenTo: number;
  /** Ids of later moments that have been in front. */
  readonly seen: ReadonlySet<string>;
  /** What came while the viewer was away. */
  readonly away: Part | null;
  readonly front: Front;
}

/** Most steps of a viewer who never acts. */
const MOST_WATCHED = 12;

const isIn = (part: Part | null, { seq }: Moment): boolean => part !== null && seq >= part.from && seq < part.to;

/**
 * The steps of "Since your last turn", the oldest first: moments of others since the viewer's last act, and own results
 * that came while the viewer was away.
 */
export function stepsOf(
  all: readonly Moment[],
  { viewer, acted, away }: Pick<Reading, 'viewer' | 'acted' | 'away'>,
): readonly Moment[] {
  const isStep = (one: Moment) => !one.isOwn || isIn(away, one);
  const start = acted === null ? all.findLastIndex((one) => !isStep(one)) + 1 : 0;
  const steps = all.slice(start).filter((one) => isStep(one) && !one.isRoutine && one.seq >= (acted ?? 0));
  return viewer === 'spectator' ? steps.slice(-MOST_WATCHED) : steps;
}

/** Whether a moment has been in front of the viewer. */
function isSeen({ seenTo, seen }: Reading, moment: Moment): boolean {
  return (moment.shownAt ?? moment.seq) < seenTo || seen.has(idOf(moment));
}

export const unseenOf = (reading: Reading, steps: readonly Moment[]): readonly Moment[] =>
  steps.filter((one) => !isSeen(reading, one));

/** The moment in front of the viewer; a chosen one may be older than the steps. */
export function openedOf(all: readonly Moment[], steps: readonly Moment[], reading: Reading): Moment | null {
  const { front } = reading;
  if (front === 'none') return null;
  const chosen = front === 'newest' ? undefined : all.findLast((one) => idOf(one) === front.id);
  return chosen ?? unseenOf(reading, steps)[0] ?? steps.at(-1) ?? null;
}

/** After the viewer has acted, with a log of this length: what was before is done with. */
export const afterAct = ({ viewer }: Reading, length: number): Reading => ({
  ...{ viewer, acted: length, seenTo: length, seen: new Set<string>(), away: null },
  front: 'newest',
});

/** After the log has changed to this length: entries that were undone are neither seen nor acted upon. */
export function afterUndo(reading: Reading, length: number): Reading {
  const { acted, seenTo } = reading;
  if ((acted ?? 0) <= length && seenTo <= length) return reading;
  return { ...reading, acted: acted === null ? null : Math.min(acted, length), seenTo: Math.min(seenTo, length) };
}

/** After the end, with which the log is numbered anew: it has been seen up to this entry. */
export const afterEnd = ({ viewer }: Reading, seenTo: number): Reading => ({
  ...{ viewer, acted: null, seenTo, seen: new Set<string>(), away: null },
  front: 'newest',
});

/** After this moment has been in front. */
export function afterSight(reading: Reading, moment: Moment): Reading {
  return isSeen(reading, moment) ? reading : { ...reading, seen: new Set([...reading.seen, idOf(moment)]) };
}

/**
 * After new moments have come: a reader of what was the newest so far, or of none, has the new one in front; a reader of
 * an older one stays there.
 */
export function afterNews(reading: Reading, before: readonly Moment[]): Reading {
  const { front } = reading;
  const last = before.at(-1);
  const isBehind = typeof front === 'object' && (!last || front.id !== idOf(last));
  return isBehind && before.some((one) => idOf(one) === front.id) ? reading : { ...reading, front: 'newest' };
}

/** Number of the entry up to which all is seen, to be kept for the next visit. */
export function markOf(reading: Reading, steps: readonly Moment[], length: number): number {
  return unseenOf(reading, steps)[0]?.seq ?? length;
}
