import { describe, expect, test } from 'vitest';
import { clone } from './json.ts';
import { testLuck } from './testing/playout.ts';
import { WorkingCopy } from './working.ts';

const before = () => ({
  ships: { a: { at: 'hoth', hits: [1, 2] }, b: { at: 'bespin', hits: [] as number[] } },
  turn: 1,
});

describe('what has not changed is the very same thing', () => {
  test('nothing changed: the whole is the one before', () => {
    const old = before();
    expect(new WorkingCopy(old).next()).toBe(old);
  });

  test('only the way to what changed is new', () => {
    const old = before();
    const copy = new WorkingCopy(old);
    copy.work.ships.b.at = 'hoth';
    const next = copy.next();
    expect(next).toEqual({ ...before(), ships: { ...before().ships, b: { at: 'hoth', hits: [] } } });
    expect(next.ships.a).toBe(old.ships.a);
    expect(next.ships.b.hits).toBe(old.ships.b.hits);
    expect(old).toEqual(before());
  });

  test('something equal in the place of something is what was there', () => {
    const old = before();
    const copy = new WorkingCopy(old);
    copy.work.ships = { a: { at: 'hoth', hits: [1, 2] }, b: { at: 'hoth', hits: [] } };
    const next = copy.next();
    expect(next.ships.a).toBe(old.ships.a);
    expect(next.ships.b.at).toBe('hoth');
    copy.work.ships.b.at = 'bespin';
    expect(copy.next()).toEqual(old);
  });

  test('what is left of a list stays itself wherever it comes to stand', () => {
    const old = { list: [{ x: 1 }, { x: 2 }, { x: 3 }] };
    const copy = new WorkingCopy(old);
    copy.work.list = copy.work.list.filter(({ x }) => x !== 2).reverse();
    const next = copy.next();
    expect(next.list).toEqual([{ x: 3 }, { x: 1 }]);
    expect(next.list[0]).toBe(old.list[2]);
    expect(next.list[1]).toBe(old.list[0]);
  });

  test.each([
    ['a field more', { a: { x: 1 } }, { a: { x: 1 }, b: 2 }],
    ['a field less', { a: { x: 1 }, b: 2 }, { a: { x: 1 } }],
    ['a field without value', { a: { x: 1 } }, { a: { x: 1 }, b: undefined }],
    ['a field without value in place of another', { a: { x: 1 }, b: undefined }, { a: { x: 1 }, c: undefined }],
    ['an item more', [{ x: 1 }], [{ x: 1 }, { x: 1 }]],
    ['an item less', [{ x: 1 }, { x: 2 }], [{ x: 1 }]],
    ['a list for a thing', { a: { 0: 1 } }, { a: [1] }],
    ['a thing for a list', { a: [{ x: 1 }] }, { a: { 0: { x: 1 } } }],
    ['nothing for a thing', { a: { x: 1 } }, { a: null }],
  ])('%s', (_name, old, wanted) => {
    const kept = clone(old);
    const copy = new WorkingCopy<{ all: unknown }>({ all: old });
    copy.work.all = clone(wanted);
    const { all } = copy.next();
    expect(all).toStrictEqual(wanted);
    expect(all).not.toBe(old);
    expect(old).toStrictEqual(kept);
  });

  test('another order of fields is another thing, for rules go through them in order', () => {
    const old = { all: { a: { x: 1 }, b: { x: 2 } } as Record<string, { x: number }> };
    const copy = new WorkingCopy(old);
    const { a } = copy.work.all;
    delete copy.work.all.a;
    copy.work.all.a = a!;
    const next = copy.next();
    expect(Object.keys(next.all)).toEqual(['b', 'a']);
    expect(next.all.a).toBe(old.all.a);
  });
});

