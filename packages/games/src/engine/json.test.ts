import { describe, expect, test } from 'vitest';
import { canonical, clone, fnv1a, hashOf } from './json.ts';

describe('json', () => {
  test('equal data has equal text and hash, whatever the order of keys', () => {
    const one = { b: 1, a: { d: [1, { z: 1, y: 2 }], c: undefined } };
    const two = { a: { d: [1, { y: 2, z: 1 }] }, b: 1 };
    expect(canonical(one)).toBe('{"a":{"d":[1,{"y":2,"z":1}]},"b":1}');
    expect(hashOf(one)).toBe(hashOf(two));
    expect(hashOf(one)).not.toBe(hashOf({ ...two, b: 2 }));
  });

  test('a clone shares nothing with its original', () => {
    const original = { list: [{ n: 1 }] };
    const copy = clone(original);
    copy.list[0]!.n = 2;
    expect(original.list[0]!.n).toBe(1);
  });

  test('hashes of short texts differ', () => {
    const prints = new Set(Array.from({ length: 5000 }, (_, i) => fnv1a(`question ${i}`)));
    expect(prints.size).toBe(5000);
  });
});
