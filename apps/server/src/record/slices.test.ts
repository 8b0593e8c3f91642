import { expect, test } from 'vitest';
import { Budget, inSlices } from './slices.ts';

const acts = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Clock of a process in which every act takes so many milliseconds. */
function busy() {
  const clock = { ms: 0, now: () => clock.ms };
  return clock;
}

/** Acts done in each turn of the event loop, of jobs whose acts take `ms` milliseconds. */
async function turnsOf(jobs: number, count: number, ms: number): Promise<number[]> {
  const turns: number[] = [0];
  let isOver = false;
  const watch = () => {
    turns.push(0);
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  const clock = busy();
  const each = () => {
    clock.ms += ms;
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
  };
  await Promise.all(acts(jobs).map(() => inSlices(acts(count), each, new Budget(1e9, clock.now))));
  isOver = true;
  return turns.filter((done) => done > 0);
}

test('a turn ends after a few milliseconds, whatever an act takes', async () => {
  expect(await turnsOf(1, 12, 2)).toEqual([4, 4, 4]);
  expect(await turnsOf(1, 3, 50)).toEqual([1, 1, 1]);
});

test('several replays at once take turns, so that a turn is no longer', async () => {
  const turns = await turnsOf(5, 8, 2);
  expect(turns.reduce((sum, done) => sum + done, 0)).toBe(40);
  expect(Math.max(...turns)).toBe(4);
});

test('a job is refused once its budget is used up, and its time does not count for others', async () => {
  const clock = busy();
  const done: number[] = [];
  const each = (act: number) => {
    clock.ms += 3;
    done.push(act);
  };
  const budget = new Budget(20, clock.now);
  await inSlices(acts(6), each, budget);
  await expect(inSlices(acts(6), each, budget)).rejects.toMatchObject({ code: 'too_costly' });
  expect(done).toHaveLength(9);
  await inSlices(acts(6), each, new Budget(20, clock.now));
});

test('what others on the machine take of the processor counts for no job', async () => {
  const wait = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
  await inSlices(acts(8), wait, new Budget(120));
});
