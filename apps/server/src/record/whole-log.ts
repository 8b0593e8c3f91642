import type { LogEntry } from '@echo-base/games/engine';
import { keptOf } from './effective-history.ts';
import type { EffectiveAct } from './match-log.ts';

/** Whole log of a replayed match. */
export class WholeLog {
  readonly #acts: EffectiveAct[];

  /** `opening` holds the entries of the initial state. */
  constructor(opening: readonly LogEntry[]) {
    this.#acts = [{ seq: -1, entries: opening }];
  }

  /** Applies the next act of the record, which may undo all acts from `takenBack` on. */
  follow(act: EffectiveAct, takenBack: number | null): void {
    if (takenBack === null) this.#acts.push(act);
    else this.#acts.length = keptOf(this.#acts, takenBack);
  }

  get entries(): LogEntry[] {
    return this.#acts.flatMap(({ entries }) => entries);
  }
}
