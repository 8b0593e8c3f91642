import {
  baseOf,
  type Container,
  type Fields,
  type Items,
  isContainer,
  isNodeOf,
  NONE,
  Node,
  nodeOf,
} from './draft-node.ts';

/** Updates a node's base from its draft. Returns whether the base was replaced. */
function commit(node: Node): boolean {
  const { draft, base } = node;
  const isDone = Array.isArray(draft) ? commitItems(node, draft) : commitFields(node, draft);
  if (!isDone) {
    const next = reconcile(draft, node, draft);
    node.base = next.base;
    node.names = next.names;
    node.children = next.children;
  }
  return node.base !== base;
}

/**
 * Commits an array whose nodes keep their places; only its primitive values and its length may differ. Returns false for any
 * other change, which `reconcile` follows.
 */
function commitItems(node: Node, draft: Items): boolean {
  const { children } = node;
  let isSame = draft.length === children.length;
  const length = Math.max(draft.length, children.length);
  for (let index = 0; index < length; index++) {
    const child = children[index];
    const value = draft[index];
    if (value === child) continue;
    if ((child instanceof Node || isContainer(value)) && !isNodeOf(child, value)) return false;
    if (isChanged(child, value)) isSame = false;
  }
  if (isSame) return true;
  node.children = draft.map((value, index) => (isContainer(value) ? children[index] : value));
  node.base = node.children.map(baseOf);
  return true;
}

/**
 * Commits the fields that have other values than before: most of a large object has not changed. Returns false where names
 * differ or an object has moved from one field to another, which `reconcile` follows.
 */
function commitFields(node: Node, draft: Fields): boolean {
  const changed = isTable(node.names) ? changedEntries(node, draft) : changedFields(node, draft);
  return changed !== undefined && (changed.length === 0 || replaceFields(node, draft, changed));
}

/**
 * Whether an object with these fields may be one that V8 keeps as a hash table: it has many fields or is filled with them
 * later. A `for...in` that meets a single hash table is half as fast for all objects from then on.
 */
function isTable(names: readonly string[]): boolean {
  return names.length === 0 || names.length > 12;
}

/** Commits the nodes of an object. Returns the places of the fields that have changed; undefined if there are other names. */
function changedFields({ names, children }: Node, draft: Fields): readonly number[] | undefined {
  let changed: number[] | undefined;
  let index = 0;
  for (const name in draft) {
    // Rules may iterate over fields, so a different order is a different value.
    if (names[index] !== name) return;
    if (isChanged(children[index], draft[name])) {
      if (changed) changed.push(index);
      else changed = [index];
    }
    index += 1;
  }
  return index === names.length ? (changed ?? NONE) : undefined;
}

/** As `changedFields`, for an object that may be a hash table. */
function changedEntries({ names, children }: Node, draft: Fields): readonly number[] | undefined {
  if (!isShallowEqual(Object.keys(draft), names)) return;
  const changed: number[] = [];
  for (let index = 0; index < names.length; index++)
    if (isChanged(children[index], draft[names[index] as string])) changed.push(index);
  return changed;
}

/** Whether a child of a node has another value in the draft; commits the child. */
function isChanged(child: unknown, value: unknown): boolean {
  return child instanceof Node && child.draft === value ? commit(child) : child !== value;
}

/**
 * Gives fields their new values, and new nodes where they hold another object. Changes nothing and returns false where an
 * object has moved from one field to another.
 */
function replaceFields(node: Node, draft: Fields, changed: readonly number[]): boolean {
  const { names, children } = node;
  for (const index of changed) {
    const value = draft[names[index] as string];
    if (!isContainer(value) || isNodeOf(children[index], value)) continue;
    if (children.some((child) => isNodeOf(child, value))) return false;
  }
  // A copy keeps the hidden class; an object that is filled field by field becomes a slow hash table.
  const base: Fields = { ...(node.base as Fields) };
  let isSame = true;
  for (const index of changed) {
    const name = names[index] as string;
    const child = childFor(draft[name], children[index]);
    children[index] = child;
    if (child instanceof Node) draft[name] = child.draft;
    if (base[name] !== baseOf(child)) isSame = false;
    base[name] = baseOf(child);
  }
  if (!isSame) node.base = base;
  return true;
}

