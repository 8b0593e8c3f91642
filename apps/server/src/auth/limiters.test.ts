import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startRedis } from '../../test/support/redis.ts';
import { freePort } from '../../test/support/server.ts';
import { connectRedis } from '../cluster/redis.ts';
import { createLog } from '../observability/log.ts';
import { Limiters, spend } from './limiters.ts';

const LIMIT = { points: 3, duration: 60 };
const wallClock = Date.now;

afterEach(() => void vi.restoreAllMocks());

async function spent(limiter: ReturnType<Limiters['of']>, times: number): Promise<number[]> {
  const delays: number[] = [];
  for (let time = 0; time < times; time++) delays.push(await spend(limiter, 'home'));
  return delays;
}

test('W1 in memory a step of the wall clock neither refills a limit nor names a wrong delay', async () => {
  let now = 0;
  const limiter = new Limiters(null, () => now).of('attempts', LIMIT);
  expect(await spent(limiter, 4)).toEqual([0, 0, 0, 60]);
  for (const step of [3_600_000, -3_600_000]) {
    vi.spyOn(Date, 'now').mockImplementation(() => wallClock() + step);
    expect(await spent(limiter, 1)).toEqual([60]);
  }
  now = 45_000;
  expect(await spent(limiter, 1)).toEqual([15]);
  now = 60_000;
  expect(await spent(limiter, 4)).toEqual([0, 0, 0, 60]);
});

test('W1 keys are counted separately, and forgotten when their window is over', async () => {
  let now = 0;
  const limiters = new Limiters(null, () => now);
  const limiter = limiters.of('attempts', LIMIT);
  await spent(limiter, 4);
  expect(await spend(limiter, 'elsewhere')).toBe(0);
  expect((await limiter.get('home'))?.consumedPoints).toBe(4);
  now = 60_000;
  limiters.sweep();
  expect(await limiter.get('home')).toBeNull();
});

/** Limiters of two servers with one Redis. */
async function twoServers() {
  const redis = await startRedis(await freePort());
  onTestFinished(redis.stop);
  const connect = async () => {
    const connection = await connectRedis(redis.url, 'friends', createLog('silent'));
    onTestFinished(() => connection.close());
    return new Limiters(connection.counters).of('attempts', LIMIT);
  };
  return { redis, limiters: [await connect(), await connect()] as const };
}

test('W1 servers with one Redis count together', async () => {
  const { limiters } = await twoServers();
  expect(await spent(limiters[0], 2)).toEqual([0, 0]);
  expect(await spent(limiters[1], 1)).toEqual([0]);
  expect((await limiters[0].get('home'))?.consumedPoints).toBe(3);
  for (const limiter of limiters) expect((await spent(limiter, 1))[0]).toBeGreaterThan(50);
  expect(await spend(limiters[0], 'elsewhere')).toBe(0);
});

test('W1 while Redis is down each server counts in memory', async () => {
  const { redis, limiters } = await twoServers();
  await spent(limiters[0], 4);
  await redis.stop();
  for (const limiter of limiters) expect(await spent(limiter, 4)).toEqual([0, 0, 0, 60]);
});
