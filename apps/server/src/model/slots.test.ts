import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

const LIMITS = { atOnce: 2, each: 2, inAll: 6, retryS: 3 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Slots with jobs that end when told; `begun` lists those that have started. */
function slots() {
  const all = new Slots(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (key: string, name: string) =>
    all.use(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { start, end, begun };
}

test('a player has two jobs, of which one runs; a third is refused', async () => {
  const { start, end, begun } = slots();
  const [first, second] = [start('ann', 'a1'), start('ann', 'a2')];
  await expect(start('ann', 'a3')).rejects.toMatchObject({ code: 'slow_down', params: { retryAfter: 3 } });
  expect(begun).toEqual(['a1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2']);
  const third = start('ann', 'a4');
  for (const name of ['a2', 'a4']) await end(name);
  await Promise.all([first, second, third]);
});

test('the jobs of other players do not wait for the second of one', async () => {
  const { start, end, begun } = slots();
  const all = [start('ann', 'a1'), start('ann', 'a2'), start('bob', 'b1'), start('cat', 'c1')];
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['a1', 'c1', 'a2']) await end(name);
  await Promise.all(all);
});

test('only so many wait in all, and a job that fails frees its place', async () => {
  const { start, end, begun } = slots();
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => start(key, key));
  await turn();
  await expect(start('g', 'g')).rejects.toMatchObject({ code: 'slow_down' });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await end(name);
  await Promise.all(all);
  const others = new Slots(LIMITS);
  await expect(others.use('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await others.use('ann', async () => 'yes')).toBe('yes');
  expect(begun).toHaveLength(6);
});
