/** Runs many whole matches and blind pairs over all titles. */
import { testRng } from '@echo-base/games/engine/testing';
import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import { titles } from '@echo-base/games/titles';
import { FrozenClock } from './clock.ts';
import { add, type Covered, NOTHING } from './covered.ts';
import { Leak } from './leak.ts';
import { blindPair } from './pairs.ts';
import { planOf } from './plan.ts';
import { wholeMatch } from './whole.ts';
import { TAPPED, World } from './world.ts';

/** Titles that take part; repeated ones take part more often. */
export type Mix = readonly string[];

/**
 * Whole matches: the engine's test title is short and has the most secrets, so it comes four times before each other.
 */
const MIX: Mix = titles.flatMap(({ id }) => [...Array.from({ length: 4 }, () => smugglers.id), id]);
/** Pairs are short, so all titles have the same number. */
const PAIR_MIX: Mix = TAPPED.map(({ id }) => id);

/** Matches on one server: lists must fit on a page. */
const AT_ONCE = 10;

/** Adds to an error how to reproduce it. */
function where(what: string, titleId: string, n: number, error: unknown): unknown {
  if (error instanceof Leak) error.message = `${what} ${n} of ${titleId}: ${error.message}`;
  return error;
}

/** Plays whole matches, starting at number `from`. Throws `Leak`. */
export function tapMatches(count: number, mix: Mix = MIX, from = 0): Promise<Covered> {
  return inWorlds({ count, from, mix, worlds: 1, what: 'whole match' }, ([world], clock, titleId, n) =>
    wholeMatch(world!, clock, planOf(titleId, n, testRng(n)), n),
  );
}

/** Plays pairs, starting at number `from`. Throws `Leak`. */
export function tapPairs(count: number, mix: Mix = PAIR_MIX, from = 0): Promise<Covered> {
  return inWorlds({ count, from, mix, worlds: 2, what: 'pair' }, ([first, second], clock, titleId, n) =>
    // With a running clock the order of a change and its clock message depends on the machine.
    blindPair([first!, second!], clock, { ...planOf(titleId, n, testRng(n)), hasClock: false }, n),
  );
}

interface Series {
  readonly count: number;
  readonly from: number;
  readonly mix: Mix;
  readonly worlds: number;
  readonly what: string;
}
type Play = (worlds: readonly World[], clock: FrozenClock, titleId: string, n: number) => Promise<Covered>;

async function inWorlds({ count, from, mix, worlds, what }: Series, play: Play): Promise<Covered> {
  const clock = new FrozenClock();
  let covered = NOTHING;
  let open: World[] = [];
  const close = () => Promise.all(open.map((world) => world.close()));
  try {
    for (let done = from; done < from + count; done++) {
      if ((done - from) % AT_ONCE === 0) {
        await close();
        open = await Promise.all(Array.from({ length: worlds }, () => World.start()));
      }
      // Lists are ordered by time; the order of matches of one moment would be random.
      clock.move(1_000);
      const titleId = mix[done % mix.length]!;
      // Ordinal number within its title.
      const n = Array.from({ length: done }, (_one, index) => mix[index % mix.length]).filter(
        (id) => id === titleId,
      ).length;
      const played = play(open, clock, titleId, n).catch((error: unknown) => {
        throw where(what, titleId, n, error);
      });
      covered = add(covered, await played);
    }
    return covered;
  } finally {
    await close();
    clock.unfreeze();
  }
}
