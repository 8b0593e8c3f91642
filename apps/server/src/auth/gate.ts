import type { Config } from '../config.ts';
import { monotonic } from '../model/monotonic.ts';
import { Refused } from '../refused.ts';
import { CreditBook } from './credits.ts';
import { isSame } from './secrets.ts';

/** Wrong guesses of one actor at once, and how many more each second: one in half a minute. */
const GUESSES = { most: 20, perSecond: 1 / 30 };
/** Refusals that say a guess was wrong. */
const WRONG: ReadonlySet<string> = new Set(['bad_code', 'wrong_password', 'wrong_token', 'no_such_match']);

export type GateConfig = Pick<Config, 'serverPassword' | 'operatorToken' | 'sessionsPerHour' | 'socketsPerAddress'>;

/** Who may come in, and how often somebody may try. Actors are players and addresses. */
export class Gate {
  readonly #config: GateConfig;
  readonly #guesses: CreditBook;
  readonly #newcomers: CreditBook;
  readonly #sockets = new Map<string, number>();

  constructor(config: GateConfig, now: () => number = monotonic) {
    this.#config = config;
    this.#guesses = new CreditBook(GUESSES, now);
    const most = config.sessionsPerHour;
    this.#newcomers = new CreditBook({ most, perSecond: most / 3_600 }, now);
  }

  /** Whether strangers are kept out. */
  get needsPassword(): boolean {
    return this.#config.serverPassword !== undefined;
  }

  /** Checks something that can be guessed: each wrong guess costs, and who has none left waits. Throws `slow_down`. */
  async guess<T>(actors: readonly string[], check: () => Promise<T> | T): Promise<T> {
    for (const actor of actors) charge(this.#guesses, actor);
    try {
      const found = await check();
      for (const actor of actors) this.#guesses.refund(actor);
      return found;
    } catch (error) {
      const isWrong = error instanceof Refused && WRONG.has(error.code);
      if (!isWrong) for (const actor of actors) this.#guesses.refund(actor);
      throw error;
    }
  }

  /** Throws `wrong_password` unless this is the server's, where it has one. */
  async checkPassword(given: string | undefined, actors: readonly string[]): Promise<void> {
    const right = this.#config.serverPassword;
    if (right === undefined) return;
    if (given === undefined) throw new Refused('wrong_password');
    await this.guess(actors, () => {
      if (!isSame(given, right)) throw new Refused('wrong_password');
    });
  }

  /** Throws `wrong_token` unless this is the operator's. */
  async checkOperator(given: string, actors: readonly string[]): Promise<void> {
    const right = this.#config.operatorToken;
    await this.guess(actors, () => {
      if (right === undefined || !isSame(given, right)) throw new Refused('wrong_token');
    });
  }

  /** A new identity from this address. Throws `slow_down`. */
  newcomer(address: string): void {
    charge(this.#newcomers, address);
  }

  /** Sockets an address has open. */
  socketsOf(address: string): number {
    return this.#sockets.get(address) ?? 0;
  }

  /** Whether one socket more of an address is one too many. */
  isCrowded(address: string, spare = 0): boolean {
    return this.socketsOf(address) > this.#config.socketsPerAddress + spare;
  }

  /** A socket of an address has opened (1) or closed (-1). */
  countSocket(address: string, change: 1 | -1): void {
    const count = this.socketsOf(address) + change;
    if (count > 0) this.#sockets.set(address, count);
    else this.#sockets.delete(address);
  }

  /** Throws `too_many_sockets` where an address has more open than it may. */
  checkSockets(address: string): void {
    if (this.isCrowded(address)) throw new Refused('too_many_sockets', { most: this.#config.socketsPerAddress });
  }

  /** Forgets whoever has been quiet. */
  sweep(): void {
    this.#guesses.sweep();
    this.#newcomers.sweep();
  }
}

function charge(book: CreditBook, actor: string): void {
  const spent = book.spend(actor);
  if (!spent.ok) throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
}
