import { begin, pending, see } from '../src/engine/index.ts';
import { playout, testLuck, testSeed } from '../src/engine/testing/index.ts';
import { titleById, titles } from '../src/titles.ts';

/** Speed of the rules on one core: `npm run bench:rules -- [title]`. Figures are medians of five rounds. */
const wanted = process.argv[2];
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const timed = (work: () => void) => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

for (const { id } of titles.filter((one) => !wanted || one.id === wanted)) {
  const title = titleById(id);
  if (!title) continue;
  const seats = title.seatings()[0] ?? [];
  const table = (n: number) => ({
    seats,
    options: title.options.parse({}),
    seed: testSeed(n),
    source: 'fast' as const,
  });
  playout(title, table(1), testLuck(1));
  const rounds = Array.from({ length: 5 }, (_, round) => {
    let acts = 0;
    const ms = timed(() => {
      for (let n = 0; n < 10; n++) acts += playout(title, table(n), testLuck(round * 10 + n)).acts.length;
    });
    return { games: 10_000 / ms, acts: (acts * 1000) / ms };
  });
  let middle = begin(title, table(2));
  const states: (typeof middle)[] = [];
  playout(title, table(2), testLuck(2), { each: ({ after }) => states.push(after) });
  middle = states[Math.floor(states.length / 2)] ?? middle;
  const perCall = (work: () => void) =>
    median(Array.from({ length: 5 }, () => timed(() => Array.from({ length: 1000 }, work)))) / 1000;
  const size = (value: unknown) => JSON.stringify(value).length;
  console.log(
    `${id}, ${seats.length} seats: ${median(rounds.map((round) => round.games)).toFixed(1)} random games/s, ` +
      `${Math.round(median(rounds.map((round) => round.acts)))} acts/s`,
  );
  console.log(
    `  mid-game: pending ${perCall(() => pending(title.rules, middle)).toFixed(3)} ms, ` +
      `view ${perCall(() => title.view(middle, seats[0] ?? 'spectator')).toFixed(3)} ms, ` +
      `state ${size({ ...middle, undo: null })} B (with its way back ${size(middle)} B), ` +
      `frame ${size(see(title, middle, seats[0] ?? 'spectator'))} B`,
  );
}
