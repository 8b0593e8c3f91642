import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import { type Limiter, Limiters, secondsOf, spend } from './limiters.ts';
import { isSame } from './secrets.ts';

/** Wrong attempts of an actor: 20 in ten minutes. */
const ATTEMPTS = { points: 20, duration: 600 };
/** Wrong attempts at a secret that a person has chosen, by all actors: 100 an hour. */
const TARGET = { points: 100, duration: 3_600 };

/** Secrets that a person may have chosen, and so can be guessed; codes made by the server cannot. */
type Target = 'password' | 'operator' | 'metrics';

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
  readonly #limiters: Limiters;
  readonly #attempts: Limiter;
  readonly #targets: Limiter;
  readonly #newcomers: Limiter;
  readonly #sockets = new Map<string, number>();

  constructor(config: AbuseGuardConfig, limiters = new Limiters()) {
    this.#config = config;
    this.#limiters = limiters;
    this.#attempts = limiters.of('attempts', ATTEMPTS);
    this.#targets = limiters.of('targets', TARGET);
    this.#newcomers = limiters.of('newcomers', { points: config.sessionsPerHour, duration: 3_600 });
  }

  /** Whether new sessions need the server password. */
  get needsPassword(): boolean {
    return this.#config.serverPassword !== undefined;
  }

  /**
   * Attempt limit: `check` runs first, so that a right code is never refused for the wrong ones of others; a wrong one is
   * counted for each actor, and is `slow_down` above their limit. While a `target` is under attack, actors above their
   * limit are not checked.
   */
  async attempt<T>(actors: readonly string[], check: () => Promise<T> | T, target?: Target): Promise<T> {
    if (target !== undefined) await this.#checkTarget(actors, target);
    try {
      return await check();
    } catch (error) {
      if (error instanceof Refused && WRONG.has(error.code)) await this.#charge(actors, target);
      throw error;
    }
  }

  async #charge(actors: readonly string[], target: Target | undefined): Promise<void> {
    if (target !== undefined) await spend(this.#targets, target);
    const delays = await Promise.all(actors.map((actor) => spend(this.#attempts, actor)));
    slowDown(Math.max(...delays));
  }

  async #checkTarget(actors: readonly string[], target: Target): Promise<void> {
    const attack = await this.#targets.get(target);
    if (!attack || attack.consumedPoints < TARGET.points) return;
    for (const actor of actors) {
      const wrong = await this.#attempts.get(actor);
      if (wrong && wrong.consumedPoints >= ATTEMPTS.points) slowDown(secondsOf(wrong));
    }
  }

  /**
   * Password check: throws `wrong_password`, or `slow_down` after too many attempts. Passes if there is no password.
   */
  async checkPassword(given: string | undefined, actors: readonly string[]): Promise<void> {
    const right = this.#config.serverPassword;
    if (right === undefined) return;
    if (given === undefined) throw new Refused('wrong_password');
    const check = () => {
      if (!isSame(given, right)) throw new Refused('wrong_password');
    };
    await this.attempt(actors, check, 'password');
  }

  /** Operator token check: throws `wrong_token`, or `slow_down` after too many attempts. */
  async checkOperator(given: string, actors: readonly string[]): Promise<void> {
    const right = this.#config.operatorToken;
    const check = () => {
      if (right === undefined || !isSame(given, right)) throw new Refused('wrong_token');
    };
    await this.attempt(actors, check, 'operator');
  }

  /** Session limit: counts a new session of an address. Throws `slow_down`. */
  async newcomer(address: string): Promise<void> {
    slowDown(await spend(this.#newcomers, address));
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

  /** Deletes counts that are over. */
  sweep(): void {
    this.#limiters.sweep();
  }
}

/** Throws `slow_down` unless the delay is 0. */
function slowDown(retryAfter: number): void {
  if (retryAfter > 0) throw new Refused('slow_down', { retryAfter });
}
