type Fields = Record<string, unknown>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What may be written to: a thing that is frozen belongs to somebody else. */
function own<T extends object>(value: T): T {
  if (!Object.isFrozen(value)) return value;
  return (Array.isArray(value) ? [...value] : { ...value }) as T;
}

function shareItems(before: readonly unknown[], after: unknown[]): unknown[] {
  let isSame = before.length === after.length;
  let result = isSame ? after : own(after);
  for (let index = 0; index < after.length; index++) {
    const [old, item] = [before[index], after[index]];
    const shared = share(old, item);
    if (isSame && shared !== old) {
      isSame = false;
      result = own(after);
      for (let earlier = 0; earlier < index; earlier++) result[earlier] = before[earlier];
    }
    if (!isSame && shared !== item) result[index] = shared;
  }
  return isSame ? (before as unknown[]) : result;
}

function shareFields(before: Fields, after: Fields): Fields {
  const [keys, oldKeys] = [Object.keys(after), Object.keys(before)];
  let isSame = keys.length === oldKeys.length;
  let result = isSame ? after : own(after);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    // Rules may go through fields in their order, so another order is another thing.
    const isInPlace = oldKeys[index] === key;
    const old = isInPlace || Object.hasOwn(before, key) ? before[key] : undefined;
    const value = after[key];
    const shared = share(old, value);
    if (isSame && (shared !== old || !isInPlace)) {
      isSame = false;
      result = own(after);
      for (const earlier of keys.slice(0, index)) result[earlier] = before[earlier];
    }
    if (!isSame && shared !== value) result[key] = shared;
  }
  return isSame ? before : result;
}

/**
 * `after` with every part that is as it was in `before` being the very part of `before`: what an act has not changed
 * then compares at once and is kept once. Works in `after` itself, which must be nobody else's yet.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  const isList = Array.isArray(after);
  if (isList !== Array.isArray(before)) return after;
  return (
    isList ? shareItems(before as unknown[], after as unknown[]) : shareFields(before as Fields, after as Fields)
  ) as T;
}
