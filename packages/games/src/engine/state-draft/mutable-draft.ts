type Fields = Record<string, unknown>;
type Items = unknown[];
type Container = Fields | Items;

/** One object or array of the base, paired with its mutable copy in the draft. */
class Node {
  /** The immutable value, shared with other states. */
  base: Container;
  /** The mutable copy; no other node and no other state refers to it. */
  readonly draft: Container;
  /** Field names in their order, one array shared by nodes with the same fields; empty for an array. */
  names: readonly string[];
  /** The values in their order: a node for each object or array, the value itself where it is primitive. */
  children: unknown[];

  constructor(base: Container, draft: Container, names: readonly string[], children: unknown[]) {
    this.base = base;
    this.draft = draft;
    this.names = names;
    this.children = children;
  }
}

const NONE: readonly never[] = [];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** A node whose field names the next child may have: the sibling before it, or the same child of a similar node. */
function similarChild(children: readonly unknown[], similar: Node | undefined): Node | undefined {
  const last = children.at(-1);
  if (last instanceof Node) return last;
  const counterpart = similar?.children[children.length];
  return counterpart instanceof Node ? counterpart : undefined;
}

/** Deep copy of `base` as a tree of nodes; `similar` is a node that may have the same field names. */
function nodeOf(base: Container, similar?: Node): Node {
  return Array.isArray(base) ? nodeOfItems(base, similar) : nodeOfFields(base, similar);
}

function nodeOfItems(base: Items, similar?: Node): Node {
  const draft = base.slice();
  const children = base.slice();
  for (let index = 0; index < base.length; index++) {
    const value = base[index];
    if (!isContainer(value)) continue;
    const before = index > 0 ? children[index - 1] : similar?.children[0];
    const node = nodeOf(value, before instanceof Node ? before : undefined);
    draft[index] = node.draft;
    children[index] = node;
  }
  return new Node(base, draft, NONE, children);
}

function nodeOfFields(base: Fields, similar?: Node): Node {
  const draft: Fields = { ...base };
  const children: unknown[] = [];
  const known = similar?.names ?? NONE;
  let hasKnownNames = true;
  // for...in is several times as fast here as a loop over Object.keys.
  for (const name in base) {
    if (known[children.length] !== name) hasKnownNames = false;
    const value = base[name];
    if (isContainer(value)) {
      const node = nodeOf(value, similarChild(children, similar));
      draft[name] = node.draft;
      children.push(node);
    } else children.push(value);
  }
  const names = hasKnownNames && children.length === known.length ? known : Object.keys(base);
  // An array that grew by `push` has spare capacity; a slice has none.
  return new Node(base, draft, names, children.slice());
}

/** Updates a node's base from its draft. Returns whether the base was replaced. */
function commit(node: Node): boolean {
  const { draft, base } = node;
  const left = Array.isArray(draft) ? commitItems(node, draft) : commitFields(node, draft);
  if (left === STRUCTURE || (left === PARTS && !replaceParts(node, draft as Fields)))
    Object.assign(node, reconcile(draft, node, draft));
  return node.base !== base;
}

/**
 * What is left to commit after a walk over the values of a draft: nothing, fields that hold other objects now, or a
 * different structure.
 */
type Left = typeof NOTHING | typeof PARTS | typeof STRUCTURE;
const NOTHING = 0;
const PARTS = 1;
const STRUCTURE = 2;

/** Commits an array whose nodes keep their places; only its primitive values and its length may differ. */
function commitItems(node: Node, draft: Items): Left {
  const { children } = node;
  let isChanged = draft.length !== children.length;
  const length = Math.max(draft.length, children.length);
  for (let index = 0; index < length; index++) {
    const value = draft[index];
    const child = children[index];
    if (value === child) continue;
    if (child instanceof Node) {
      if (child.draft !== value) return STRUCTURE;
      if (commit(child)) isChanged = true;
    } else if (isContainer(value)) return STRUCTURE;
    else isChanged = true;
  }
  if (!isChanged) return NOTHING;
  node.children = draft.map((value, index) => (isContainer(value) ? children[index] : value));
  node.base = node.children.map(baseOf);
  return NOTHING;
}

/** Commits the fields that have other values than before: most of a large object has not changed. */
function commitFields(node: Node, draft: Fields): Left {
  const { names, children } = node;
  let next: Fields | undefined;
  let left: Left = NOTHING;
  let index = 0;
  for (const name in draft) {
    // Rules may iterate over fields, so a different order is a different value.
    if (names[index] !== name) return STRUCTURE;
    const value = draft[name];
    const child = children[index];
    index += 1;
    if (value === child) continue;
    if (child instanceof Node ? child.draft !== value : isContainer(value)) left = PARTS;
    else if (!(child instanceof Node) || commit(child)) {
      // A copy keeps the hidden class; an object that is filled field by field becomes a slow hash table.
      next ??= { ...(node.base as Fields) };
      next[name] = child instanceof Node ? child.base : value;
      if (!(child instanceof Node)) children[index - 1] = value;
    }
  }
  if (index !== names.length) return STRUCTURE;
  if (next) node.base = next;
  return left;
}

