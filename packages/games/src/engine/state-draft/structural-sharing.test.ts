import { describe, expect, test } from 'vitest';
import { clone } from '../json.ts';
import { replaceEqualDeep } from './structural-sharing.ts';

const before = () => ({ ships: { a: { at: 'hoth', hits: [1, 2] }, b: { at: 'bespin', hits: [] } }, turn: 1 });

describe('parts that have not changed are shared by reference', () => {
  test('no change: the base itself', () => {
    const old = before();
    expect(replaceEqualDeep(old, clone(old))).toBe(old);
  });

  test('only the path to a change is new', () => {
    const old = before();
    const next = clone(old);
    next.ships.b.at = 'hoth';
    const shared = replaceEqualDeep(old, next);
    expect(shared).toEqual({ ...before(), ships: { ...before().ships, b: { at: 'hoth', hits: [] } } });
    expect(shared.ships.a).toBe(old.ships.a);
    expect(shared.ships.b.hits).toBe(old.ships.b.hits);
    expect(old).toEqual(before());
  });

  test.each([
    ['one field more', { a: { x: 1 } }, { a: { x: 1 }, b: 2 }],
    ['one field less', { a: { x: 1 }, b: 2 }, { a: { x: 1 } }],
    ['a field without value', { a: { x: 1 } }, { a: { x: 1 }, b: undefined }],
    ['a field without value instead of another', { a: { x: 1 }, b: undefined }, { a: { x: 1 }, c: undefined }],
    ['one item more', [{ x: 1 }], [{ x: 1 }, { x: 1 }]],
    ['one item less', [{ x: 1 }, { x: 2 }], [{ x: 1 }]],
    ['an array for an object', { a: { 0: 1 } }, { a: [1] }],
    ['null for an object', { a: { x: 1 } }, { a: null }],
  ])('%s', (_name, old, next) => {
    const original = clone(old);
    const wanted = clone(next);
    const shared = replaceEqualDeep(old, next);
    expect(shared).toStrictEqual(wanted);
    expect(shared).not.toBe(old);
    expect(old).toStrictEqual(original);
  });

  test('a different order of fields is a different value, because rules iterate over fields', () => {
    const old = { a: { x: 1 }, b: { x: 2 } };
    const shared = replaceEqualDeep(old, { b: { x: 2 }, a: { x: 1 } });
    expect(Object.keys(shared)).toEqual(['b', 'a']);
    expect(shared.a).toBe(old.a);
  });

  test('a frozen value is not written to', () => {
    const old = { list: { x: { y: 1 }, z: 1 } };
    const table = Object.freeze({ x: { y: 1 }, z: 2 });
    const { x } = table;
    expect(replaceEqualDeep(old, { list: table })).toEqual({ list: { x: { y: 1 }, z: 2 } });
    expect(table.x).toBe(x);
  });
});
