import { diffFrames } from '@echo-base/protocol';
import { answer, begin, clone, pending, questions, see } from '../src/engine/index.ts';
import {
  type AnyTestedTitle,
  type Played,
  playout,
  randomChoice,
  testRng,
  testSeed,
} from '../src/engine/testing/index.ts';
import { testedTitles } from '../test/tested-titles.ts';
import { actCosts } from './act-cost.ts';

/**
 * Speed of the rules on one core: `npm run tool -- bench:rules [title] [games per round]`. Figures are medians of five
 * rounds of random games, per second of CPU time, so that other programs disturb them less. "Checked" games
 * use `act` (refusals, undo, invariants after every act), "in place" games use `answer`, as simulations do.
 */
const [wanted, perRound = '10'] = process.argv.slice(2);
const ROUNDS = 5;
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const timed = (work: () => void) => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

/** Milliseconds of CPU time, of all threads of the process. */
const cpuTimed = (work: () => void) => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
};

const tableOf = (title: AnyTestedTitle, n: number) => ({
  seats: title.seatings()[0] ?? [],
  options: title.options.parse({}),
  seed: testSeed(n),
  source: 'fast' as const,
});

function checked(title: AnyTestedTitle, n: number): number {
  return playout(title, tableOf(title, n), testRng(n)).acts.length;
}

function inPlace(title: AnyTestedTitle, n: number): number {
  const rng = testRng(n);
  const g = begin(title, tableOf(title, n));
  let acts = 0;
  for (; !g.outcome; acts++) {
    const asked = questions(title.rules, g);
    const question = asked[Math.floor(rng() * asked.length)];
    if (!question) throw new Error(`seed ${n}: no pending decision`);
    answer(title.rules, g, question, randomChoice(question, rng));
  }
  return acts;
}

/** Games and acts per second of CPU time, medians over rounds of different games. */
function speed(title: AnyTestedTitle, play: (title: AnyTestedTitle, n: number) => number): string {
  play(title, 0);
  const rounds = Array.from({ length: ROUNDS }, (_one, round) => {
    let acts = 0;
    const ms = cpuTimed(() => {
      for (let n = 1; n <= Number(perRound); n++) acts += play(title, round * Number(perRound) + n);
    });
    return { games: (Number(perRound) * 1000) / ms, acts: (acts * 1000) / ms };
  });
  const games = median(rounds.map((round) => round.games)).toFixed(1);
  return `${games} games/CPU s, ${Math.round(median(rounds.map((round) => round.acts)))} acts/CPU s`;
}

/** Median size in bytes of the changes of a viewer's frame by one act. */
function medianDelta(title: AnyTestedTitle, played: readonly Played<never>[], viewer: string): number {
  // Every tenth act is enough for a median.
  const some = played.filter((_one, index) => index % 10 === 0);
  const frame = (g: Played<never>['after'], version: number) => ({ matchId: 'm', version, ...see(title, g, viewer) });
  const change = ({ before, after }: Played<never>) => [
    diffFrames(frame(before, 1) as never, frame(after, 2) as never),
    see(title, after, viewer).log,
  ];
  return median(some.map((one) => size(change(one))));
}

for (const title of testedTitles.filter(({ id }) => !wanted || id === wanted)) {
  const [seat = '', ...others] = title.seatings()[0] ?? [];
  console.log(`${title.id}, ${others.length + 1} seats, random play: checked ${speed(title, checked)}`);
  console.log(`  in place ${speed(title, inPlace)}`);
  const played: Played<never>[] = [];
  playout(title, tableOf(title, 2), testRng(2), { each: (one) => played.push(one as Played<never>) });
  const middle = clone(played[Math.floor(played.length / 2)]?.after as never) as ReturnType<typeof begin>;
  const perCall = (work: () => void) =>
    (median(Array.from({ length: ROUNDS }, () => timed(() => Array.from({ length: 500 }, work)))) / 500).toFixed(3);
  console.log(
    `  mid-game: pending ${perCall(() => pending(title.rules, middle))} ms, view ${perCall(() => title.view(middle, seat))} ms, ` +
      `see ${perCall(() => see(title, middle, seat))} ms, state ${size({ ...middle, undo: null })} B ` +
      `(with undo history ${size(middle)} B), view ${size(title.view(middle, seat))} B, frame ${size(see(title, middle, seat))} B`,
  );
  const deltas = [seat, others[0] ?? seat, 'spectator'].map(
    (viewer) => `${viewer} ${medianDelta(title, played, viewer)} B`,
  );
  console.log(`  median change of a frame: ${deltas.join(', ')}`);
  for (const { act, ms, change, state } of actCosts(title, [50, 1_000], (n) => tableOf(title, n)))
    console.log(`  act ${act}: ${ms.toFixed(2)} ms for all viewers, change ${change} B, state ${state} B`);
}
