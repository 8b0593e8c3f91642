import { DRAW } from '@echo-base/games/engine';
import type { RecordedAct } from './game.ts';

/** Actor of a concession; of an undone act or an undo; of an act of an agreed draw, which is no turn of play. */
const CONCESSION = -1;
const VOID = -2;
const DRAW_ACT = -3;

/** Whether an act is a rewind: an agreed undo past revealed information; its choice is the act it goes back to. */
export function isRewind(act: RecordedAct): act is RecordedAct & { readonly choice: number } {
  return act.decision === 'undo' && typeof act.choice === 'number';
}

/** Replay start: the last index of a record, at most `most`, that no later act rewinds past. */
export function startBefore(acts: readonly RecordedAct[], most: number): number {
  let start = most;
  for (let index = acts.length - 1; index >= start; index--) {
    const act = acts[index];
    if (act && isRewind(act) && act.choice < start) start = act.choice;
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
  /** Actor by index in the record: the seat's index in `#seats`, `CONCESSION` or `VOID`. */
  readonly #actors: number[] = [];
  /** Seats whose last act in the record was an undo. */
  readonly #lastUndid = new Set<string>();

  /** Index of the first act that an act undoes; null if it undoes none. */
  firstUndoneBy(act: RecordedAct): number | null {
    if (isRewind(act)) return act.choice;
    if (act.decision !== 'undo') return null;
    const last = this.#actors.findLastIndex((actor) => actor !== VOID);
    return last < 0 ? null : last;
  }

  /** Applies the next act of the record. Returns what `firstUndoneBy` does. */
  add(act: RecordedAct & { readonly seq: number }): number | null {
    const undone = this.firstUndoneBy(act);
    if (act.decision === 'undo') this.#lastUndid.add(act.seat);
    else if (act.decision !== DRAW) this.#lastUndid.delete(act.seat);
    if (undone !== null) this.#actors.fill(VOID, undone);
    this.#actors[act.seq] = this.#actorOf(act);
    return undone;
  }

  /** Whether the last act of a seat was an undo. */
  lastWasUndo(seat: string): boolean {
    return this.#lastUndid.has(seat);
  }

  #actorOf({ seat, decision }: RecordedAct): number {
    if (decision === 'undo') return VOID;
    if (decision === 'concede') return CONCESSION;
    if (decision === DRAW) return DRAW_ACT;
    const known = this.#seats.indexOf(seat);
    return known < 0 ? this.#seats.push(seat) - 1 : known;
  }

  /**
   * Index of the last act of a seat that could be undone, or null. A concession, and everything before it, is final.
   */
  lastOf(seat: string): number | null {
    const number = this.#seats.indexOf(seat);
    const last = this.#actors.findLastIndex((actor) => actor === CONCESSION || actor === number);
    return last < 0 || this.#actors[last] === CONCESSION ? null : last;
  }
}
