import type { Deed } from './game.ts';

interface Standing {
  readonly seq: number;
  readonly seat: string;
  readonly decision: string;
}

/** Whether a deed goes back past the information boundary: an undo that names the act it takes back. */
export function isRewind(deed: Deed): deed is Deed & { readonly choice: number } {
  return deed.decision === 'undo' && typeof deed.choice === 'number';
}

/**
 * The last place in a record, at or before `most`, from which it can be replayed: nothing that comes later goes back
 * past it. Places before that one have to be asked about by themselves.
 */
export function startBefore(acts: readonly Deed[], most: number): number {
  let start = most;
  for (let index = acts.length - 1; index >= start; index--) {
    const act = acts[index];
    if (act && isRewind(act) && act.choice < start) start = act.choice;
  }
  return start;
}

/** What of a record stands: its acts without those that were taken back. */
export class Course {
  #acts: Standing[] = [];
  /** Seats whose last act in the record took something back. */
  readonly #tookBack = new Set<string>();

  /** Where the acts begin that an act takes back; null where it takes none back. */
  takenBackBy(act: Deed): number | null {
    if (isRewind(act)) return act.choice;
    return act.decision === 'undo' ? (this.#acts.at(-1)?.seq ?? null) : null;
  }

  /** Goes on with the next act of the record; where the acts begin that it takes back, or null. */
  follow(act: Deed & { readonly seq: number }): number | null {
    const { seq, seat, decision } = act;
    const takenBack = this.takenBackBy(act);
    if (decision === 'undo') this.#tookBack.add(seat);
    else this.#tookBack.delete(seat);
    if (isRewind(act)) this.#acts = this.#acts.filter((one) => one.seq < act.choice);
    else if (decision === 'undo') this.#acts.pop();
    else this.#acts.push({ seq, seat, decision });
    return takenBack;
  }

  /** Whether a seat has taken an act back and not acted since. */
  hasTakenBack(seat: string): boolean {
    return this.#tookBack.has(seat);
  }

  /**
   * Where the last act of a seat stands in the record, or null if it has none that the table could let it take back:
   * giving up is for good, also for everything before it.
   */
  lastOf(seat: string): number | null {
    for (let index = this.#acts.length - 1; index >= 0; index--) {
      const one = this.#acts[index];
      if (!one || one.decision === 'concede') return null;
      if (one.seat === seat) return one.seq;
    }
    return null;
  }
}
