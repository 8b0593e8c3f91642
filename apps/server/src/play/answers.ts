import { createHash } from 'node:crypto';
import type { ActRow } from '../storage/store.ts';

/** First 64 bits of SHA-256; a collision is unlikely and would only harm its own seat. */
function keyOf(seat: string, clientId: string): bigint {
  return createHash('sha256').update(`${seat} ${clientId}`).digest().readBigUInt64BE();
}

/** Idempotency map: version with which each act was acknowledged, by seat and client id. Twelve bytes each. */
export class Answers {
  #keys = new BigUint64Array(32);
  #versions = new Uint32Array(32);
  #count = 0;

  /** Version with which a client id of a seat was acknowledged; undefined if it was not. */
  of(seat: string, clientId: string | null): number | undefined {
    if (clientId === null) return undefined;
    const at = this.#keys.subarray(0, this.#count).lastIndexOf(keyOf(seat, clientId));
    return at < 0 ? undefined : this.#versions[at];
  }

  note(seat: string, clientId: string | null, version: number): void {
    if (clientId === null) return;
    if (this.#count === this.#keys.length) this.#grow();
    this.#keys[this.#count] = keyOf(seat, clientId);
    this.#versions[this.#count] = version;
    this.#count += 1;
  }

  #grow(): void {
    const [keys, versions] = [this.#keys, this.#versions];
    this.#keys = new BigUint64Array(2 * this.#count);
    this.#versions = new Uint32Array(2 * this.#count);
    this.#keys.set(keys);
    this.#versions.set(versions);
  }

  /** Adds the acts of a record, with the versions that the next act found; `now` is a seat's version after the last. */
  noteAll(acts: readonly ActRow[], now: (seat: string) => number): void {
    for (const [index, { seat, clientId }] of acts.entries())
      this.note(seat, clientId, acts[index + 1]?.versions[seat] ?? now(seat));
  }
}
