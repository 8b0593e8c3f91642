import { act, begin, pending, see } from '../src/engine/index.ts';
import { testLuck, testSeed } from '../src/engine/testing/index.ts';
import { titleById, titles } from '../src/titles.ts';

/**
 * Bots against each other: `npm run bench:bots -- [title] [games] [bot] [other] [first seed]`. In every game one seat, each in
 * turn, plays `bot` and all others play `other`. Win rates count a shared win as its share; limits are 95 % (Wilson).
 */
const [id = titles[0]?.id ?? '', count = '200', bot = 'sensible', other = 'random', from = '1'] = process.argv.slice(2);
const title = titleById(id);
if (!title?.bots[bot] || !title.bots[other]) {
  console.error(`no title ${id} with bots ${bot} and ${other}`);
  process.exit(1);
}
const games = Number(count);

/** One game; what the outcome tells of the one seat with the better bot. */
function play(seats: readonly string[], n: number) {
  const seed = testSeed(n);
  const luck = testLuck(n);
  const hero = seats[n % seats.length] ?? '';
  let g = begin(title!, { seats, options: title!.options.parse({}), seed, source: 'fast' });
  let acts = 0;
  for (; !g.outcome; acts++) {
    const [decision] = pending(title!.rules, g);
    if (!decision) throw new Error(`seed ${n}: nobody is asked`);
    const chooser = title!.bots[decision.seat === hero ? bot : other]!;
    const result = act(title!, g, decision.seat, decision.id, chooser(see(title!, g, decision.seat), decision, luck));
    if (!result.ok) throw new Error(`seed ${n}: ${result.refusal.code}`);
    g = result.g;
  }
  const { winners, scores = {} } = g.outcome;
  const rivals = seats.filter((seat) => seat !== hero).map((seat) => scores[seat] ?? 0);
  const { turn } = title!.view(g, 'spectator') as { turn?: number };
  return {
    won: winners.includes(hero) ? 1 / winners.length : 0,
    score: scores[hero] ?? 0,
    rival: rivals.reduce((sum, score) => sum + score, 0) / rivals.length,
    turns: turn ?? acts,
    acts,
  };
}

/** 95 % limits of a share. */
function wilson(share: number, n: number): [number, number] {
  const z = 1.96;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [centre - half, centre + half];
}

const bySize = new Map<number, readonly string[]>();
for (const seats of title.seatings()) if (!bySize.has(seats.length)) bySize.set(seats.length, seats);
for (const [size, seats] of bySize) {
  const started = performance.now();
  const results = Array.from({ length: games }, (_one, n) => play(seats, Number(from) + n));
  const mean = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / games;
  const won = mean((result) => result.won);
  const limits = wilson(won, games).map((share) => `${(share * 100).toFixed(1)}`);
  const each = (performance.now() - started) / results.reduce((sum, result) => sum + result.acts, 0);
  console.log(
    `${id}, ${size} seats, ${games} games: one ${bot} among ${other} wins ${(won * 100).toFixed(1)} % ` +
      `(95 %: ${limits.join(' to ')}; fair ${(100 / size).toFixed(1)}), ` +
      `${mean((result) => result.turns).toFixed(1)} turns, ${mean((result) => result.acts).toFixed(0)} acts, ` +
      `score ${mean((result) => result.score).toFixed(1)} against ${mean((result) => result.rival).toFixed(1)}, ` +
      `${each.toFixed(2)} ms an act`,
  );
}
