import type { Deed } from './game.ts';

/** Instead of the number of a seat: a concession, and an act that was taken back or takes others back. */
const CONCESSION = -1;
const VOID = -2;

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

/** Effective history of a record: its acts without those that were taken back. One small number for each act. */
export class Course {
  readonly #seats: string[] = [];
  /** By place in the record: the number of the seat that acted, or `CONCESSION`, or `VOID`. */
  readonly #actors: number[] = [];
  /** Seats whose last act in the record took something back. */
  readonly #tookBack = new Set<string>();

  /** Where the acts begin that an act takes back; null where it takes none back. */
  takenBackBy(act: Deed): number | null {
    if (isRewind(act)) return act.choice;
    if (act.decision !== 'undo') return null;
    const last = this.#actors.findLastIndex((actor) => actor !== VOID);
    return last < 0 ? null : last;
  }

  /** Goes on with the next act of the record; where the acts begin that it takes back, or null. */
  follow(act: Deed & { readonly seq: number }): number | null {
    const takenBack = this.takenBackBy(act);
    if (act.decision === 'undo') this.#tookBack.add(act.seat);
    else this.#tookBack.delete(act.seat);
    if (takenBack !== null) this.#actors.fill(VOID, takenBack);
    this.#actors[act.seq] = this.#actorOf(act);
    return takenBack;
  }

  /** Whether a seat has taken an act back and not acted since. */
  hasTakenBack(seat: string): boolean {
    return this.#tookBack.has(seat);
  }

  #actorOf({ seat, decision }: Deed): number {
    if (decision === 'undo') return VOID;
    if (decision === 'concede') return CONCESSION;
    const known = this.#seats.indexOf(seat);
    return known < 0 ? this.#seats.push(seat) - 1 : known;
  }

  /**
   * Where the last act of a seat stands in the record, or null if it has none that the table could let it take back:
   * giving up is for good, also for everything before it.
   */
  lastOf(seat: string): number | null {
    const number = this.#seats.indexOf(seat);
    const last = this.#actors.findLastIndex((actor) => actor === CONCESSION || actor === number);
    return last < 0 || this.#actors[last] === CONCESSION ? null : last;
  }
}
