import { pending, stateHash } from '../src/engine/index.ts';
import { playout, testRng, testSeed } from '../src/engine/testing/index.ts';
import { testedTitleById, testedTitles } from '../test/tested-titles.ts';

/**
 * Random games to the end, in rotation with every seating and every variant of the options, or with the given options:
 * `npm run tool -- fuzz <title> <games> [first seed] [options]`. Stops at an error, a dead end, an endless loop or a broken invariant and prints the seed.
 */
const [id = testedTitles[0]?.id ?? '', count = '200', from = '1', options] = process.argv.slice(2);
const title = testedTitleById(id);
if (!title) {
  console.error(`no title ${id}; there are: ${testedTitles.map((one) => one.id).join(', ')}`);
  process.exit(1);
}
const seatings = title.seatings();
const variants: readonly object[] = options ? [JSON.parse(options) as object] : [{}, ...(title.variants ?? [])];
const started = performance.now();
const lengths: number[] = [];
for (let n = Number(from); n < Number(from) + Number(count); n++) {
  const seats = seatings[n % seatings.length] ?? [];
  const variant = variants[Math.floor(n / seatings.length) % variants.length];
  try {
    const { g, acts } = playout(
      title,
      { seats, options: title.options.parse(variant), seed: testSeed(n), source: 'fast' },
      testRng(n),
      // What decisions tell viewers is computed too, as servers do.
      { each: ({ after }) => pending(title.rules, after) },
    );
    lengths.push(acts.length);
    if (n === Number(from)) console.log(`seed ${n}: ${acts.length} acts, ${stateHash(g).slice(0, 12)}`);
  } catch (error) {
    console.error(
      `seed ${n}, seats ${seats.join(' ')}, ${JSON.stringify(variant)}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
}
const seconds = (performance.now() - started) / 1000;
const acts = lengths.reduce((sum, length) => sum + length, 0);
lengths.sort((a, b) => a - b);
console.log(
  `${id}: ${lengths.length} games, ${acts} acts (median ${lengths[Math.floor(lengths.length / 2)]} a game), ` +
    `${(lengths.length / seconds).toFixed(1)} games/s, ${Math.round(acts / seconds)} acts/s`,
);
