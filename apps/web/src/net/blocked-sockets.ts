/** Reason of a connection that fails although requests are answered: its WebSockets do not pass. */
export const SOCKETS_BLOCKED = 'sockets_blocked';

/** Failures in a row that are taken for more than a server that just restarts. */
const FAILURES = 3;
/** Reasons of the server for refusing sockets, which it cannot tell in a handshake. */
const OWN_REASONS: readonly unknown[] = ['bad_origin', 'too_many_sockets'];

/** Tells a network or a proxy that lets no WebSockets through from a server that does not answer. */
export class BlockedSockets {
  readonly #report: () => Promise<void>;
  #failures = 0;

  /** `report` tells the server; it fails with the server's reason as `code`, or with another one if there is no answer. */
  constructor(report: () => Promise<void>) {
    this.#report = report;
  }

  connected(): void {
    this.#failures = 0;
  }

  /** Reason of the latest failure without an answer: `SOCKETS_BLOCKED`, a code of the server, or null if not known. */
  async reasonOfFailure(): Promise<string | null> {
    this.#failures += 1;
    if (this.#failures !== FAILURES) return null;
    try {
      await this.#report();
      return SOCKETS_BLOCKED;
    } catch (error) {
      this.#failures = 0;
      const { code } = error as { code?: unknown };
      return typeof code === 'string' && OWN_REASONS.includes(code) ? code : null;
    }
  }
}
