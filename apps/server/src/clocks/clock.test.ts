import { actOf, type RunningClock, type WrittenAct } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { MatchClock, type TimedAct, unlessPaused } from './clock.ts';

const S = 1_000;
const alwaysUp = { revision: 0, between: (from: number, to: number) => Math.max(0, to - from) };
const bank = (more: object = {}): RunningClock => ({
  kind: 'bank',
  bank: 60,
  increment: 5,
  atZero: 'claim',
  ...more,
});

function clockOf(
  settings: RunningClock | null = bank(),
  uptime: ConstructorParameters<typeof MatchClock>[1] = alwaysUp,
) {
  const clock = new MatchClock({ settings, seats: ['p1', 'p2'], at: 0, waitingFor: ['p1'] }, uptime);
  let seq = 0;
  const act = (
    seat: string,
    at: number,
    waitingFor: string[],
    what: Partial<WrittenAct & Pick<TimedAct, 'clientId'>> = {},
  ) => {
    const { clientId = 'c', decision = 'd', choice = 'go' } = what;
    clock.follow({ ...actOf({ seat, decision, choice }), seq: seq++, clientId, at: at * S, waitingFor });
  };
  const left = (at: number) => clock.times(at * S).map((time) => time.leftMs / S);
  const runs = (at = 0) => clock.times(at * S).flatMap((time) => (time.runs ? time.seat : []));
  return { clock, act, left, runs };
}

test('only a seat the game waits for loses time, and its act gains the increment', () => {
  const { act, left, runs } = clockOf();
  expect([left(0), left(10), runs()]).toEqual([[60, 60], [50, 60], ['p1']]);
  act('p1', 10, ['p2']);
  expect([left(10), left(30), runs()]).toEqual([[55, 60], [55, 40], ['p2']]);
  act('p2', 30, ['p1', 'p2']);
  expect([left(40), runs()]).toEqual([
    [45, 30],
    ['p1', 'p2'],
  ]);
});

test('several acts in a row gain one increment, so that the clock does not reveal hidden steps', () => {
  const many = clockOf();
  for (const at of [2, 4, 7]) many.act('p1', at, ['p1']);
  const one = clockOf();
  for (const { act } of [many, one]) act('p1', 10, ['p2']);
  expect([many.left(12), many.runs()]).toEqual([one.left(12), one.runs()]);
  expect(many.left(12)).toEqual([55, 58]);
});

