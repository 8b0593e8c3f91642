import type { AnyTitle, Core } from '@echo-base/games/engine';
import type { Played } from '@echo-base/games/engine/boardgame';
import type { ActRow, StoredMatch } from '../storage/store.ts';
import { Course, isRewind } from './course.ts';
import { Diverged, openGame, replay } from './game.ts';

/** Acts replayed in one go before others get their turn. */
const SLICE = 20;

/** An act of a record, apart from what only the host needs. */
export type Recorded = Pick<ActRow, 'seq' | 'seat' | 'decision' | 'choice'>;

/** A state a match was in, and how many acts had led there. */
export interface Start {
  readonly seq: number;
  readonly g: Core;
}

/** A match that is played again from its record, one act after the other. */
export class Replay {
  readonly played: Played<Core>;
  readonly course = new Course();
  /** States that a later act goes back to; kept when they are passed, so that nothing is replayed twice. */
  readonly #states = new Map<number, Core | null>();

  /** Stands at the beginning, or at `start`; `acts` are all that there are. */
  constructor(title: AnyTitle, stored: StoredMatch, acts: readonly Recorded[], start?: Start) {
    this.played = openGame(title, stored, start?.g);
    for (const act of acts.slice(0, start?.seq ?? 0)) this.course.follow(act);
    for (const act of acts.slice(start?.seq ?? 0)) if (isRewind(act)) this.#states.set(act.choice, null);
  }

  /** Carries the next act out. Throws `Diverged` if the rules do not allow it. */
  step(act: Recorded): void {
    if (this.#states.has(act.seq)) this.#states.set(act.seq, this.played.g);
    if (isRewind(act)) this.#goBack(act);
    else replay(this.played, act);
    this.course.follow(act);
  }

  #goBack(act: Recorded & { readonly choice: number }): void {
    const earlier = this.#states.get(act.choice);
    if (!earlier || this.course.lastOf(act.seat) !== act.choice || this.played.g.outcome)
      throw new Diverged(`act ${act.seq} does not replay: it cannot take back act ${act.choice}`);
    this.played.rewind(earlier).commit();
  }
}

/** Does something for each act, letting others have their turn in between. */
export async function inSlices<A>(acts: readonly A[], each: (act: A) => void): Promise<void> {
  for (const [index, act] of acts.entries()) {
    each(act);
    if (index % SLICE === SLICE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Replays acts, letting others have their turn in between; `each` looks at the state after every act. With `start` it
 * goes on from there.
 */
export async function replayAll(
  title: AnyTitle,
  stored: StoredMatch,
  acts: readonly Recorded[],
  each: (g: Core, act: Recorded) => void = () => undefined,
  start?: Start,
): Promise<Core> {
  const run = new Replay(title, stored, acts, start);
  await inSlices(acts.slice(start?.seq ?? 0), (act) => {
    run.step(act);
    each(run.played.g, act);
  });
  return run.played.g;
}
