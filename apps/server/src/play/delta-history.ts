import type { Delta } from '@echo-base/protocol';

/** Most deltas a viewer may miss and still be sent. */
export const HISTORY = 48;
/** Most bytes of these deltas as JSON: most of the memory of a match, and an absence of a few acts needs less. */
const HISTORY_BYTES = 10 * 1_024;
/** Bytes of the first block; the next has the full size, as V8 marks the whole heap after each 64 MB of new blocks. */
const FIRST = 2_048;
/** Bytes of the length before each delta. */
const HEAD = 4;

/**
 * Newest deltas of a feed, each the next version's, as JSON in one block of bytes outside of the heap: as objects or
 * strings they would be a quarter of all that the garbage collector has to mark.
 */
export class DeltaHistory {
  #block = Buffer.alloc(0);
  /** Bytes in use: from the length of the oldest delta to the end of the newest. */
  #begin = 0;
  #end = 0;
  #count = 0;
  /** Version that the oldest delta leads from. */
  #first = 0;

  /** Adds the delta of the next version; drops old ones. The newest is kept, however long it is. */
  add(delta: Delta): void {
    const json = JSON.stringify(delta);
    const length = Buffer.byteLength(json);
    if (this.#count === 0) this.#first = delta.from;
    const need = HEAD + length;
    while (this.#count > 0 && (this.#count === HISTORY || this.#used + need > HISTORY_BYTES)) this.#drop();
    this.#makeRoom(need);
    this.#block.writeUInt32LE(length, this.#end);
    this.#block.write(json, this.#end + HEAD);
    this.#end += need;
    this.#count += 1;
  }

  get #used(): number {
    return this.#end - this.#begin;
  }

  #drop(): void {
    this.#begin += HEAD + this.#block.readUInt32LE(this.#begin);
    this.#first += 1;
    this.#count -= 1;
  }

  /** Makes these bytes free after the newest delta. */
  #makeRoom(need: number): void {
    if (this.#end + need <= this.#block.length) return;
    const used = this.#used + need;
    const size = used <= FIRST && this.#block.length === 0 ? FIRST : Math.max(used, HISTORY_BYTES);
    const kept = this.#block.subarray(this.#begin, this.#end);
    // Above the full size it held a single long delta.
    const isFit = used <= this.#block.length && this.#block.length <= size;
    const block = isFit ? this.#block : Buffer.allocUnsafeSlow(size);
    this.#end = kept.copy(block);
    this.#begin = 0;
    this.#block = block;
  }

  /** Deltas since a version; null if they are not available any more. */
  since(version: number): Delta[] | null {
    const skipped = version - this.#first;
    if (this.#count === 0 || skipped < 0 || skipped >= this.#count) return null;
    const deltas: Delta[] = [];
    for (let at = this.#begin, n = 0; n < this.#count; n++) {
      const start = at + HEAD;
      at = start + this.#block.readUInt32LE(at);
      if (n >= skipped) deltas.push(JSON.parse(this.#block.toString('utf8', start, at)) as Delta);
    }
    return deltas;
  }
}
