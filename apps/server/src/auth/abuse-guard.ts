import type { Config } from '../config.ts';
import { monotonic } from '../model/monotonic.ts';
import { Refused } from '../refused.ts';
import { isSame } from './secrets.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Token bucket of wrong attempts per actor: 20 at once, one more every 30 seconds. */
const ATTEMPTS = { capacity: 20, perSecond: 1 / 30 };
/** Refusal codes of a wrong attempt. */
const WRONG: ReadonlySet<string> = new Set(['bad_code', 'wrong_password', 'wrong_token', 'no_such_match']);

export type AbuseGuardConfig = Pick<
  Config,
  'serverPassword' | 'operatorToken' | 'sessionsPerHour' | 'socketsPerAddress'
>;

/**
 * Abuse guard: server password, operator token, attempts, new sessions and sockets. Actors are players and addresses.
 */
export class AbuseGuard {
  readonly #config: AbuseGuardConfig;
  readonly #attempts: TokenBuckets;
  readonly #newcomers: TokenBuckets;
  readonly #sockets = new Map<string, number>();

  constructor(config: AbuseGuardConfig, now: () => number = monotonic) {
    this.#config = config;
    this.#attempts = new TokenBuckets(ATTEMPTS, now);
    const capacity = config.sessionsPerHour;
    this.#newcomers = new TokenBuckets({ capacity, perSecond: capacity / 3_600 }, now);
  }

  /** Whether new sessions need the server password. */
  get needsPassword(): boolean {
    return this.#config.serverPassword !== undefined;
  }

  /** Attempt limit: `check` runs once; a wrong result costs each actor one token. Throws `slow_down` without tokens. */
  async attempt<T>(actors: readonly string[], check: () => Promise<T> | T): Promise<T> {
    for (const actor of actors) charge(this.#attempts, actor);
    try {
      const found = await check();
      for (const actor of actors) this.#attempts.refund(actor);
      return found;
    } catch (error) {
      const isWrong = error instanceof Refused && WRONG.has(error.code);
      if (!isWrong) for (const actor of actors) this.#attempts.refund(actor);
      throw error;
    }
  }

  /**
   * Password check: throws `wrong_password`, or `slow_down` after too many attempts. Passes if there is no password.
   */
  async checkPassword(given: string | undefined, actors: readonly string[]): Promise<void> {
    const right = this.#config.serverPassword;
    if (right === undefined) return;
    if (given === undefined) throw new Refused('wrong_password');
    await this.attempt(actors, () => {
      if (!isSame(given, right)) throw new Refused('wrong_password');
    });
  }

  /** Operator token check: throws `wrong_token`, or `slow_down` after too many attempts. */
  async checkOperator(given: string, actors: readonly string[]): Promise<void> {
    const right = this.#config.operatorToken;
    await this.attempt(actors, () => {
      if (right === undefined || !isSame(given, right)) throw new Refused('wrong_token');
    });
  }

  /** Session limit: counts a new session of an address. Throws `slow_down`. */
  newcomer(address: string): void {
    charge(this.#newcomers, address);
  }

  /** Number of open sockets of an address. */
  socketsOf(address: string): number {
    return this.#sockets.get(address) ?? 0;
  }

  /** Whether an address has more than its limit plus `spare` sockets open. */
  hasTooManySockets(address: string, spare = 0): boolean {
    return this.socketsOf(address) > this.#config.socketsPerAddress + spare;
  }

  /** Counts a socket that has opened (1) or closed (-1). */
  countSocket(address: string, change: 1 | -1): void {
    const count = this.socketsOf(address) + change;
    if (count > 0) this.#sockets.set(address, count);
    else this.#sockets.delete(address);
  }

  /** Socket limit: throws `too_many_sockets`. */
  checkSockets(address: string): void {
    if (this.hasTooManySockets(address))
      throw new Refused('too_many_sockets', { most: this.#config.socketsPerAddress });
  }

  /** Deletes full buckets. */
  sweep(): void {
    this.#attempts.sweep();
    this.#newcomers.sweep();
  }
}

function charge(book: TokenBuckets, actor: string): void {
  const spent = book.take(actor);
  if (!spent.ok) throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
}
