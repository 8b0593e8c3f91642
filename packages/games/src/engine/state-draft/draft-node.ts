export type Fields = Record<string, unknown>;
export type Items = unknown[];
export type Container = Fields | Items;

/** One object or array of the base, paired with its mutable copy in the draft. */
export class Node {
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

export const NONE: readonly never[] = [];

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** A node whose field names the next child may have: the sibling before it, or the same child of a similar node. */
function similarChild(children: readonly unknown[], similar: Node | undefined): Node | undefined {
  const last = children.at(-1);
  if (last instanceof Node) return last;
  const counterpart = similar?.children[children.length];
  return counterpart instanceof Node ? counterpart : undefined;
}

/**
 * Deep copy of `value` as a tree of nodes, whose bases are parts of it, or copies of them where `isCopied`; `similar` is a
 * node that may have the same field names.
 */
export function nodeOf(value: Container, isCopied: boolean, similar?: Node): Node {
  return Array.isArray(value) ? nodeOfItems(value, isCopied, similar) : nodeOfFields(value, isCopied, similar);
}

function nodeOfItems(value: Items, isCopied: boolean, similar?: Node): Node {
  const base = isCopied ? value.slice() : value;
  const draft = value.slice();
  const children = value.slice();
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!isContainer(item)) continue;
    const before = index > 0 ? children[index - 1] : similar?.children[0];
    const node = nodeOf(item, isCopied, before instanceof Node ? before : undefined);
    if (isCopied) base[index] = node.base;
    draft[index] = node.draft;
    children[index] = node;
  }
  return new Node(base, draft, NONE, children);
}

function nodeOfFields(value: Fields, isCopied: boolean, similar?: Node): Node {
  const base: Fields = isCopied ? { ...value } : value;
  const draft: Fields = { ...value };
  const children: unknown[] = [];
  const known = similar?.names ?? NONE;
  let hasKnownNames = true;
  // for...in is several times as fast here as a loop over Object.keys.
  for (const name in value) {
    if (known[children.length] !== name) hasKnownNames = false;
    const field = value[name];
    if (isContainer(field)) {
      const node = nodeOf(field, isCopied, similarChild(children, similar));
      if (isCopied) base[name] = node.base;
      draft[name] = node.draft;
      children.push(node);
    } else children.push(field);
  }
  const names = hasKnownNames && children.length === known.length ? known : Object.keys(value);
  // An array that grew by `push` has spare capacity; a slice has none.
  return new Node(base, draft, names, children.slice());
}

/** The value of a child in the base. */
export function baseOf(child: unknown): unknown {
  return child instanceof Node ? child.base : child;
}

/** Whether this is the node of a draft. */
export function isNodeOf(child: unknown, draft: unknown): boolean {
  return child instanceof Node && child.draft === draft;
}
