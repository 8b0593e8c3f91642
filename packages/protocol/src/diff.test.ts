import fc from 'fast-check';
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
  type LogChange,
  type Operation,
} from './index.ts';

const frame = (more: Partial<Frame> = {}): Frame => ({
  matchId: 'm',
  viewer: 'p1',
  version: 1,
  view: { board: { hoth: [1, 2, 3] } },
  decisions: [],
  canUndo: false,
  log: [],
  logLength: 0,
  waitingFor: [],
  pending: [],
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

const KEYS = ['a', 'b/c', '~d', 'e~1f', 'id', '', '0', 'long key'];

/** Random JSON from few values and names, so that parts of two values are often equal. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 's0', 's1', 's2', 's3'),
    fc.nat(4),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { noNullPrototype: true }),
  ),
}));

/** The same value with some of its parts replaced, removed and added. */
function changed(value: unknown, draw: fc.GeneratorValue): unknown {
  if (draw(fc.nat, 5) === 0) return draw(() => json);
  if (Array.isArray(value)) {
    const kept = value.filter(() => draw(fc.nat, 7) > 0).map((item) => changed(item, draw));
    return draw(fc.nat, 2) === 0 ? [...kept, draw(() => json)] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, draw)]));
}

function expectExact(from: { root: unknown }, to: { root: unknown }): void {
  const before = JSON.stringify(from);
  const ops = JSON.parse(JSON.stringify(diffValues(from, to)));
  expect(applyOperations(from, ops)).toEqual(to);
  expect(JSON.stringify(from)).toBe(before);
  if (before === JSON.stringify(to)) expect(ops).toEqual([]);
}

test('applying the difference of two values to the first gives the second and does not change the input', () => {
  fc.assert(
    fc.property(json, json, (from, to) => expectExact({ root: from }, { root: to })),
    { numRuns: 1_500 },
  );
});

test('the difference of a value and a changed copy gives the copy', () => {
  fc.assert(
    fc.property(json, fc.gen(), (from, draw) => expectExact({ root: from }, { root: changed(from, draw) })),
    { numRuns: 1_500 },
  );
});

/** List of items with a unique `key`, as options have. */
const keyed = fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdefgh'), label: json }), {
  selector: ({ key }) => key,
});

test('the difference of two lists of items with keys gives the second, for items added, removed and reordered', () => {
  fc.assert(
    fc.property(keyed, keyed, (from, to) => expectExact({ root: from }, { root: to })),
    { numRuns: 1_500 },
  );
  fc.assert(
    fc.property(keyed, fc.gen(), (from, draw) => expectExact({ root: from }, { root: changed(from, draw) })),
    { numRuns: 500 },
  );
});

test('adding or removing an option in the middle of a list is one operation', () => {
  const all = decision('q', ['a', 'b', 'c', 'd']);
  const fewer = decision('q', ['a', 'c', 'd']);
  const remove = { op: 'remove', path: '/decisions/0/options/1' };
  const add = { op: 'add', path: '/decisions/0/options/1', value: all.options[1] };
  expect(diffFrames(frame({ decisions: [all] }), frame({ decisions: [fewer] }))).toEqual([remove]);
  expect(diffFrames(frame({ decisions: [fewer] }), frame({ decisions: [all] }))).toEqual([add]);
});

const entries = (from: number, to: number) => Array.from({ length: to - from }, (_one, index) => entry(from + index));
const withLog = (version: number, from: number, to: number) =>
  frame({ version, log: entries(from, to), logLength: to });
const logDelta = (from: Frame, to: Frame, log: LogChange): Delta => ({
  matchId: 'm',
  viewer: 'p1',
  from: from.version,
  to: to.version,
  ops: diffFrames(from, to),
  log,
});

test('operations never touch the log, only its length', () => {
  expect(diffFrames(withLog(1, 0, 1), withLog(2, 0, 2))).toEqual([
    { op: 'replace', path: '/version', value: 2 },
    { op: 'replace', path: '/logLength', value: 2 },
  ]);
});

