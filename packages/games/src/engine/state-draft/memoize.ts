/**
 * Memoize by reference: a function of one part of a state, computed once per part and returned again, the same object,
 * for as long as the part is shared by later states. `compute` must depend on that part alone, not on the viewer, and
 * the part must belong to a finished state, which never changes in place.
 */
export function memoizeByReference<P extends object, V>(compute: (part: P) => V): (part: P) => V {
  const results = new WeakMap<P, V>();
  return (part) => {
    const known = results.get(part);
    if (known !== undefined) return known;
    const result = compute(part);
    results.set(part, result);
    return result;
  };
}
