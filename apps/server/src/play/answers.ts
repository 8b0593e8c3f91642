import { createHash } from 'node:crypto';
import type { Act } from '@echo-base/protocol';
import type { ActRow } from '../storage/store.ts';

/** Message that a client id belongs to. */
export type AnswerKind = 'act' | 'undo';

export function kindOf({ kind }: Pick<Act, 'kind'>): AnswerKind {
  return kind === 'undo' || kind === 'rewind' ? 'undo' : 'act';
}

/** First 64 bits of SHA-256, the last of them 0; a collision is unlikely and would only harm its own seat. */
function keyOf(seat: string, clientId: string): bigint {
  return createHash('sha256').update(`${seat} ${clientId}`).digest().readBigUInt64BE() & ~1n;
}

/** Last bit of a key. */
const BIT = { act: 0n, undo: 1n } as const;

/** Idempotency map: version with which each act was acknowledged, by seat, client id and kind. Twelve bytes each. */
export class Answers {
  #keys = new BigUint64Array(32);
  #versions = new Uint32Array(32);
  #count = 0;

  /** Version with which a client id of a seat was acknowledged, by kind of message; undefined if it was not. */
  of(seat: string, clientId: string | null): Readonly<Record<AnswerKind, number | undefined>> {
    if (clientId === null) return { act: undefined, undo: undefined };
    const key = keyOf(seat, clientId);
    return { act: this.#last(key | BIT.act), undo: this.#last(key | BIT.undo) };
  }

  #last(key: bigint): number | undefined {
    const at = this.#keys.subarray(0, this.#count).lastIndexOf(key);
    return at < 0 ? undefined : this.#versions[at];
  }

  note(act: Act & Pick<ActRow, 'clientId'>, version: number): void {
    const { seat, clientId } = act;
    if (clientId === null || seat === null) return;
    if (this.#count === this.#keys.length) this.#grow();
    this.#keys[this.#count] = keyOf(seat, clientId) | BIT[kindOf(act)];
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
    for (const [index, act] of acts.entries()) {
      const { seat } = act;
      if (seat !== null) this.note(act, acts[index + 1]?.versions[seat] ?? now(seat));
    }
  }
}