describe('nobody else has a part of the copy', () => {
  test('what is given to it, and what stands in it twice, is copied', () => {
    const given = Object.freeze({ x: 1 });
    const copy = new WorkingCopy({ a: { x: 1 }, b: { x: 2 }, c: { x: 3 } });
    copy.work.a = given;
    copy.work.c = copy.work.b;
    expect(copy.next()).toEqual({ a: { x: 1 }, b: { x: 2 }, c: { x: 2 } });
    for (const part of [copy.work.a, copy.work.b, copy.work.c]) part.x += 7;
    expect(copy.next()).toEqual({ a: { x: 8 }, b: { x: 9 }, c: { x: 9 } });
    copy.work.c.x = 0;
    expect(copy.next()).toEqual({ a: { x: 8 }, b: { x: 9 }, c: { x: 0 } });
    expect(given).toEqual({ x: 1 });
  });

  test('a part of something that has moved on is not in two places', () => {
    const copy = new WorkingCopy<{ list: { sub: { n: number } }[] }>({ list: [{ sub: { n: 1 } }, { sub: { n: 2 } }] });
    const [first] = copy.work.list;
    copy.work.list = [{ sub: first!.sub }, first!];
    expect(copy.next()).toEqual({ list: [{ sub: { n: 1 } }, { sub: { n: 1 } }] });
    copy.work.list[0]!.sub.n = 5;
    expect(copy.next()).toEqual({ list: [{ sub: { n: 5 } }, { sub: { n: 1 } }] });
  });
});

type Tree = { [name: string]: unknown } | unknown[];

function grown(luck: (bound: number) => number, depth: number): unknown {
  const kind = luck(depth > 0 ? 6 : 3);
  if (kind < 3) return [null, luck(4), `s${luck(3)}`][kind];
  if (kind === 3) return Array.from({ length: luck(5) }, () => grown(luck, depth - 1));
  const names = ['a', 'b', 'c', '7', '0'].filter(() => luck(2) === 0);
  return Object.fromEntries(names.map((name) => [name, grown(luck, depth - 1)]));
}

function partsOf(value: unknown): Tree[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Tree, ...Object.values(value).flatMap(partsOf)];
}

/** Changes something somewhere the way rules do: writes, deletes, moves, shares, reorders and replaces. */
function meddle(root: Tree, luck: (bound: number) => number): void {
  const parts = partsOf(root);
  const one = parts[luck(parts.length)] as Tree;
  const other = parts[luck(parts.length)] as Tree;
  // A thing inside itself is no data.
  const put = partsOf(other).includes(one) ? luck(9) : other;
  const name = ['a', 'b', 'c', '7', '0'][luck(5)] as string;
  if (!Array.isArray(one)) {
    const value = [put, grown(luck, 2), luck(4)][luck(3)];
    if (luck(4) === 0) delete one[name];
    else one[name] = value;
    return;
  }
  const ways = [
    () => one.push(put),
    () => one.push(grown(luck, 2)),
    () => one.shift(),
    () => one.reverse(),
    () => one.splice(luck(one.length + 1), luck(2), luck(4)),
    () => one.length > 0 && one.splice(luck(one.length), 1, put),
  ];
  ways[luck(ways.length)]?.();
}

function frozen<T>(value: T): T {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

/** Text in which order counts. */
const told = (value: unknown) => JSON.stringify(value);

test('changed over and over, it leads to what copying everything each time leads to', () => {
  for (let seed = 1; seed <= 1_500; seed++) {
    const chance = testLuck(seed);
    const luck = (bound: number) => Math.floor(chance() * bound);
    const start = frozen({ root: grown(luck, 4) as never });
    const copy = new WorkingCopy<Tree>(start);
    let plain = clone<Tree>(start);
    for (let act = 0; act < 8; act++) {
      const again = luck(1_000_000);
      const times = luck(4);
      for (const tree of [plain, copy.work]) {
        const same = testLuck(again);
        for (let time = 0; time < times; time++) meddle(tree, (bound) => Math.floor(same() * bound));
      }
      // Frozen: whatever still had a part in common with it would be told so.
      const next = frozen(copy.next());
      expect(told(next), `seed ${seed}, act ${act}`).toBe(told(plain));
      expect(told(copy.work)).toBe(told(plain));
      plain = clone(plain);
    }
  }
});
