import type { LogEntry } from '@echo-base/games/engine';
import type { EffectiveAct } from './match-log.ts';

/** Whole log of a replayed match, for the hashes of records of version 1. */
export class WholeLog {
  #acts: EffectiveAct[];

  /** `opening` holds the entries of the initial state. */
  constructor(opening: readonly LogEntry[]) {
    this.#acts = [{ seq: -1, entries: opening }];
  }

  /** Applies the next act of the record, which may undo all acts from `takenBack` on. */
  follow(act: EffectiveAct, takenBack: number | null): void {
    if (takenBack === null) this.#acts.push(act);
    else this.#acts = this.#acts.filter(({ seq }) => seq < takenBack);
  }

  get entries(): LogEntry[] {
    return this.#acts.flatMap(({ entries }) => entries);
  }
}