/** The child for a value in place of `old`. */
function childFor(value: unknown, old: unknown): unknown {
  if (!isContainer(value)) return value;
  return isNodeOf(old, value) ? old : reconcile(value, old instanceof Node ? old : undefined);
}

/**
 * Reconciliation: a node for `value` that reuses nodes of `old`, the previous node in this place. `draft` is the mutable
 * copy where there is one; an object that is not a draft of `old` is copied, because it may be referenced twice or have
 * another owner.
 */
function reconcile(value: Container, old: Node | undefined, draft?: Container): Node {
  if (!old || Array.isArray(old.base) !== Array.isArray(value)) return nodeOf(value, true, old);
  return Array.isArray(value)
    ? reconcileItems(value, old, (draft as Items | undefined) ?? value.slice())
    : reconcileFields(value, old, (draft as Fields | undefined) ?? { ...value });
}

function reconcileItems(value: Items, old: Node, draft: Items): Node {
  const children = reconcileChildren(value.slice(), old);
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (child instanceof Node) draft[index] = child.draft;
  }
  const base = children.map(baseOf);
  return new Node(isShallowEqual(base, old.base as Items) ? old.base : base, draft, NONE, children);
}

function reconcileFields(value: Fields, old: Node, draft: Fields): Node {
  const keys = Object.keys(value);
  const names = isShallowEqual(keys, old.names) ? old.names : keys;
  const children = reconcileChildren(
    names.map((name) => value[name]),
    old,
    names,
  );
  const base: Fields = { ...value };
  let isSame = names === old.names;
  for (let index = 0; index < children.length; index++) {
    const [child, name] = [children[index], names[index] as string];
    if (child instanceof Node) {
      base[name] = child.base;
      draft[name] = child.draft;
    }
    if (base[name] !== (old.base as Fields)[name]) isSame = false;
  }
  return new Node(isSame ? old.base : base, draft, names, children);
}

/**
 * Turns values into children, those of `names` or of an array. Each node of `old` is used at most once: first by its own
 * draft, then by another object in its place.
 */
function reconcileChildren(values: Items, old: Node, names?: readonly string[]): Items {
  const unused = old.children.slice();
  let isComplete = true;
  // Most objects follow one another as before.
  let place = 0;
  for (const [index, value] of values.entries()) {
    if (!isContainer(value)) continue;
    const found = isNodeOf(unused[place], value) ? place : unused.findIndex((child) => isNodeOf(child, value));
    if (found < 0) {
      isComplete = false;
      continue;
    }
    const node = unused[found] as Node;
    commit(node);
    values[index] = node;
    unused[found] = undefined;
    place = found + 1;
  }
  if (isComplete) return values;
  return values.map((value, index) => {
    if (value instanceof Node || !isContainer(value)) return value;
    const replaced = unused[names ? old.names.indexOf(names[index] as string) : index];
    return reconcile(value, replaced instanceof Node ? replaced : undefined);
  });
}

/** Whether two arrays have identical items. */
function isShallowEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/**
 * Reusable mutable draft of plain JSON data, without proxies: a full copy that is changed in place any number of times.
 * `commit` compares it with its base and returns the next immutable value, which shares every equal part with the
 * previous base (structural sharing) and no part with the draft. Costs a deep copy once, then one walk per commit.
 */
export class MutableDraft<T extends object> {
  readonly #root: Node;

  constructor(base: T) {
    this.#root = nodeOf(base as Container, false);
  }

  /** The mutable copy. A reference to a part of it sees later changes. */
  get draft(): T {
    return this.#root.draft as T;
  }

  /** Makes the draft's current value the next base and returns it. */
  commit(): T {
    commit(this.#root);
    return this.#root.base as T;
  }
}
