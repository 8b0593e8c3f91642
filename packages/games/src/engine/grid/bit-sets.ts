/** A set of cells as bits, 32 to a number. */
export function bitsOf(cells: number, members: Iterable<number>): Uint32Array {
  const bits = new Uint32Array(Math.ceil(cells / 32));
  for (const cell of members) bits[cell >> 5] = (bits[cell >> 5] ?? 0) | (1 << (cell & 31));
  return bits;
}

/**
 * Pool of linked lists of tagged bit sets: node after node in one array, the tag and the next node before the bits of
 * each. Objects would take five times the memory, and the collector would have to trace them.
 */
export class LinkedBitSets {
  readonly #tags: number;
  /** Words of a node: its header, then its bits. */
  readonly #words: number;
  #nodes = new Uint32Array(0);
  /** Number of the newest node; the first has number 1. */
  #newest = 0;

  /** Sets of this many cells, with tags from 0 to `tags` - 1. */
  constructor(cells: number, tags: number) {
    this.#tags = tags;
    this.#words = 1 + Math.ceil(cells / 32);
  }

  /** Adds a set behind the last node of a list, or as the first where that is 0; returns its node. */
  add(set: Uint32Array, tag: number, last: number): number {
    this.#newest += 1;
    const begin = this.#newest * this.#words;
    if (begin + this.#words > this.#nodes.length) {
      const larger = new Uint32Array(Math.max(64 * this.#words, 2 * begin));
      larger.set(this.#nodes);
      this.#nodes = larger;
    }
    this.#nodes[begin] = tag;
    this.#nodes.set(set, begin + 1);
    if (last !== 0) this.#nodes[last * this.#words] = this.tag(last) + this.#newest * this.#tags;
    return this.#newest;
  }

  tag(node: number): number {
    return (this.#nodes[node * this.#words] ?? 0) % this.#tags;
  }

  /** The next node of the list; 0 after the last. */
  next(node: number): number {
    return Math.floor((this.#nodes[node * this.#words] ?? 0) / this.#tags);
  }

  /** Whether a set has a cell in common with other bits. */
  meets(node: number, other: Uint32Array): boolean {
    const begin = node * this.#words + 1;
    for (let word = 0; word < this.#words - 1; word++)
      if (((this.#nodes[begin + word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
    return false;
  }

  clear(): void {
    this.#nodes = new Uint32Array(0);
    this.#newest = 0;
  }
}
