type Id = string | number | boolean;

function memoizeById<V>(compute: (id: Id) => V, results = new Map<Id, V>()): (id: Id) => V {
  return (id) => {
    const known = results.get(id);
    if (known !== undefined) return known;
    const result = compute(id);
    results.set(id, result);
    return result;
  };
}

/** Results of a function in memory; some have a hundred thousand combinations of ids. */
const MOST = 1_024;
/** `most` of a function whose results are memoized functions, each with results of its own. */
export const FEW = 64;

/**
 * Memoize by ids: a pure function of one to four ids, such as the option of a leader and a place, computed once for each
 * combination and returned again, the same object, which must not be changed. All results are dropped when there are
 * `most`. Arguments beyond those of `compute` are ignored, so that it can be given to `map`.
 */
export function memoizeByIds<A extends readonly [Id, Id?, Id?, Id?], V extends object | number>(
  compute: (...ids: A) => V,
  most = MOST,
): (...ids: A) => V {
  const of = compute as unknown as (...ids: Id[]) => V;
  const results = new Map<Id, unknown>();
  let count = 0;
  const computed = (...ids: Id[]): V => {
    if (count === most) {
      results.clear();
      count = 0;
    }
    count += 1;
    return of(...ids);
  };
  return memoizeByCount(compute.length, computed, results) as unknown as (...ids: A) => V;
}

/** One nested map for each id, and no lists of arguments: such functions are called thousands of times in a game. */
function memoizeByCount<V>(count: number, compute: (...ids: Id[]) => V, results: Map<Id, unknown>) {
  const memoized = <T>(first: (a: Id) => T) => memoizeById(first, results as Map<Id, T>);
  if (count === 1) return memoized(compute);
  if (count === 2) {
    const by = memoized((a) => memoizeById((b) => compute(a, b)));
    return (a: Id, b: Id) => by(a)(b);
  }
  if (count === 3) {
    const by = memoized((a) => memoizeById((b) => memoizeById((c) => compute(a, b, c))));
    return (a: Id, b: Id, c: Id) => by(a)(b)(c);
  }
  const by = memoized((a) => memoizeById((b) => memoizeById((c) => memoizeById((d) => compute(a, b, c, d)))));
  return (a: Id, b: Id, c: Id, d: Id) => by(a)(b)(c)(d);
}
