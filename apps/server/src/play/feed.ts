import type { Seen, SeenEntry, Viewer } from '@echo-base/games/engine';
import { applyLogChange, type Delta, diffFrames, type Frame, type LogChange } from '@echo-base/protocol';
import { DeltaHistory } from './delta-history.ts';
import type { LiveMatch } from './live-match.ts';

/** View of a match, and the number of acts before it. */
export interface Sight {
  readonly seen: Seen;
  /** Number of log entries the viewer may read. */
  readonly logLength: number;
  readonly acts: number;
}

interface Held {
  readonly frame: Frame;
  readonly acts: number;
  readonly delta: Delta;
  readonly due: number;
}

/** What is seen of a match in which no act is possible any more: nothing is asked or offered, and no seat is waited for. */
export function withoutActs<S extends Omit<Seen, 'log'>>({ mates, draw, canConcedePart, ...rest }: S) {
  return { ...rest, decisions: [], canUndo: false, waitingFor: [], pending: [] };
}

/** Frame of a version. `log` holds the newest entries. */
function frameOf(matchId: string, version: number, { seen, logLength }: Sight, log: Frame['log']): Frame {
  return { ...seen, matchId, version, log, logLength };
}

/**
 * Feed of one class of viewers (a seat, or all spectators): its frame and the deltas before it. The version increases
 * only when the frame changes. Changes may be delayed until they are due.
 */
export class Feed {
  /** Frame of the current state. */
  head: Frame;
  /** Frame that viewers have. */
  shown: Frame;
  /** Number of acts before `shown`. */
  shownActs: number;
  /** Number of acts before `head`. */
  #acts: number;
  readonly #history = new DeltaHistory();
  #held: Held[] = [];

  /** `log` holds the newest entries the viewer may read. */
  constructor(matchId: string, input: Sight, log: readonly SeenEntry[], version = 0) {
    this.head = frameOf(matchId, version, input, log);
    this.shown = this.head;
    this.shownActs = input.acts;
    this.#acts = input.acts;
  }

  /** Adds the view after an act and its log change; true if the frame changed. */
  advance(input: Sight, logChange: LogChange | null, due: number): boolean {
    const { matchId, viewer, version, log } = this.head;
    // If something other than an act changed the frame, the log is already up to date.
    const change = input.acts === this.#acts ? null : logChange;
    this.#acts = input.acts;
    const ops = diffFrames(this.head, frameOf(matchId, version, input, log));
    if (ops.length === 0 && !change) return false;
    this.head = frameOf(matchId, version + 1, input, change ? applyLogChange(log, change) : log);
    const moved = { op: 'replace', path: '/version', value: version + 1 } as const;
    const span = { matchId, viewer, from: version, to: version + 1 };
    const delta: Delta = { ...span, ops: [moved, ...ops], ...(change && { log: change }) };
    this.#held.push({ frame: this.head, acts: input.acts, delta, due });
    return true;
  }

  /** Releases the changes due by `now`; returns their deltas. */
  release(now: number): Delta[] {
    const next = this.#held.findIndex((held) => held.due > now);
    const free = this.#held.splice(0, next < 0 ? this.#held.length : next);
    const last = free.at(-1);
    if (!last) return [];
    this.shown = last.frame;
    this.shownActs = last.acts;
    const deltas = free.map((held) => held.delta);
    for (const delta of deltas) this.#history.add(delta);
    return deltas;
  }

  /** When the next change is due; infinite if none is delayed. */
  get nextDue(): number {
    return this.#held[0]?.due ?? Number.POSITIVE_INFINITY;
  }

  /** Deltas since a version, or null if they are not available any more. */
  since(version: number): Delta[] | null {
    if (version === this.shown.version) return [];
    return this.#history.since(version);
  }
}

/** Catch-up of viewers: the deltas since the versions they have, or whole frames where those are not known. */
export function catchUp(
  live: LiveMatch | null,
  viewers: readonly Viewer[],
  since: Readonly<Record<string, number>>,
  isFrozen: boolean,
): { frames: readonly Frame[]; deltas: readonly Delta[] } {
  const frames: Frame[] = [];
  const deltas: Delta[] = [];
  for (const viewer of viewers) {
    const feed = live?.feeds.get(viewer);
    if (!feed) continue;
    const version = !isFrozen && Object.hasOwn(since, viewer) ? since[viewer] : undefined;
    const missed = version === undefined ? null : feed.since(version);
    if (missed) deltas.push(...missed);
    else frames.push(isFrozen ? withoutActs(feed.shown) : feed.shown);
  }
  return { frames, deltas };
}
