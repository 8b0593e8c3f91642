import type { Act } from '@echo-base/protocol';
import type { NumberedAct } from '../model/rows.ts';

/** Actor of what nothing may be undone past: a concession, or the close of the match. */
const FINAL = -1;
/** Actor of an undone act or an undo. */
const VOID = -2;
/** Actor of an act of an agreed draw, which is no turn of play. */
const DRAW_ACT = -3;

/** Replay start: the last index of a record, at most `most`, that no later act rewinds past. */
export function startBefore(acts: readonly Act[], most: number): number {
  let start = most;
  for (let index = acts.length - 1; index >= start; index--) {
    const act = acts[index];
    if (act?.kind === 'rewind' && act.to < start) start = act.to;
  }
  return start;
}

/** How many of these acts, in order, come before `takenBack`. Only the last ones are taken back. */
export function keptOf(acts: readonly { readonly seq: number }[], takenBack: number): number {
  return acts.findLastIndex(({ seq }) => seq < takenBack) + 1;
}

/** Effective history of a record: its acts without the undone ones, stored as one small integer per act. */
export class EffectiveHistory {
  readonly #seats: string[] = [];
  /** Actor by index in the record: the seat's index in `#seats`, `FINAL`, `VOID` or `DRAW_ACT`. */
  readonly #actors: number[] = [];
  /** Seats whose last act in the record was an undo. */
  readonly #lastUndid = new Set<string>();

  /** Index of the first act that an act undoes; null if it undoes none. */
  firstUndoneBy(act: Act): number | null {
    if (act.kind === 'rewind') return act.to;
    if (act.kind !== 'undo') return null;
    const last = this.#actors.findLastIndex((actor) => actor !== VOID);
    return last < 0 ? null : last;
  }

  /** Applies the next act of the record. Returns what `firstUndoneBy` does. */
  add(act: NumberedAct): number | null {
    const undone = this.firstUndoneBy(act);
    if (act.kind === 'undo' || act.kind === 'rewind') this.#lastUndid.add(act.seat);
    else if (act.kind !== 'draw' && act.kind !== 'close') this.#lastUndid.delete(act.seat);
    if (undone !== null) this.#actors.fill(VOID, undone);
    this.#actors[act.seq] = this.#actorOf(act);
    return undone;
  }

  /** Whether the last act of a seat was an undo. */
  lastWasUndo(seat: string): boolean {
    return this.#lastUndid.has(seat);
  }

  #actorOf(act: Act): number {
    switch (act.kind) {
      case 'act': {
        const known = this.#seats.indexOf(act.seat);
        return known < 0 ? this.#seats.push(act.seat) - 1 : known;
      }
      case 'undo':
      case 'rewind':
        return VOID;
      case 'draw':
        return DRAW_ACT;
      case 'concede':
      case 'close':
        return FINAL;
    }
  }

  /**
   * Index of the last act of a seat that could be undone, or null. A concession, and everything before it, is final.
   */
  lastOf(seat: string): number | null {
    const number = this.#seats.indexOf(seat);
    const last = this.#actors.findLastIndex((actor) => actor === FINAL || actor === number);
    return last < 0 || this.#actors[last] === FINAL ? null : last;
  }
}
