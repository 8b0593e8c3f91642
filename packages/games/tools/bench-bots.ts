import { act, begin, type Decision, pending, see } from '../src/engine/index.ts';
import { testRng, testSeed } from '../src/engine/testing/index.ts';
import { titleById, titles } from '../src/titles.ts';

/**
 * Bots against each other: `npm run tool -- bench:bots [title] [games] [bot] [other] [first seed] [options]`. In each game
 * one side, chosen in rotation, plays `bot` and all others play `other`. A shared win counts as its share; limits are
 * 95 % (Wilson).
 */
const [id = titles[0]?.id ?? '', count = '200', bot = 'sensible', other = 'random', from = '1', options = '{}'] =
  process.argv.slice(2);
const title = titleById(id);
if (!title?.bots[bot] || !title.bots[other]) {
  console.error(`no title ${id} with bots ${bot} and ${other}`);
  process.exit(1);
}
const games = Number(count);

/** Seats that win together, in playing order. */
function sidesOf(seats: readonly string[]): string[][] {
  const team = (seat: string) => title!.seats.find((one) => one.id === seat)?.team ?? seat;
  return [...new Set(seats.map(team))].map((side) => seats.filter((seat) => team(seat) === side));
}

/** An act by the question it answers, and whether that question had one answer only. */
type Kind = { readonly question: string; readonly single: boolean };

function kindOf({ prompt, shape, options, min, max }: Decision): Kind {
  const open = options.filter(({ refused }) => !refused).length;
  const single = shape === 'one' ? open === 1 : shape === 'number' ? min === max : max === 0 || min === open;
  return { question: prompt.key, single };
}

/** Plays one game; returns the result of the side with `bot`. */
function play(seats: readonly string[], n: number, options: object) {
  const seed = testSeed(n);
  const rng = testRng(n);
  const sides = sidesOf(seats);
  const hero = sides[n % sides.length] ?? [];
  let g = begin(title!, { seats, options: title!.options.parse(options), seed, source: 'fast' });
  const kinds: Kind[] = [];
  while (!g.outcome) {
    const [decision] = pending(title!.rules, g);
    if (!decision) throw new Error(`seed ${n}: no pending decision`);
    kinds.push(kindOf(decision));
    const chooser = title!.bots[hero.includes(decision.seat) ? bot : other]!;
    const result = act(title!, g, decision.seat, decision.id, chooser(see(title!, g, decision.seat), decision, rng));
    if (!result.ok) throw new Error(`seed ${n}: ${result.refusal.code} for ${JSON.stringify(decision.prompt)}`);
    g = result.g;
  }
  const { winners, scores = {} } = g.outcome;
  const rivals = seats.filter((seat) => !hero.includes(seat)).map((seat) => scores[seat] ?? 0);
  const { turn, round } = title!.view(g, 'spectator') as { turn?: number; round?: number };
  const share =
    winners.length === 0 ? 0 : winners.filter((seat: string) => hero.includes(seat)).length / winners.length;
  return {
    won: share,
    side: n % sides.length,
    reason: g.outcome.reason.key,
    score: scores[hero[0] ?? ''] ?? 0,
    rival: rivals.reduce((sum, score) => sum + score, 0) / rivals.length,
    turns: round ?? turn ?? kinds.length,
    acts: kinds.length,
    kinds,
  };
}

/** 95 % confidence limits of a share (Wilson). */
function wilson(share: number, n: number): [number, number] {
  const z = 1.96;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [centre - half, centre + half];
}

/** Prints the win rates of `bot` by side, and how the games ended. */
function bySide(seats: readonly string[], results: readonly ReturnType<typeof play>[]): void {
  for (const [index, side] of sidesOf(seats).entries()) {
    const played = results.filter((result) => result.side === index);
    const share = played.reduce((sum, result) => sum + result.won, 0) / played.length;
    const limits = wilson(share, played.length).map((one) => (one * 100).toFixed(1));
    console.log(
      `  as ${side.join(' + ')}: ${(share * 100).toFixed(1)} % of ${played.length} (95 %: ${limits.join(' to ')})`,
    );
  }
  const reasons = new Map<string, number>();
  for (const { reason } of results) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  console.log(`  ended by ${[...reasons].map(([reason, n]) => `${reason} ${n}`).join(', ')}`);
}

/** Prints the acts of a game by question, and how many of them left no choice. */
function byQuestion(results: readonly ReturnType<typeof play>[]): void {
  const counts = new Map<string, { acts: number; single: number }>();
  for (const { question, single } of results.flatMap(({ kinds }) => kinds)) {
    const count = counts.get(question) ?? { acts: 0, single: 0 };
    counts.set(question, { acts: count.acts + 1, single: count.single + Number(single) });
  }
  const each = (n: number) => (n / results.length).toFixed(1);
  const rows = [...counts].sort(([, one], [, other]) => other.acts - one.acts);
  console.log(`  acts a game (of these with one answer only):`);
  for (const [question, { acts, single }] of rows) console.log(`    ${question} ${each(acts)} (${each(single)})`);
}

const bySize = new Map<number, readonly string[]>();
for (const seats of title.seatings()) if (!bySize.has(seats.length)) bySize.set(seats.length, seats);
for (const [size, seats] of bySize) {
  const started = performance.now();
  const results = Array.from({ length: games }, (_one, n) =>
    play(seats, Number(from) + n, JSON.parse(options) as object),
  );
  const mean = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / games;
  const won = mean((result) => result.won);
  const limits = wilson(won, games).map((share) => `${(share * 100).toFixed(1)}`);
  const each = (performance.now() - started) / results.reduce((sum, result) => sum + result.acts, 0);
  console.log(
    `${id}, ${size} seats, ${games} games: one ${bot} among ${other} wins ${(won * 100).toFixed(1)} % ` +
      `(95 %: ${limits.join(' to ')}; fair ${(100 / sidesOf(seats).length).toFixed(1)}), ` +
      `${mean((result) => result.turns).toFixed(1)} turns, ${mean((result) => result.acts).toFixed(0)} acts, ` +
      `score ${mean((result) => result.score).toFixed(1)} against ${mean((result) => result.rival).toFixed(1)}, ` +
      `${each.toFixed(2)} ms an act`,
  );
  bySide(seats, results);
  byQuestion(results);
}
