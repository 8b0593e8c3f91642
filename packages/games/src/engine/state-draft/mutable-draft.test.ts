import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone } from '../json.ts';
import { testRng } from '../testing/playout.ts';
import { MutableDraft } from './mutable-draft.ts';

const before = () => ({
  ships: { a: { at: 'hoth', hits: [1, 2] }, b: { at: 'bespin', hits: [] as number[] } },
  turn: 1,
});

describe('parts that have not changed are shared by reference', () => {
  test('no change: the base itself', () => {
    const old = before();
    expect(new MutableDraft(old).commit()).toBe(old);
  });

  test('only the path to a change is new', () => {
    const old = before();
    const mutable = new MutableDraft(old);
    mutable.draft.ships.b.at = 'hoth';
    const next = mutable.commit();
    expect(next).toEqual({ ...before(), ships: { ...before().ships, b: { at: 'hoth', hits: [] } } });
    expect(next.ships.a).toBe(old.ships.a);
    expect(next.ships.b.hits).toBe(old.ships.b.hits);
    expect(old).toEqual(before());
  });

  test('an equal object in place of another is the previous one', () => {
    const old = before();
    const mutable = new MutableDraft(old);
    mutable.draft.ships = { a: { at: 'hoth', hits: [1, 2] }, b: { at: 'hoth', hits: [] } };
    const next = mutable.commit();
    expect(next.ships.a).toBe(old.ships.a);
    expect(next.ships.b.at).toBe('hoth');
    mutable.draft.ships.b.at = 'bespin';
    expect(mutable.commit()).toEqual(old);
  });

  test('items that remain in an array keep their reference at any index', () => {
    const old = { list: [{ x: 1 }, { x: 2 }, { x: 3 }] };
    const mutable = new MutableDraft(old);
    mutable.draft.list = mutable.draft.list.filter(({ x }) => x !== 2).reverse();
    const next = mutable.commit();
    expect(next.list).toEqual([{ x: 3 }, { x: 1 }]);
    expect(next.list[0]).toBe(old.list[2]);
    expect(next.list[1]).toBe(old.list[0]);
  });

  test.each([
    ['one field more', { a: { x: 1 } }, { a: { x: 1 }, b: 2 }],
    ['one field less', { a: { x: 1 }, b: 2 }, { a: { x: 1 } }],
    ['a field without value', { a: { x: 1 } }, { a: { x: 1 }, b: undefined }],
    ['a field without value instead of another', { a: { x: 1 }, b: undefined }, { a: { x: 1 }, c: undefined }],
    ['one item more', [{ x: 1 }], [{ x: 1 }, { x: 1 }]],
    ['one item less', [{ x: 1 }, { x: 2 }], [{ x: 1 }]],
    ['an array for an object', { a: { 0: 1 } }, { a: [1] }],
    ['an object for an array', { a: [{ x: 1 }] }, { a: { 0: { x: 1 } } }],
    ['null for an object', { a: { x: 1 } }, { a: null }],
  ])('%s', (_name, old, wanted) => {
    const original = clone(old);
    const mutable = new MutableDraft<{ all: unknown }>({ all: old });
    mutable.draft.all = clone(wanted);
    const { all } = mutable.commit();
    expect(all).toStrictEqual(wanted);
    expect(all).not.toBe(old);
    expect(old).toStrictEqual(original);
  });

  test('a different order of fields is a different value, because rules iterate over fields', () => {
    const old = { all: { a: { x: 1 }, b: { x: 2 } } as Record<string, { x: number }> };
    const mutable = new MutableDraft(old);
    const { a } = mutable.draft.all;
    delete mutable.draft.all.a;
    mutable.draft.all.a = a!;
    const next = mutable.commit();
    expect(Object.keys(next.all)).toEqual(['b', 'a']);
    expect(next.all.a).toBe(old.all.a);
  });
});

