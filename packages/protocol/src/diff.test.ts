import { expect, test } from 'vitest';
import type { Frame } from './index.ts';
import {
  applyDelta,
  applyOperations,
  type Decision,
  type Delta,
  DeltaMismatch,
  diffFrames,
  diffValues,
} from './index.ts';

const frame = (more: Partial<Frame> = {}): Frame => ({
  matchId: 'm',
  viewer: 'p1',
  version: 1,
  view: { board: { hoth: [1, 2, 3] } },
  decisions: [],
  canUndo: false,
  log: [],
  waitingFor: [],
  ...more,
});
const entry = (seq: number) => ({ seq, key: 'log.moved', params: { who: { key: 'seat.p1' } } });
const decision = (id: string, keys: string[]): Decision => ({
  id,
  seat: 'p1',
  shape: 'one',
  prompt: { key: 'ask' },
  options: keys.map((key) => ({ key, label: { key: `option.${key}` } })),
  canUndo: false,
});

/** A small generator of our own, so that a failing case can be named by its number. */
function luckOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const KEYS = ['a', 'b/c', '~d', 'e~1f', 'id', '', '0', 'long key'];

function anything(luck: (bound: number) => number, depth: number): unknown {
  const kind = luck(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return luck(2) === 0;
  if (kind === 2) return luck(5);
  if (kind === 3 || kind === 4) return `s${luck(4)}`;
  if (kind === 5) return Array.from({ length: luck(6) }, () => anything(luck, depth - 1));
  return Object.fromEntries(KEYS.filter(() => luck(2) === 0).map((key) => [key, anything(luck, depth - 1)]));
}

function changed(value: unknown, luck: (bound: number) => number): unknown {
  if (luck(6) === 0) return anything(luck, 3);
  if (Array.isArray(value)) {
    const kept = value.filter(() => luck(8) > 0).map((item) => changed(item, luck));
    return luck(3) === 0 ? [...kept, anything(luck, 2)] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, luck)]));
}

test('what the difference of two values is applied to becomes the second, whatever they are', () => {
  for (let seed = 1; seed <= 3_000; seed++) {
    const luck = luckOf(seed);
    const from = { root: anything(luck, 4) };
    const to = { root: luck(2) === 0 ? changed(from.root, luck) : anything(luck, 4) };
    const before = JSON.stringify(from);
    const ops = JSON.parse(JSON.stringify(diffValues(from, to)));
    expect(applyOperations(from, ops), `seed ${seed}`).toEqual(to);
    expect(JSON.stringify(from), `seed ${seed} changed its input`).toBe(before);
    if (JSON.stringify(from) === JSON.stringify(to)) expect(ops).toEqual([]);
  }
});

test('a growing log is sent as what was added', () => {
  const ops = diffFrames(frame({ log: [entry(0)] }), frame({ version: 2, log: [entry(0), entry(1)] }));
  expect(ops).toEqual([
    { op: 'replace', path: '/version', value: 2 },
    { op: 'add', path: '/log/-', value: entry(1) },
  ]);
});

test('an undo that shortens the log cuts its end', () => {
  const ops = diffFrames(frame({ log: [entry(0), entry(1), entry(2)] }), frame({ log: [entry(0)] }));
  expect(ops).toEqual([
    { op: 'remove', path: '/log/2' },
    { op: 'remove', path: '/log/1' },
  ]);
});

test('another decision is sent whole where that is shorter than its differences', () => {
  const to = decision('p1:1.b', ['x']);
  const ops = diffFrames(frame({ decisions: [decision('p1:0.a', ['q', 'r', 's', 't'])] }), frame({ decisions: [to] }));
  expect(ops).toEqual([{ op: 'replace', path: '/decisions/0', value: to }]);
});

test('what a delta does not touch stays the very same object', () => {
  const from = frame({ view: { board: { hoth: [1] }, hand: ['a'] } });
  const to = frame({ version: 2, view: { board: { hoth: [2] }, hand: ['a'] } });
  const delta: Delta = { matchId: 'm', viewer: 'p1', from: 1, to: 2, ops: diffFrames(from, to) };
  const next = applyDelta(from, delta);
  expect(next).toEqual(to);
  expect((next.view as { hand: unknown }).hand).toBe((from.view as { hand: unknown }).hand);
});

test.each([
  ['another version', { from: 7, to: 8 }],
  ['another viewer', { viewer: 'p2' }],
  ['another match', { matchId: 'n' }],
  ['an end it does not reach', { to: 5 }],
  ['a path that is not there', { ops: [{ op: 'replace', path: '/view/nothing/here', value: 1 }] }],
  ['a value to remove that is not there', { ops: [{ op: 'remove', path: '/nothing' }] }],
  ['the root', { ops: [{ op: 'replace', path: '', value: {} }] }],
] as const)('a delta of %s is refused', (_name, wrong) => {
  const delta = { matchId: 'm', viewer: 'p1', from: 1, to: 2, ops: [], ...wrong } as unknown as Delta;
  expect(() => applyDelta(frame(), delta)).toThrow(DeltaMismatch);
});

test.each(['__proto__', 'constructor', 'prototype'])('a path through %s is refused and poisons nothing', (key) => {
  for (const path of [`/${key}/evil`, `/view/${key}`, `/view/${key}/evil`]) {
    expect(() => applyOperations(frame(), [{ op: 'add', path, value: true }])).toThrow(DeltaMismatch);
  }
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});

test('parts that viewers have in common are compared once, and each viewer gets its own changes', () => {
  const [before, after] = [{ hoth: { troops: 1 } }, { hoth: { troops: 2 } }];
  let looks = 0;
  const counted = new Proxy(after, {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  const change = { op: 'replace', path: '/view/board/hoth/troops', value: 2 };
  const diff = (hand: number) =>
    diffFrames(frame({ view: { board: before, hand: 0 } }), frame({ view: { board: counted, hand } }));
  expect(diff(1)).toEqual([change, { op: 'replace', path: '/view/hand', value: 1 }]);
  const once = looks;
  expect(diff(2)).toEqual([change, { op: 'replace', path: '/view/hand', value: 2 }]);
  expect(looks).toBe(once);
  const other = frame({ view: { board: { hoth: { troops: 2 } }, hand: 0 } });
  expect(diffFrames(other, frame({ view: { board: counted, hand: 0 } }))).toEqual([]);
});
