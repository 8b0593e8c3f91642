import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outage, ServerRow } from '../storage/store.ts';
import { Uptime } from './uptime.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Database shared by several servers. */
function database() {
  const servers = new Map<string, ServerRow>();
  const outages: Outage[] = [];
  let isBroken = false;
  const store = {
    async heartbeat(row: ServerRow, forgetBefore = 0) {
      if (isBroken) throw new Error('no answer');
      servers.set(row.id, row);
      for (const { id, aliveAt } of servers.values()) if (id !== row.id && aliveAt < forgetBefore) servers.delete(id);
    },
    servers: async () => [...servers.values()],
    async addOutage(outage: Outage) {
      if (!outages.some(({ from }) => from === outage.from)) outages.push(outage);
    },
    outages: async () => [...outages],
  };
  const start = async (id = 'one', isShared = false) => {
    const failed = vi.fn();
    const uptime = new Uptime({ store, id, isShared, failed });
    await uptime.load();
    await uptime.open();
    return { uptime, failed };
  };
  /** Ends a server without a stop. */
  const kill = (uptime: Uptime) => {
    const { heartbeat } = store;
    store.heartbeat = async () => undefined;
    return uptime.close().then(() => {
      store.heartbeat = heartbeat;
    });
  };
  return { store, outages, servers, start, kill, breaks: (broken: boolean) => (isBroken = broken) };
}

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1_000);

test('the first start is no outage; the time from a stop to the next start is, to the millisecond', async () => {
  const { outages, start } = database();
  const first = await start();
  expect(first.uptime.between(0, 5)).toBe(5);
  await seconds(7);
  await first.uptime.close();
  await seconds(3);
  const { uptime } = await start();
  expect(outages).toEqual([{ from: 1_007_000, to: 1_010_000 }]);
  expect(uptime.between(1_000_000, 1_012_000)).toBe(9_000);
  expect(uptime.between(1_008_000, 1_009_000)).toBe(0);
  expect(uptime.between(1_008_000, 1_020_000)).toBe(10_000);
  expect(uptime.between(9, 8)).toBe(0);
});

test('after a kill the outage begins with the last heartbeat', async () => {
  const { outages, start, kill } = database();
  const { uptime } = await start();
  await seconds(13);
  await kill(uptime);
  await seconds(1);
  await start();
  expect(outages).toEqual([{ from: 1_010_000, to: 1_014_000 }]);
});

test('no time passes between loading and opening', async () => {
  const { store, start, outages } = database();
  await (await start()).uptime.close();
  await seconds(10);
  const uptime = new Uptime({ store, id: 'one', isShared: false, failed: () => undefined });
  await uptime.load();
  await seconds(4);
  expect(uptime.between(999_000, Date.now())).toBe(1_000);
  const { revision } = uptime;
  await uptime.open();
  expect(uptime.revision).toBeGreaterThan(revision);
  await seconds(2);
  expect(uptime.between(999_000, Date.now())).toBe(3_000);
  expect(outages).toHaveLength(1);
});

test('there is no outage while another server is up', async () => {
  const { outages, start } = database();
  const { uptime: one } = await start('one', true);
  await seconds(8);
  const { uptime: two } = await start('two', true);
  await one.close();
  await seconds(60);
  const { uptime: three } = await start('three', true);
  await seconds(16);
  expect(outages).toEqual([]);
  for (const uptime of [two, three]) expect(uptime.between(1_000_000, Date.now())).toBe(84_000);
});

test('a server that was just killed does not count as up', async () => {
  const { outages, start, kill } = database();
  const { uptime: one } = await start('one', true);
  await seconds(10);
  await kill(one);
  await seconds(3);
  const { uptime: two } = await start('two', true);
  const { uptime: three } = await start('three', true);
  // While in doubt the outage counts, in favour of players who could not act.
  expect(two.between(1_000_000, Date.now())).toBe(10_000);
  await seconds(25);
  expect(outages).toContainEqual({ from: 1_010_000, to: 1_013_000 });
  for (const uptime of [two, three]) expect(uptime.between(1_000_000, Date.now())).toBe(35_000);
});

test('a suspended machine or an unavailable storage is an outage', async () => {
  const { outages, start, breaks } = database();
  const { uptime, failed } = await start();
  await seconds(10);
  vi.setSystemTime(1_500_000);
  await seconds(5);
  expect(outages).toEqual([{ from: 1_010_000, to: 1_505_000 }]);
  expect(uptime.between(1_000_000, 1_505_000)).toBe(10_000);
  breaks(true);
  await seconds(30);
  expect(failed).toHaveBeenCalled();
  breaks(false);
  await seconds(5);
  expect(outages).toHaveLength(2);
  breaks(true);
  await uptime.close();
});

test('an outage is announced once: every match with a clock sends its times to all viewers then', async () => {
  const { start } = database();
  const { uptime } = await start();
  const announced = vi.fn();
  uptime.onChange(announced);
  vi.setSystemTime(1_500_000);
  await seconds(5);
  expect(announced).toHaveBeenCalledTimes(1);
  await uptime.close();
});

test('overlapping outages count once', async () => {
  const { outages, start } = database();
  outages.push({ from: 10, to: 20 }, { from: 15, to: 30 }, { from: 12, to: 13 }, { from: 40, to: 41 });
  const { uptime } = await start();
  expect(uptime.between(0, 50)).toBe(29);
  expect(uptime.between(16, 18)).toBe(0);
  expect(uptime.between(30, 40)).toBe(10);
});
