import type { Seen } from '@echo-base/games/engine';
import { type Delta, diffFrames, type Frame } from '@echo-base/protocol';

/** How many changes a viewer may miss and still be sent exactly those. */
export const HISTORY = 256;

interface Held {
  readonly frame: Frame;
  readonly delta: Delta;
  readonly due: number;
}

/** A viewer's frame of a version. */
function frameOf(matchId: string, version: number, seen: Seen): Frame {
  const { viewer, view, decisions, canUndo, log, waitingFor, outcome } = seen;
  return { matchId, viewer, version, view, decisions, canUndo, log, waitingFor, ...(outcome && { outcome }) };
}

/**
 * What one class of viewers (a seat, or all spectators) is shown of a match: its frame, and the changes that led
 * there. The version moves only when something in the frame changed. Changes may be held back until they are due.
 */
export class Feed {
  /** The frame as the match stands. */
  head: Frame;
  /** The frame the viewers have. */
  shown: Frame;
  #history: Delta[] = [];
  #held: Held[] = [];

  constructor(matchId: string, seen: Seen, version = 0) {
    this.head = frameOf(matchId, version, seen);
    this.shown = this.head;
  }

  /** Takes in what the viewer sees after an act; true if that changed anything. */
  advance(seen: Seen, due: number): boolean {
    const { matchId, viewer, version } = this.head;
    const ops = diffFrames(this.head, frameOf(matchId, version, seen));
    if (ops.length === 0) return false;
    this.head = frameOf(matchId, version + 1, seen);
    const moved = { op: 'replace', path: '/version', value: version + 1 } as const;
    const delta: Delta = { matchId, viewer, from: version, to: version + 1, ops: [moved, ...ops] };
    this.#held.push({ frame: this.head, delta, due });
    return true;
  }

  /** Shows what is due by `now`; the changes to send. */
  release(now: number): Delta[] {
    const next = this.#held.findIndex((held) => held.due > now);
    const free = this.#held.splice(0, next < 0 ? this.#held.length : next);
    const last = free.at(-1);
    if (!last) return [];
    this.shown = last.frame;
    const deltas = free.map((held) => held.delta);
    this.#history.push(...deltas);
    this.#history.splice(0, this.#history.length - HISTORY);
    return deltas;
  }

  /** When the next change is due, or null when none is held back. */
  get nextDue(): number | null {
    return this.#held[0]?.due ?? null;
  }

  /** Exactly what was missed since a version, or null when that is not known any more. */
  since(version: number): Delta[] | null {
    if (version === this.shown.version) return [];
    const first = this.#history.findIndex((delta) => delta.from === version);
    return first < 0 ? null : this.#history.slice(first);
  }
}
