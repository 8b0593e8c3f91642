import { type AnyTitle, type Core, DraftCache } from '@echo-base/games/engine';
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

/**
 * Is told each act of a record in order, where the acts begin that it takes back (null where it takes none back), and
 * the state it led to: null for acts that are not replayed because a later state is known.
 */
export type Passed = (act: Recorded, takenBack: number | null, g: Core | null) => void;

interface ReplaySettings {
  readonly start?: Start | undefined;
  readonly passed?: Passed;
  /** Drafts of the host that plays on; a replay without them has its own. */
  readonly drafts?: DraftCache | undefined;
}

/** A match that is played again from its record, one act after the other. */
export class Replay {
  readonly played: Played<Core>;
  readonly course = new Course();
  /** States that a later act goes back to; kept when they are passed, so that nothing is replayed twice. */
  readonly #states = new Map<number, Core | null>();
  readonly #passed: Passed | undefined;

  /** Stands at the beginning, or at `start`; `acts` are all that there are. */
  constructor(
    title: AnyTitle,
    stored: StoredMatch,
    acts: readonly Recorded[],
    { start, passed, drafts }: ReplaySettings = {},
  ) {
    this.played = openGame(title, stored, { from: start?.g, drafts: drafts ?? DraftCache.forOneMatch() });
    this.#passed = passed;
    for (const act of acts.slice(0, start?.seq ?? 0))
      passed?.(act, this.course.follow(act), act.seq + 1 === start?.seq ? start.g : null);
    for (const act of acts.slice(start?.seq ?? 0)) if (isRewind(act)) this.#states.set(act.choice, null);
  }

  /** Carries the next act out. Throws `Diverged` if the rules do not allow it. */
  step(act: Recorded): void {
    if (this.#states.has(act.seq)) this.#states.set(act.seq, this.played.g);
    if (isRewind(act)) this.#goBack(act);
    else replay(this.played, act);
    const takenBack = this.course.follow(act);
    this.#passed?.(act, takenBack, this.played.g);
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
  each: (g: Core, act: Recorded, takenBack: number | null) => void = () => undefined,
  start?: Start,
): Promise<Core> {
  const passed: Passed = (act, takenBack, g) => act.seq >= (start?.seq ?? 0) && g && each(g, act, takenBack);
  const run = new Replay(title, stored, acts, { start, passed });
  await inSlices(acts.slice(start?.seq ?? 0), (act) => run.step(act));
  return run.played.g;
}
