/** Reason of a connection that fails although requests are answered: its WebSockets do not pass. */
export const SOCKETS_BLOCKED = 'sockets_blocked';

/** Failures in a row that are taken for more than a server that just restarts. */
const FAILURES = 3;
/** Reasons of the server for refusing sockets, which it cannot tell in a handshake. */
const OWN_REASONS: readonly unknown[] = ['bad_origin', 'too_many_sockets'];

let failures = 0;

/** Starts the count of failures anew, after a connection. */
export function forgetFailures(): void {
  failures = 0;
}

/**
 * Tells a network or a proxy that lets no WebSockets through from a server that does not answer, after a failure without
 * an answer: `SOCKETS_BLOCKED`, a code of the server, or null if not known. `report` tells the server; it fails with the
 * server's reason as `code`, or with another one if there is no answer.
 */
export async function reasonOfFailure(report: () => Promise<void>): Promise<string | null> {
  failures += 1;
  if (failures !== FAILURES) return null;
  try {
    await report();
    return SOCKETS_BLOCKED;
  } catch (error) {
    failures = 0;
    const { code } = error as { code?: unknown };
    return typeof code === 'string' && OWN_REASONS.includes(code) ? code : null;
  }
}
