type Fields = Record<string, unknown>;
type Items = unknown[];
type Bag = Fields | Items;

/** A part of a state beside the copy that rules may change in place. */
class Part {
  /** As the state has it: shared with other states, so it never changes. */
  made: Bag;
  /** As the rules have it; nobody else's, and in no other place. */
  readonly work: Bag;
  /** Names of the fields in their order, once for all parts that are alike; none of a list. */
  names: readonly string[];
  /** What is in it, in its order: parts, and what is plain. */
  inner: unknown[];

  constructor(made: Bag, work: Bag, names: readonly string[], inner: unknown[]) {
    this.made = made;
    this.work = work;
    this.names = names;
    this.inner = inner;
  }
}

const NONE: readonly never[] = [];

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null;
}

/** What a part may be like: the one before it in the same part, or the first in one that is like that. */
function likely(inner: readonly unknown[], like: Part | undefined): Part | undefined {
  const last = inner.at(-1);
  if (last instanceof Part) return last;
  const same = like?.inner[inner.length];
  return same instanceof Part ? same : undefined;
}

/** `like` is a part that may have the same names. */
function copyOf(made: Bag, like?: Part): Part {
  return Array.isArray(made) ? copyOfItems(made, like) : copyOfFields(made, like);
}

function copyOfItems(made: Items, like?: Part): Part {
  const work = made.slice();
  const inner = made.slice();
  for (let index = 0; index < made.length; index++) {
    const value = made[index];
    if (!isBag(value)) continue;
    const before = index > 0 ? inner[index - 1] : like?.inner[0];
    const part = copyOf(value, before instanceof Part ? before : undefined);
    work[index] = part.work;
    inner[index] = part;
  }
  return new Part(made, work, NONE, inner);
}

function copyOfFields(made: Fields, like?: Part): Part {
  const work: Fields = {};
  const inner: unknown[] = [];
  const known = like?.names ?? NONE;
  let isLike = true;
  // Going through fields this way is several times as fast as by a list of keys.
  for (const name in made) {
    if (known[inner.length] !== name) isLike = false;
    const value = made[name];
    if (isBag(value)) {
      const part = copyOf(value, likely(inner, like));
      work[name] = part.work;
      inner.push(part);
    } else {
      work[name] = value;
      inner.push(value);
    }
  }
  const names = isLike && inner.length === known.length ? known : Object.keys(made);
  // What has grown bit by bit takes more room than it needs.
  return new Part(made, work, names, inner.slice());
}

/** Makes `made` what `work` has become; false where that is nothing else. */
function refresh(part: Part): boolean {
  const { work, made } = part;
  const change = Array.isArray(work) ? changeOfItems(part, work) : changeOfFields(part, work);
  if (change === SAME) return false;
  if (change === VALUES) remake(part);
  else Object.assign(part, sorted(work, work, part));
  return part.made !== made;
}

/** What has become of a part: nothing, other values between the same parts, or other parts. */
type Change = typeof SAME | typeof VALUES | typeof PARTS;
const SAME = 0;
const VALUES = 1;
const PARTS = 2;

function changeOfItems({ inner }: Part, work: Items): Change {
  let change: Change = work.length === inner.length ? SAME : VALUES;
  const length = Math.max(work.length, inner.length);
  for (let index = 0; index < length; index++) {
    const value = work[index];
    const old = inner[index];
    if (value === old) continue;
    if (old instanceof Part) {
      if (old.work !== value) return PARTS;
      if (refresh(old)) change = VALUES;
    } else if (isBag(value)) return PARTS;
    else change = VALUES;
  }
  return change;
}

function changeOfFields({ names, inner }: Part, work: Fields): Change {
  let change: Change = SAME;
  let count = 0;
  for (const name in work) {
    // Rules may go through fields in their order, so another order is another thing.
    if (names[count] !== name) return PARTS;
    const value = work[name];
    const old = inner[count];
    count += 1;
    if (value === old) continue;
    if (old instanceof Part) {
      if (old.work !== value) return PARTS;
      if (refresh(old)) change = VALUES;
    } else if (isBag(value)) return PARTS;
    else change = VALUES;
  }
  return count === names.length ? change : PARTS;
}

/** Makes a part anew in which only values are others, or what is in its parts. */
function remake(part: Part): void {
  const { work, names, inner } = part;
  if (Array.isArray(work)) {
    part.inner = work.map((value, index) => (isBag(value) ? inner[index] : value));
    part.made = part.inner.map(stateOf);
    return;
  }
  const made: Fields = {};
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as string;
    const value = work[name];
    if (!isBag(value)) inner[index] = value;
    made[name] = stateOf(inner[index]);
  }
  part.made = made;
}

/** What is in a part as the state has it. */
function stateOf(inner: unknown): unknown {
  return inner instanceof Part ? inner.made : inner;
}

/**
 * The part of which `bag` has the values, with `work` as its copy to work on. What came from `old`, which stood in this
 * place, goes on as it is; anything else is copied, for it may stand in two places or belong to somebody else.
 */
function sorted(bag: Bag, work: Bag, old: Part | undefined): Part {
  const names = Object.keys(bag);
  const inner = innerOf(bag as Fields, names, old);
  const made: Bag = Array.isArray(bag) ? [] : {};
  for (const [index, name] of names.entries()) {
    const one = inner[index];
    (made as Fields)[name] = stateOf(one);
    (work as Fields)[name] = one instanceof Part ? one.work : one;
  }
  const isAsBefore = old !== undefined && isSame(made, old.made);
  return new Part(isAsBefore ? old.made : made, work, Array.isArray(bag) ? NONE : names, inner);
}

/** Every part of `old` is used once at most: first where it still is itself, then for what has come in its place. */
function innerOf(bag: Fields, names: readonly string[], old: Part | undefined): unknown[] {
  const parts = (old?.inner ?? NONE).filter((one) => one instanceof Part);
  const own = new Map<unknown, Part>(parts.map((part) => [part.work, part]));
  const inner = names.map((name) => {
    const value = bag[name];
    const part = own.get(value);
    if (!part) return value;
    own.delete(value);
    refresh(part);
    return part;
  });
  const gone = new Map<unknown, Part>([...own.values()].map((part) => [part.made, part]));
  return inner.map((one, index) => {
    if (one instanceof Part || !isBag(one)) return one;
    const before = (old?.made as Fields | undefined)?.[names[index] as string];
    const inPlace = gone.get(before);
    gone.delete(before);
    return sorted(one, Array.isArray(one) ? [] : {}, inPlace);
  });
}

/** Whether two things have the very same values in the same order. */
function isSame(a: Bag, b: Bag): boolean {
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [names, others] = [Object.keys(a), Object.keys(b)];
  if (names.length !== others.length) return false;
  return names.every((name, index) => name === others[index] && (a as Fields)[name] === (b as Fields)[name]);
}

/**
 * A copy of plain JSON data that may be changed in place over and over. `next` makes of it a value that never changes,
 * whose parts are those of the value before wherever they are equal, and copies of their own where they are not: the
 * copy and what comes out of it never have a part in common.
 */
export class WorkingCopy<T extends object> {
  readonly #root: Part;

  constructor(value: T) {
    this.#root = copyOf(value as Bag);
  }

  /** What may be changed. Whoever holds on to parts of it sees them change later. */
  get work(): T {
    return this.#root.work as T;
  }

  /** What has been made of the value before. */
  next(): T {
    refresh(this.#root);
    return this.#root.made as T;
  }
}
