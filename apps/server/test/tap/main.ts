/** Blind test, exits with 3 if a viewer's bytes depend on a secret: `npm run tool -- test:blind <matches> [pairs]`. */
import type { Covered } from './covered.ts';
import { Leak } from './leak.ts';
import { tapMatches, tapPairs } from './run.ts';

process.env.NODE_ENV = 'production';
const [matches = '200', pairs = matches, ...mix] = process.argv.slice(2);

function told(what: string, covered: Covered, ms: number): string {
  const { matches: played, acts, passes, viewers, frames, packets, bytes, attempts } = covered;
  const size = `${packets} messages and answers, ${bytes} bytes`;
  const people = `${viewers} viewers, ${frames} frames`;
  return `${played} ${what}: ${acts} acts (${passes} passed by standing orders), ${attempts} forbidden attempts, ${people}, ${size}, ${Math.round(ms / 1_000)} s`;
}

async function timed(what: string, run: () => Promise<Covered>): Promise<void> {
  const begin = performance.now();
  const covered = await run();
  console.log(told(what, covered, performance.now() - begin));
}

try {
  const titles = mix.length > 0 ? [mix, mix] : [];
  await timed('blind pairs', () => tapPairs(Number(pairs), ...titles.slice(0, 1)));
  await timed('whole matches', () => tapMatches(Number(matches), ...titles.slice(1)));
  console.log('no viewer was sent what it may not know');
} catch (error) {
  console.error(error);
  process.exitCode = error instanceof Leak ? 3 : 1;
}