describe('the draft shares no part with other values', () => {
  test('an assigned object, and one that is referenced twice, is copied', () => {
    const given = Object.freeze({ x: 1 });
    const mutable = new MutableDraft({ a: { x: 1 }, b: { x: 2 }, c: { x: 3 } });
    mutable.draft.a = given;
    mutable.draft.c = mutable.draft.b;
    expect(mutable.commit()).toEqual({ a: { x: 1 }, b: { x: 2 }, c: { x: 2 } });
    for (const part of [mutable.draft.a, mutable.draft.b, mutable.draft.c]) part.x += 7;
    expect(mutable.commit()).toEqual({ a: { x: 8 }, b: { x: 9 }, c: { x: 9 } });
    mutable.draft.c.x = 0;
    expect(mutable.commit()).toEqual({ a: { x: 8 }, b: { x: 9 }, c: { x: 0 } });
    expect(given).toEqual({ x: 1 });
  });

  test('a part of an object that has moved is not referenced twice', () => {
    const mutable = new MutableDraft<{ list: { sub: { n: number } }[] }>({
      list: [{ sub: { n: 1 } }, { sub: { n: 2 } }],
    });
    const [first] = mutable.draft.list;
    mutable.draft.list = [{ sub: first!.sub }, first!];
    expect(mutable.commit()).toEqual({ list: [{ sub: { n: 1 } }, { sub: { n: 1 } }] });
    mutable.draft.list[0]!.sub.n = 5;
    expect(mutable.commit()).toEqual({ list: [{ sub: { n: 5 } }, { sub: { n: 1 } }] });
  });
});

type Tree = { [name: string]: unknown } | unknown[];

function randomTree(rng: (bound: number) => number, depth: number): unknown {
  const kind = rng(depth > 0 ? 6 : 3);
  if (kind < 3) return [null, rng(4), `s${rng(3)}`][kind];
  if (kind === 3) return Array.from({ length: rng(5) }, () => randomTree(rng, depth - 1));
  const names = ['a', 'b', 'c', '7', '0'].filter(() => rng(2) === 0);
  return Object.fromEntries(names.map((name) => [name, randomTree(rng, depth - 1)]));
}

function partsOf(value: unknown): Tree[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Tree, ...Object.values(value).flatMap(partsOf)];
}

/** One random change, of the kinds rules make: writes, deletes, moves, aliases, reorders and replaces. */
function mutate(root: Tree, rng: (bound: number) => number): void {
  const parts = partsOf(root);
  const one = parts[rng(parts.length)] as Tree;
  const other = parts[rng(parts.length)] as Tree;
  // An object inside itself is not JSON.
  const put = partsOf(other).includes(one) ? rng(9) : other;
  const name = ['a', 'b', 'c', '7', '0'][rng(5)] as string;
  if (!Array.isArray(one)) {
    const value = [put, randomTree(rng, 2), rng(4)][rng(3)];
    if (rng(4) === 0) delete one[name];
    else one[name] = value;
    return;
  }
  const ways = [
    () => one.push(put),
    () => one.push(randomTree(rng, 2)),
    () => one.shift(),
    () => one.reverse(),
    () => one.splice(rng(one.length + 1), rng(2), rng(4)),
    () => one.length > 0 && one.splice(rng(one.length), 1, put),
  ];
  ways[rng(ways.length)]?.();
}

function frozen<T>(value: T): T {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

/** JSON text, in which the order of fields matters. */
const textOf = (value: unknown) => JSON.stringify(value);

/** Random tree of a few names and values. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 's0', 's1', 's2'),
    fc.nat(3),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '7', '0'), tie('tree'), { noNullPrototype: true }),
  ),
}));
/** Up to eight acts of up to three changes; a change is determined by its number and the current tree. */
const acts = fc.array(fc.array(fc.nat(), { maxLength: 3 }), { maxLength: 8 });

test('repeated changes give the same values as a deep copy for each act', () => {
  fc.assert(
    fc.property(tree, acts, (root, changes) => {
      const start = frozen({ root } as Tree);
      const mutable = new MutableDraft<Tree>(start);
      let plain = clone<Tree>(start);
      for (const seeds of changes) {
        for (const one of [plain, mutable.draft]) {
          for (const seed of seeds) {
            const rng = testRng(seed);
            mutate(one, (bound) => Math.floor(rng() * bound));
          }
        }
        // Frozen: a write to a shared part would throw.
        const next = frozen(mutable.commit());
        expect(textOf(next)).toBe(textOf(plain));
        expect(textOf(mutable.draft)).toBe(textOf(plain));
        plain = clone(plain);
      }
    }),
    { numRuns: 1_500 },
  );
});
