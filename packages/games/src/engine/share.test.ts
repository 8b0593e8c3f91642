import { describe, expect, test } from 'vitest';
import { clone } from './json.ts';
import { share } from './share.ts';

const before = () => ({ ships: { a: { at: 'hoth', hits: [1, 2] }, b: { at: 'bespin', hits: [] } }, turn: 1 });

describe('what has not changed is the very same thing', () => {
  test('nothing changed: the whole is the one before', () => {
    const old = before();
    expect(share(old, clone(old))).toBe(old);
  });

  test('only the way to what changed is new', () => {
    const old = before();
    const next = clone(old);
    next.ships.b.at = 'hoth';
    const shared = share(old, next);
    expect(shared).toEqual({ ...before(), ships: { ...before().ships, b: { at: 'hoth', hits: [] } } });
    expect(shared.ships.a).toBe(old.ships.a);
    expect(shared.ships.b.hits).toBe(old.ships.b.hits);
    expect(old).toEqual(before());
  });

  test.each([
    ['a field more', { a: { x: 1 } }, { a: { x: 1 }, b: 2 }],
    ['a field less', { a: { x: 1 }, b: 2 }, { a: { x: 1 } }],
    ['a field without value', { a: { x: 1 } }, { a: { x: 1 }, b: undefined }],
    ['a field without value in place of another', { a: { x: 1 }, b: undefined }, { a: { x: 1 }, c: undefined }],
    ['an item more', [{ x: 1 }], [{ x: 1 }, { x: 1 }]],
    ['an item less', [{ x: 1 }, { x: 2 }], [{ x: 1 }]],
    ['a list for a thing', { a: { 0: 1 } }, { a: [1] }],
    ['nothing for a thing', { a: { x: 1 } }, { a: null }],
  ])('%s', (_name, old, next) => {
    const kept = clone(old);
    const wanted = clone(next);
    const shared = share(old, next);
    expect(shared).toStrictEqual(wanted);
    expect(shared).not.toBe(old);
    expect(old).toStrictEqual(kept);
  });

  test('another order of fields is another thing, for rules go through them in order', () => {
    const old = { a: { x: 1 }, b: { x: 2 } };
    const shared = share(old, { b: { x: 2 }, a: { x: 1 } });
    expect(Object.keys(shared)).toEqual(['b', 'a']);
    expect(shared.a).toBe(old.a);
  });

  test('what is frozen is not written to', () => {
    const old = { list: { x: { y: 1 }, z: 1 } };
    const table = Object.freeze({ x: { y: 1 }, z: 2 });
    const { x } = table;
    expect(share(old, { list: table })).toEqual({ list: { x: { y: 1 }, z: 2 } });
    expect(table.x).toBe(x);
  });
});
