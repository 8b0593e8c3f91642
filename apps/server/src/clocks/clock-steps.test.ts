import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseTime } from '../storage/database-time.ts';
import type { Outage, ServerRow } from '../storage/store.ts';
import { MatchClock } from './clock.ts';
import { Uptime } from './uptime.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;

/** Match on a bank of ten minutes that waits for p1, on a server whose clock, or that of its database, can be set. */
async function match(kind: 'sqlite' | 'postgres') {
  const outages: Outage[] = [];
  let hasFailed = false;
  let ahead = 0;
  const machine = {
    wall: () => Date.now() + (kind === 'sqlite' ? ahead : 0),
    monotonic: () => Date.now() - 999_000_000,
  };
  const failed = vi.fn();
  const time = new DatabaseTime(
    { time: async () => (kind === 'postgres' ? Date.now() + ahead : null) },
    failed,
    machine,
  );
  await time.open();
  const store = {
    heartbeat: async (_row: ServerRow) => undefined,
    servers: async () => [],
    async addOutage(outage: Outage) {
      if (hasFailed) throw new Error('no answer');
      outages.push(outage);
    },
    outages: async () => [...outages],
  };
  const uptime = new Uptime({ store, id: 'one', isShared: kind === 'postgres', now: time.now, failed });
  time.onStep((step) => uptime.stepped(step));
  await uptime.open();
  const settings = { kind: 'bank', bank: 600, increment: 0, atZero: 'claim' } as const;
  const clock = new MatchClock({ settings, seats: ['p1', 'p2'], at: time.now(), waitingFor: ['p1'] }, uptime);
  const left = () => clock.times(time.now())[0]?.leftMs;
  const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1_000);
  const act = (seq: number, seat: string, waits: string) =>
    clock.follow({
      kind: 'act',
      seq,
      seat,
      decision: 'd',
      choice: 'go',
      clientId: 'c',
      at: time.now(),
      waitingFor: [waits],
    });
  return {
    ...{ clock, time, uptime, outages, failed, left, seconds, act },
    set: (ms: number) => {
      ahead = ms;
    },
    breaks: (isBroken: boolean) => {
      hasFailed = isBroken;
    },
    async close() {
      time.close();
      await uptime.close();
    },
  };
}

test.each(['sqlite', 'postgres'] as const)('a clock that jumps an hour ahead takes no time bank (%s)', async (kind) => {
  const { clock, time, left, seconds, act, set, outages, close } = await match(kind);
  await seconds(10);
  expect(left()).toBe(590_000);
  set(HOUR);
  // With SQLite the very next look sees the new time; a database is asked every five seconds.
  expect([clock.isFlagged('p1', time.now()), left()]).toEqual([false, 590_000]);
  await seconds(5);
  expect(left()).toBeGreaterThanOrEqual(584_900);
  act(0, 'p1', 'p2');
  await seconds(20);
  act(1, 'p2', 'p1');
  await seconds(5);
  expect(left()).toBeGreaterThanOrEqual(579_900);
  expect(left()).toBeLessThanOrEqual(580_100);
  expect(time.now()).toBe(Date.now() + HOUR);
  // It is stored, so that a restart and other servers compute the same.
  expect(outages).toHaveLength(1);
  expect((outages[0]?.to ?? 0) - (outages[0]?.from ?? 0)).toBeCloseTo(HOUR, -2);
  await close();
});

test.each(['sqlite', 'postgres'] as const)(
  'time goes on when the clock is set back, and again when it is right (%s)',
  async (kind) => {
    const { left, seconds, set, time, outages, close } = await match(kind);
    await seconds(10);
    const before = time.now();
    set(-HOUR);
    await seconds(5);
    expect([left(), time.now() - before]).toEqual([585_000, 5_000]);
    set(0);
    await seconds(5);
    expect([left(), outages]).toEqual([580_000, []]);
    await close();
  },
);

test('small corrections are followed, and a step that cannot be stored is stored later', async () => {
  const { left, seconds, set, outages, breaks, failed, close } = await match('sqlite');
  set(400);
  expect(left()).toBe(599_600);
  breaks(true);
  set(10_400);
  expect(left()).toBe(599_600);
  await seconds(1);
  expect([failed.mock.calls.length, outages.length]).toEqual([1, 0]);
  breaks(false);
  await seconds(5);
  expect(outages).toHaveLength(1);
  expect(left()).toBe(593_600);
  await close();
});
