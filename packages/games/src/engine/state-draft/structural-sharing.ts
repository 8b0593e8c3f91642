type Fields = Record<string, unknown>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A copy to write to: what is derived from an object may be cached by its reference, so that it must not change. */
function copyOf<T extends object>(value: T): T {
  return (Array.isArray(value) ? [...value] : { ...value }) as T;
}

function shareItems(before: readonly unknown[], after: unknown[]): unknown[] {
  let isSame = before.length === after.length;
  let result = isSame ? after : copyOf(after);
  for (let index = 0; index < after.length; index++) {
    const [old, item] = [before[index], after[index]];
    const shared = replaceEqualDeep(old, item);
    if (isSame && shared !== old) {
      isSame = false;
      result = copyOf(after);
      for (let earlier = 0; earlier < index; earlier++) result[earlier] = before[earlier];
    }
    if (!isSame && shared !== item) result[index] = shared;
  }
  return isSame ? (before as unknown[]) : result;
}

function shareFields(before: Fields, after: Fields): Fields {
  const [keys, oldKeys] = [Object.keys(after), Object.keys(before)];
  let isSame = keys.length === oldKeys.length;
  let result = isSame ? after : copyOf(after);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    // Rules may iterate over fields, so a different order is a different value.
    const isInPlace = oldKeys[index] === key;
    const old = isInPlace || Object.hasOwn(before, key) ? before[key] : undefined;
    const value = after[key];
    const shared = replaceEqualDeep(old, value);
    if (isSame && (shared !== old || !isInPlace)) {
      isSame = false;
      result = copyOf(after);
      for (const earlier of keys.slice(0, index)) result[earlier] = before[earlier];
    }
    if (!isSame && shared !== value) result[key] = shared;
  }
  return isSame ? before : result;
}

/**
 * Structural sharing (`replaceEqualDeep`): `after`, with every object or array that deeply equals its counterpart in
 * `before` replaced by that counterpart. Returns `before` itself where all is equal. Writes into neither. Both are plain
 * JSON data.
 */
export function replaceEqualDeep<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  const isList = Array.isArray(after);
  if (isList !== Array.isArray(before)) return after;
  return (
    isList ? shareItems(before as unknown[], after as unknown[]) : shareFields(before as Fields, after as Fields)
  ) as T;
}
