/**
 * Plays matches and pairs in turn, or pairs of one title, until a leak is found: exits with 3 then, otherwise with 0.
 * `TEST_SEED`: number of the first match and pair, by default 0.
 */
import { Leak } from './leak.ts';
import { tapMatches, tapPairs } from './run.ts';

/** Most leaks show in the first match or pair; the search ends after this many. */
const ENOUGH = 24;

const FIRST = Number(process.env.TEST_SEED ?? 0);

const [title] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
try {
  for (let n = FIRST; n < FIRST + ENOUGH; n++) {
    if (title === undefined) await tapMatches(1, ['smugglers'], n);
    await tapPairs(1, title === undefined ? undefined : [title], n);
  }
} catch (error) {
  console.error(error);
  process.exitCode = error instanceof Leak ? 3 : 1;
}
