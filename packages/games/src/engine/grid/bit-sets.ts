/** A set of cells as bits, 32 to a number. */
export function bitsOf(cells: number, members: Iterable<number>): Uint32Array {
  const bits = new Uint32Array(Math.ceil(cells / 32));
  for (const cell of members) bits[cell >> 5] = (bits[cell >> 5] ?? 0) | (1 << (cell & 31));
  return bits;
}

/** Pool of sets of cells, one after another in one array: an array for each would take five times the memory. */
export class BitSets {
  readonly #words: number;
  #bits = new Uint32Array(0);
  #size = 0;

  constructor(cells: number) {
    this.#words = Math.ceil(cells / 32);
  }

  /** Adds a set; returns its number. */
  add(set: Uint32Array): number {
    const end = this.#size * this.#words;
    if (end === this.#bits.length) {
      const larger = new Uint32Array(Math.max(64 * this.#words, 2 * end));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits.set(set, end);
    this.#size += 1;
    return this.#size - 1;
  }

  /** Whether a set has a cell in common with other bits. */
  meets(set: number, other: Uint32Array): boolean {
    const begin = set * this.#words;
    for (let word = 0; word < this.#words; word++)
      if (((this.#bits[begin + word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
    return false;
  }

  clear(): void {
    this.#bits = new Uint32Array(0);
    this.#size = 0;
  }
}
