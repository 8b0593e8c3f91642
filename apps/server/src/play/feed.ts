import type { Seen, SeenEntry } from '@echo-base/games/engine';
import { applyLogChange, type Delta, diffFrames, type Frame, type LogChange } from '@echo-base/protocol';

/** How many changes a viewer may miss and still be sent exactly those. */
export const HISTORY = 128;
/** The most those may take as JSON, in characters: beyond, a whole frame is the shorter answer. */
const HISTORY_SIZE = 24 * 1_024;

/** What a viewer sees of a match, and how many acts have led there. */
export interface Sight {
  readonly seen: Seen;
  /** Entries of the log the viewer may read, in all. */
  readonly logLength: number;
  readonly acts: number;
}

interface Held {
  readonly frame: Frame;
  readonly acts: number;
  readonly delta: Delta;
  readonly due: number;
}

/** A viewer's frame of a version. `log`: the newest entries. */
function frameOf(matchId: string, version: number, { seen, logLength }: Sight, log: Frame['log']): Frame {
  const { viewer, view, decisions, canUndo, waitingFor, pending, mates, outcome } = seen;
  const common = { matchId, viewer, version, view, decisions, canUndo, log, logLength, waitingFor, pending };
  return { ...common, ...(mates && { mates }), ...(outcome && { outcome }) };
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
  /** How many acts led to the frame the viewers have. */
  shownActs: number;
  /** How many acts led to `head`. */
  #acts: number;
  /** As JSON: as objects they take several times the memory, and keep parts of older frames. */
  #history: { readonly from: number; readonly json: string }[] = [];
  /** Characters of all changes in the history. */
  #size = 0;
  #held: Held[] = [];

  /** `log`: the newest entries the viewer may read. */
  constructor(matchId: string, sight: Sight, log: readonly SeenEntry[], version = 0) {
    this.head = frameOf(matchId, version, sight, log);
    this.shown = this.head;
    this.shownActs = sight.acts;
    this.#acts = sight.acts;
  }

  /** Takes in what the viewer sees after an act, and how the act has changed its log; true if anything has. */
  advance(sight: Sight, logChange: LogChange | null, due: number): boolean {
    const { matchId, viewer, version, log } = this.head;
    // Where something besides the act has changed the frame too, the log has followed before.
    const change = sight.acts === this.#acts ? null : logChange;
    this.#acts = sight.acts;
    const ops = diffFrames(this.head, frameOf(matchId, version, sight, log));
    if (ops.length === 0 && !change) return false;
    this.head = frameOf(matchId, version + 1, sight, change ? applyLogChange(log, change) : log);
    const moved = { op: 'replace', path: '/version', value: version + 1 } as const;
    const span = { matchId, viewer, from: version, to: version + 1 };
    const delta: Delta = { ...span, ops: [moved, ...ops], ...(change && { log: change }) };
    this.#held.push({ frame: this.head, acts: sight.acts, delta, due });
    return true;
  }

  /** Shows what is due by `now`; the changes to send. */
  release(now: number): Delta[] {
    const next = this.#held.findIndex((held) => held.due > now);
    const free = this.#held.splice(0, next < 0 ? this.#held.length : next);
    const last = free.at(-1);
    if (!last) return [];
    this.shown = last.frame;
    this.shownActs = last.acts;
    const deltas = free.map((held) => held.delta);
    for (const delta of deltas) this.#remember(delta);
    return deltas;
  }

  #remember(delta: Delta): void {
    const json = JSON.stringify(delta);
    this.#history.push({ from: delta.from, json });
    this.#size += json.length;
    while (this.#history.length > HISTORY || (this.#size > HISTORY_SIZE && this.#history.length > 1))
      this.#size -= this.#history.shift()?.json.length ?? 0;
  }

  /** When the next change is due, or null when none is held back. */
  get nextDue(): number | null {
    return this.#held[0]?.due ?? null;
  }

  /** Exactly what was missed since a version, or null when that is not known any more. */
  since(version: number): Delta[] | null {
    if (version === this.shown.version) return [];
    const first = this.#history.findIndex(({ from }) => from === version);
    return first < 0 ? null : this.#history.slice(first).map(({ json }) => JSON.parse(json) as Delta);
  }
}