/**
 * Gives fields that hold another object, or none any more, their new nodes. Changes nothing and returns false where an
 * object has moved from one field to another, which `reconcile` follows.
 */
function replaceParts(node: Node, draft: Fields): boolean {
  const { names, children } = node;
  const values = names.map((name) => draft[name]);
  const isMoved = (child: unknown, index: number) => {
    const at = child instanceof Node ? values.indexOf(child.draft) : -1;
    return at >= 0 && (at !== index || values.indexOf(values[at], at + 1) >= 0);
  };
  if (children.some(isMoved)) return false;
  const base: Fields = { ...(node.base as Fields) };
  for (const [index, value] of values.entries()) {
    const child = children[index];
    if (value === child || (child instanceof Node && child.draft === value)) continue;
    const name = names[index] as string;
    children[index] = isContainer(value) ? nodeInPlaceOf(child, value) : value;
    base[name] = baseOf(children[index]);
    if (isContainer(value)) draft[name] = (children[index] as Node).draft;
  }
  if (!isShallowEqual(base, node.base)) node.base = base;
  return true;
}

/** The node of an object that a field holds now instead of `child`. */
function nodeInPlaceOf(child: unknown, value: Container): Node {
  return reconcile(value, child instanceof Node ? child : undefined);
}

/** The value of a child in the base. */
function baseOf(child: unknown): unknown {
  return child instanceof Node ? child.base : child;
}

/**
 * Reconciliation: a node for `value` that reuses nodes of `old`, the previous node in this place. `draft` is the mutable
 * copy where there is one; an object that is not a draft of `old` is copied, because it may be referenced twice or have
 * another owner.
 */
function reconcile(value: Container, old: Node | undefined, draft?: Container): Node {
  return Array.isArray(value)
    ? reconcileItems(value, old, (draft as Items | undefined) ?? value.slice())
    : reconcileFields(value, old, (draft as Fields | undefined) ?? { ...value });
}

function reconcileItems(value: Items, old: Node | undefined, draft: Items): Node {
  const children = reconcileChildren(value, old?.base as Items | undefined, old);
  for (const [index, child] of children.entries()) if (child instanceof Node) draft[index] = child.draft;
  const base = children.map(baseOf);
  return new Node(old && isShallowEqual(base, old.base) ? old.base : base, draft, NONE, children);
}

function reconcileFields(value: Fields, old: Node | undefined, draft: Fields): Node {
  const names = Object.keys(value);
  const before = old && names.map((name) => (old.base as Fields)[name]);
  const values = names.map((name) => value[name]);
  const children = reconcileChildren(values, before, old);
  const base: Fields = { ...value };
  for (const [index, child] of children.entries()) {
    if (!(child instanceof Node)) continue;
    const name = names[index] as string;
    base[name] = child.base;
    draft[name] = child.draft;
  }
  return new Node(old && isShallowEqual(base, old.base) ? old.base : base, draft, names, children);
}

/** A child of an object that is new in the draft. */
function copyOfChild(child: unknown): unknown {
  return isContainer(child) ? reconcile(child, undefined) : child;
}

/**
 * Children for these values; `before`: the values of the base in their places. Each node of `old` is used at most once:
 * first by its own draft, then by an object with the same base in its place.
 */
function reconcileChildren(values: Items, before: Items | undefined, old: Node | undefined): Items {
  const nodes = old?.children.filter((child) => child instanceof Node) ?? NONE;
  if (!before || nodes.length === 0) return values.map(copyOfChild);
  const byDraft = new Map<unknown, Node>(nodes.map((node) => [node.draft, node]));
  const children = values.map((child) => {
    const node = byDraft.get(child);
    if (!node) return child;
    byDraft.delete(child);
    commit(node);
    return node;
  });
  const unused = new Map<unknown, Node>([...byDraft.values()].map((node) => [node.base, node]));
  return children.map((child, index) => {
    if (child instanceof Node || !isContainer(child)) return child;
    const replaced = unused.get(before[index]);
    unused.delete(before[index]);
    return reconcile(child, replaced);
  });
}

/** Whether two containers have identical values under the same names in the same order. */
function isShallowEqual(a: Container, b: Container): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]);
  if (Array.isArray(b)) return false;
  const [names, others] = [Object.keys(a), Object.keys(b)];
  if (names.length !== others.length) return false;
  return names.every((name, index) => name === others[index] && (a as Fields)[name] === (b as Fields)[name]);
}

/**
 * Reusable mutable draft of plain JSON data, without proxies: a full copy that is changed in place any number of times.
 * `commit` compares it with its base and returns the next immutable value, which shares every equal part with the
 * previous base (structural sharing) and no part with the draft. Costs a deep copy once, then one walk per commit.
 */
export class MutableDraft<T extends object> {
  readonly #root: Node;

  constructor(base: T) {
    this.#root = nodeOf(base as Container);
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