test.each([
  ['grows', withLog(1, 0, 1), withLog(2, 0, 3), { from: 1, entries: entries(1, 3) }],
  [
    'grows beyond the length of a frame',
    withLog(1, 0, 99),
    withLog(2, 2, 102),
    { from: 99, entries: entries(99, 102) },
  ],
  ['is shortened by an undo', withLog(1, 0, 3), withLog(2, 0, 1), { from: 1, entries: [] }],
  [
    'goes back further than a frame',
    withLog(1, 900, 1_000),
    withLog(2, 50, 150),
    { from: 50, entries: entries(50, 150) },
  ],
  ['is renumbered', withLog(1, 0, 40), withLog(2, 0, 60), { from: 0, entries: entries(0, 60) }],
] as const)('a log that %s is changed by what a delta says', (_how, from, to, change) => {
  expect(applyDelta(from, logDelta(from, to, change))).toEqual(to);
});

test.each([
  ['leaves a gap', { from: 3, entries: entries(4, 5) }],
  ['falls short of its length', { from: 3, entries: [] }],
  ['forgets entries of before', { from: 0, entries: entries(3, 4) }],
] as const)('a change of the log that %s is refused', (_how, change) => {
  expect(() => applyDelta(withLog(1, 0, 3), logDelta(withLog(1, 0, 3), withLog(2, 0, 4), change))).toThrow(
    DeltaMismatch,
  );
});

test.each(['/log', '/log/-', '/log/0/key'])('an operation on %s is refused', (path) => {
  const delta: Delta = { matchId: 'm', viewer: 'p1', from: 1, to: 2, ops: [{ op: 'add', path, value: entry(0) }] };
  expect(() => applyDelta(withLog(1, 0, 1), delta)).toThrow(DeltaMismatch);
});

test('another decision is sent whole if that is shorter than its differences', () => {
  const to = decision('p1:1.b', ['x']);
  const ops = diffFrames(frame({ decisions: [decision('p1:0.a', ['q', 'r', 's', 't'])] }), frame({ decisions: [to] }));
  expect(ops).toEqual([{ op: 'replace', path: '/decisions/0', value: to }]);
});

test('parts that a delta does not touch keep their identity', () => {
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
  ['a wrong end version', { to: 5 }],
  ['a missing path', { ops: [{ op: 'replace', path: '/view/nothing/here', value: 1 }] }],
  ['a missing value to remove', { ops: [{ op: 'remove', path: '/nothing' }] }],
  ['the root', { ops: [{ op: 'replace', path: '', value: {} }] }],
] as const)('a delta of %s is refused', (_name, wrong) => {
  const delta = { matchId: 'm', viewer: 'p1', from: 1, to: 2, ops: [], ...wrong } as unknown as Delta;
  expect(() => applyDelta(frame(), delta)).toThrow(DeltaMismatch);
});

test.each([
  ['an index beyond the end', { op: 'add', path: '/view/board/hoth/4', value: 1 }],
  ['an index with a leading zero', { op: 'replace', path: '/view/board/hoth/01', value: 1 }],
  ['an index that is not a number', { op: 'add', path: '/view/board/hoth/length', value: 1 }],
  ['an end that is replaced', { op: 'replace', path: '/view/board/hoth/-', value: 1 }],
  ['an end that is removed', { op: 'remove', path: '/view/board/hoth/-' }],
  ['a path through the end', { op: 'replace', path: '/view/board/hoth/-/x', value: 1 }],
  ['a missing key to replace', { op: 'replace', path: '/view/none', value: 1 }],
  ['no value to add', { op: 'add', path: '/view/none' }],
] as const)('an operation with %s is refused', (_name, op) => {
  const before = frame();
  expect(() => applyOperations(before, [op as Operation])).toThrow(DeltaMismatch);
  expect(before).toEqual(frame());
});

test('a part that an operation adds is not changed by a later one', () => {
  const value = { deck: [1] };
  const ops: Operation[] = [
    { op: 'replace', path: '/view', value },
    { op: 'add', path: '/view/deck/-', value: 2 },
  ];
  expect(applyOperations(frame(), ops).view).toEqual({ deck: [1, 2] });
  expect(value).toEqual({ deck: [1] });
});

test.each(['__proto__', 'constructor', 'prototype'])('a path through %s is refused and poisons nothing', (key) => {
  for (const path of [`/${key}/evil`, `/view/${key}`, `/view/${key}/evil`]) {
    expect(() => applyOperations(frame(), [{ op: 'add', path, value: true }])).toThrow(DeltaMismatch);
  }
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});

test('parts that viewers share are compared once, and each viewer gets its own changes', () => {
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