test('time stops at zero, and a later act still gains the increment', () => {
  const { clock, act, left } = clockOf();
  expect([clock.isFlagged('p1', 59 * S), clock.isFlagged('p1', 60 * S), clock.isFlagged('p2', 99 * S)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([clock.nextEnd(59 * S), clock.nextEnd(60 * S), left(99)]).toEqual([S, null, [0, 60]]);
  act('p1', 99, ['p2']);
  expect([left(99), clock.isFlagged('p1', 99 * S), clock.nextEnd(99 * S)]).toEqual([[5, 60], false, 60 * S]);
});

test('an undo by one seat restores neither the time spent nor the increment', () => {
  const { act, left, runs } = clockOf();
  for (let round = 0; round < 5; round++) {
    act('p1', round * 2 + 1, ['p2']);
    act('p1', round * 2 + 2, ['p1'], { decision: 'undo', choice: null });
  }
  // Five increments of its own; the other seat was waited for five seconds.
  expect([left(10), runs()]).toEqual([[55, 55], ['p1']]);
});

test('a granted undo does not change the clocks, and no earlier gain is taken back twice', () => {
  const { act, left } = clockOf();
  act('p1', 10, ['p2']);
  act('p2', 20, ['p1']);
  act('p1', 30, ['p1'], { decision: 'undo', choice: 0 });
  expect(left(30)).toEqual([45, 55]);
  act('p1', 40, ['p2']);
  act('p1', 41, ['p1'], { decision: 'undo', choice: null });
  expect(left(41)).toEqual([35, 54]);
});

test('a computer player gains no time for a seat, unless it acts at zero', () => {
  const { act, left } = clockOf();
  act('p1', 10, ['p2'], { clientId: null });
  act('p2', 100, ['p1'], { clientId: null });
  expect(left(100)).toEqual([50, 0]);
  const moving = clockOf(bank({ atZero: 'bot' }));
  moving.act('p1', 70, ['p2'], { clientId: null });
  expect(moving.left(70)).toEqual([5, 60]);
});

test('conceding gains no time, and a clock that runs backwards costs none', () => {
  const { act, left } = clockOf();
  act('p1', 10, ['p2'], { decision: 'concede', choice: null, clientId: null });
  expect(left(10)).toEqual([50, 60]);
  act('p2', 5, ['p1']);
  expect(left(10)).toEqual([50, 65]);
});

test('a reminder counts each wait separately', () => {
  const { clock, act, left, runs } = clockOf({ kind: 'reminder', after: 30 });
  expect([left(10), runs(), clock.nextEnd(10 * S)]).toEqual([[20, 30], ['p1'], 20 * S]);
  expect([left(40), clock.isFlagged('p1', 40 * S), clock.nextEnd(40 * S)]).toEqual([[0, 30], false, null]);
  act('p1', 40, ['p1', 'p2']);
  expect(left(50)).toEqual([0, 20]);
  act('p1', 50, ['p2']);
  act('p2', 60, ['p1']);
  expect(left(70)).toEqual([20, 30]);
});

test('without a clock there are no times, but waiting is tracked', () => {
  const { clock, act, left } = clockOf(null);
  act('p1', 10, ['p2']);
  act('p2', 20, ['p2']);
  expect([left(30), clock.waitingSince('p1'), clock.waitingSince('p2'), clock.nextEnd(30 * S)]).toEqual([
    [],
    null,
    10 * S,
    null,
  ]);
});

test('a past outage that becomes known later counts as if it had always been known', () => {
  const uptime = { ...alwaysUp };
  const { act, left } = clockOf(bank(), uptime);
  act('p1', 50, ['p2']);
  act('p2', 55, ['p1']);
  expect(left(60)).toEqual([10, 60]);
  uptime.between = (from, to) => Math.max(0, to - from) - Math.max(0, Math.min(to, 40 * S) - Math.max(from, 10 * S));
  uptime.revision = 1;
  expect(left(60)).toEqual([40, 60]);
});

test('no time passes while a match is frozen, and an outage in that time is not subtracted twice', () => {
  const down = (from: number, to: number) => Math.max(0, Math.min(to, 30 * S) - Math.max(from, 20 * S));
  const uptime = { revision: 3, between: (from: number, to: number) => alwaysUp.between(from, to) - down(from, to) };
  const paused = unlessPaused(uptime, [
    { from: 10 * S, to: 25 * S },
    { from: 40 * S, to: 41 * S },
  ]);
  expect(paused.revision).toBe(3);
  expect(paused.between(0, 50 * S)).toBe(29 * S);
  expect(paused.between(12 * S, 24 * S)).toBe(0);
  expect(paused.between(30 * S, 40 * S)).toBe(10 * S);
});

test('without a bank, a past outage that becomes known later changes only the running time', () => {
  const uptime = { ...alwaysUp };
  const { clock, act, left, runs } = clockOf({ kind: 'reminder', after: 30 }, uptime);
  act('p1', 10, ['p2']);
  uptime.between = (from, to) => Math.max(0, to - from) / 2;
  uptime.revision = 1;
  expect([left(20), runs(), clock.waitingSince('p2')]).toEqual([[30, 25], ['p2'], 10 * S]);
  act('p2', 20, ['p1'], { decision: 'undo', choice: null });
  expect([left(30), runs()]).toEqual([[25, 30], ['p1']]);
});
