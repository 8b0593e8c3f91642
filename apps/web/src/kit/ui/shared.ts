type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Whether two plain values (JSON) are equal; other objects, such as maps, are equal only to themselves. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual((a as Fields)[key], (b as Fields)[key]));
}

/** Structural sharing: the earlier of two plain values if they are equal, so that memoised components do not rerender. */
function shared<T>(before: T | undefined, now: T): T {
  return before !== undefined && isEqual(before, now) ? before : now;
}

/** The same for the values of a map, by key; `before` holds them from one call to the next. */
export function sharedByKey<K, V>(before: Map<K, V>, now: Iterable<readonly [K, V]>): ReadonlyMap<K, V> {
  const values = [...now].map(([key, value]) => [key, shared(before.get(key), value)] as const);
  before.clear();
  for (const [key, value] of values) before.set(key, value);
  return new Map(values);
}
