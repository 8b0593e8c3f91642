type Id = string | number | boolean;

function memoizeById<V>(compute: (id: Id) => V): (id: Id) => V {
  const results = new Map<Id, V>();
  return (id) => {
    const known = results.get(id);
    if (known !== undefined) return known;
    const result = compute(id);
    results.set(id, result);
    return result;
  };
}

/**
 * Memoize by ids: a pure function of one to four ids, such as the option of a leader and a place, computed once for each
 * combination and returned again, the same object, which must not be changed. For ids of fixed sets only, because results
 * are never dropped. Arguments beyond those of `compute` are ignored, so that it can be given to `map`.
 */
export function memoizeByIds<A extends readonly [Id, Id?, Id?, Id?], V extends object | number>(
  compute: (...ids: A) => V,
): (...ids: A) => V {
  const of = compute as unknown as (...ids: Id[]) => V;
  return memoizeByCount(of) as unknown as (...ids: A) => V;
}

/** One nested map for each id, and no lists of arguments: such functions are called thousands of times in a game. */
function memoizeByCount<V>(compute: (...ids: Id[]) => V) {
  if (compute.length === 1) return memoizeById(compute);
  if (compute.length === 2) {
    const by = memoizeById((a) => memoizeById((b) => compute(a, b)));
    return (a: Id, b: Id) => by(a)(b);
  }
  if (compute.length === 3) {
    const by = memoizeById((a) => memoizeById((b) => memoizeById((c) => compute(a, b, c))));
    return (a: Id, b: Id, c: Id) => by(a)(b)(c);
  }
  const by = memoizeById((a) => memoizeById((b) => memoizeById((c) => memoizeById((d) => compute(a, b, c, d)))));
  return (a: Id, b: Id, c: Id, d: Id) => by(a)(b)(c)(d);
}
