import type { ActRow } from '../storage/store.ts';

/** Idempotency map: the version each act of a client was answered with, by seat and client id. */
export class Answers {
  readonly #versions = new Map<string, number>();

  /** The version a seat was answered with under a client id; undefined where it was not. */
  of(seat: string, clientId: string | null): number | undefined {
    return clientId === null ? undefined : this.#versions.get(`${seat} ${clientId}`);
  }

  note(seat: string, clientId: string | null, version: number): void {
    if (clientId !== null) this.#versions.set(`${seat} ${clientId}`, version);
  }

  /** Takes in the acts of a record, from the versions the next act found; `now`: a seat's version after the last. */
  noteAll(acts: readonly ActRow[], now: (seat: string) => number): void {
    for (const [index, { seat, clientId }] of acts.entries())
      this.note(seat, clientId, acts[index + 1]?.versions[seat] ?? now(seat));
  }
}
