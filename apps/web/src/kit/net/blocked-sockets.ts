/** Reason of a connection that fails although requests are answered: its WebSockets do not pass. */
export const SOCKETS_BLOCKED = 'sockets_blocked';

/** Failures in a row that are taken for more than a server that just restarts. */
const FAILURES = 3;
/** Reasons of the server for refusing sockets, which it cannot tell in a handshake. */
const OWN_REASONS: readonly unknown[] = ['bad_origin', 'too_many_sockets'];

/** Failures in a row since the server answered a request, that one included. */
interface Row {
  failures: number;
  answers: boolean;
}

let row: Row = { failures: 0, answers: false };

/** Starts the count of failures anew, after a connection. */
export function forgetFailures(): void {
  row = { failures: 0, answers: false };
}

/** How a page asks the server beside its socket. */
interface Asking {
  /** Whether the server answers a request. */
  answers(): Promise<boolean>;
  /** Tells the server; fails with the server's reason as `code`, or with another one if there is no answer. */
  report(): Promise<void>;
}

/**
 * Tells a network or a proxy that lets no WebSockets through from a server that does not answer, after a failure without
 * an answer: `SOCKETS_BLOCKED`, a code of the server, or null if not known. Only failures while the server answers requests
 * count: to one that sleeps the request comes through when it wakes, as the next socket does.
 */
export async function reasonOfFailure({ answers, report }: Asking): Promise<string | null> {
  const own = row;
  if (own.failures > 0 && !own.answers) return null;
  own.failures += 1;
  if (own.failures === 1) {
    own.answers = await answers();
    if (!own.answers && own === row) forgetFailures();
    return null;
  }
  if (own.failures !== FAILURES) return null;
  try {
    await report();
    return SOCKETS_BLOCKED;
  } catch (error) {
    if (own === row) forgetFailures();
    const { code } = error as { code?: unknown };
    return typeof code === 'string' && OWN_REASONS.includes(code) ? code : null;
  }
}
