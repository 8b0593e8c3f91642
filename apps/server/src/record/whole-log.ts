import type { LogEntry } from '@echo-base/games/engine';
import type { EffectiveAct } from './match-log.ts';

/** The whole log of a match that is replayed: what hashes of records of version 1 are made with. */
export class WholeLog {
  #acts: EffectiveAct[];

  /** `opening`: entries of the first state. */
  constructor(opening: readonly LogEntry[]) {
    this.#acts = [{ seq: -1, entries: opening }];
  }

  /** Goes on with the next act of the record, which may take all acts from a place on back. */
  follow(act: EffectiveAct, takenBack: number | null): void {
    if (takenBack === null) this.#acts.push(act);
    else this.#acts = this.#acts.filter(({ seq }) => seq < takenBack);
  }

  get entries(): LogEntry[] {
    return this.#acts.flatMap(({ entries }) => entries);
  }
}
