import { diffFrames, type Frame } from '@echo-base/protocol';
import { numberEntries, see } from '../src/engine/index.ts';
import { type AnyTestedTitle, playout, type TestTable, testRng } from '../src/engine/testing/index.ts';

/** Number of acts on either side that are measured too; one act alone says little. */
const AROUND = 25;
/** Number of games tried until one is long enough. */
const GAMES = 40;

/** Cost of an act in the middle of a match: medians over the surrounding acts. */
export interface ActCost {
  readonly act: number;
  /** CPU milliseconds for the act, and for the projections and changes of all viewers. */
  readonly ms: number;
  /** Bytes of a viewer's changes with their log entries, and of the state without its undo history. */
  readonly change: number;
  readonly state: number;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Cost of these acts in one random game; empty when no game is that long. */
export function actCosts(
  title: AnyTestedTitle,
  wanted: readonly number[],
  tableOf: (n: number) => TestTable<unknown>,
): ActCost[] {
  const last = Math.max(...wanted) + AROUND;
  const isLong = (number: number) => playout(title, tableOf(number), testRng(number)).acts.length >= last;
  const n = Array.from({ length: GAMES }, (_one, index) => index + 1).find(isLong);
  if (n === undefined) return [];
  const samples: { act: number; ms: number; change: number; state: number }[] = [];
  const frames = new Map<string, Frame>();
  let act = 0;
  let began = process.cpuUsage();
  playout(title, tableOf(n), testRng(n), {
    each({ after }) {
      act += 1;
      const changes = [...after.seats, 'spectator'].map((viewer) => {
        const { log, ...seen } = see(title, after, viewer);
        const next: Frame = { matchId: 'm', version: 1, ...seen, log: [], logLength: 0 };
        const ops = diffFrames(frames.get(viewer) ?? next, next);
        frames.set(viewer, next);
        return { ops, log: numberEntries(log, act) };
      });
      const { user, system } = process.cpuUsage(began);
      const ms = (user + system) / 1_000;
      if (wanted.some((one) => Math.abs(one - act) <= AROUND))
        samples.push({ act, ms, change: median(changes.map(size)), state: size({ ...after, undo: null }) });
      began = process.cpuUsage();
    },
  });
  return wanted.map((one) => {
    const near = samples.filter((sample) => Math.abs(sample.act - one) <= AROUND);
    const of = (key: 'ms' | 'change' | 'state') => median(near.map((sample) => sample[key]));
    return { act: one, ms: of('ms'), change: of('change'), state: of('state') };
  });
}
