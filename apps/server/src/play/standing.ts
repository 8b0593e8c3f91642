import { isDeepStrictEqual } from 'node:util';
import type { AnyTitle } from '@echo-base/games/engine';
import type { Choice, SentAct, StandingOrder, StandingOrders } from '@echo-base/protocol';
import { newId } from '../model/ids.ts';
import { Refused } from '../refused.ts';
import type { StandingRow, StoredMatch } from '../storage/store.ts';
import type { LiveMatch } from './live.ts';
import { computerAt } from './who-plays.ts';

/** Match whose seats give standing orders; everything is called from its queue. */
export interface StandingMatch {
  readonly title: AnyTitle;
  stored(): StoredMatch;
  live(): LiveMatch | null;
  /** Whether an undo request holds automatic acts. */
  isHeld(): boolean;
  save(seat: string, rows: readonly StandingRow[]): Promise<void>;
  notify(orders: StandingOrders): void;
  notifyPeers(): void;
  /** Throws `frozen` or `not_started`. */
  inPlay(): LiveMatch;
  /** Runs a job in the match's queue, with optimistic retry. */
  decide<T>(job: () => Promise<T>): Promise<T>;
  perform(act: SentAct, clientId: string): Promise<void>;
  /** Applies what other nodes have stored. */
  catchUp(): Promise<void>;
}

/** Decision that a seat's orders decline now. */
export interface Declined {
  /** Key of the decision by public facts: the seat's number of answers and the kind. Contains no hidden information. */
  readonly key: string;
  readonly decision: string;
  readonly choice: Choice;
}

/**
 * Standing orders of a match: kinds of decisions its seats decline in advance. An order for the turn applies while the
 * title's turn mark is the one it was given at, so it lapses without a write and returns with an undo.
 */
export class Standing {
  readonly #match: StandingMatch;
  #stored: ReadonlyMap<string, readonly StandingRow[]>;
  /** Orders last sent to each seat. */
  readonly #sent = new Map<string, readonly StandingOrder[]>();

  /** `kept` holds the stored orders, by seat. */
  constructor(match: StandingMatch, stored: ReadonlyMap<string, readonly StandingRow[]>) {
    this.#match = match;
    this.#stored = stored;
    for (const seat of stored.keys()) this.#sent.set(seat, this.of(seat));
  }

  /** Whether any seat has given orders. */
  get hasAny(): boolean {
    return this.#stored.size > 0;
  }

  #mark(): string {
    const live = this.#match.live();
    return live ? (this.#match.title.turnMark?.(live.g) ?? '') : '';
  }

  /** Orders of a seat that apply now. */
  of(seat: string): StandingOrder[] {
    const rows = this.#stored.get(seat) ?? [];
    if (rows.length === 0 || this.#match.live()?.outcome) return [];
    const mark = this.#mark();
    return rows
      .filter((row) => row.mark === undefined || row.mark === mark)
      .map(({ kind, until }) => ({ kind, until }));
  }

  /** Orders of these viewers' own seats that have any. */
  ofSeats(viewers: readonly string[]): StandingOrders[] {
    const { id: matchId } = this.#match.stored().match;
    return viewers.map((seat) => ({ matchId, seat, orders: this.of(seat) })).filter(({ orders }) => orders.length > 0);
  }

  /**
   * Replaces the orders of a seat: stored, acknowledged, then sent to the seat's sockets. Rejects with `frozen`,
   * `not_started`, `match_over`, `no_standing_orders`, or `not_declinable` with the unknown kind.
   */
  set(
    seat: string,
    orders: readonly StandingOrder[],
    acknowledge: (orders: readonly StandingOrder[]) => void,
  ): Promise<void> {
    return this.#match.decide(async () => {
      this.#check(orders);
      const mark = this.#mark();
      const rows = orders.map(({ kind, until }) => ({ kind, until, ...(until === 'turn' && { mark }) }));
      await this.#match.save(seat, rows);
      this.#take(new Map([...this.#stored, [seat, rows]]));
      try {
        acknowledge(this.of(seat));
      } finally {
        this.#match.notifyPeers();
        this.refresh();
      }
    });
  }

  #check(orders: readonly StandingOrder[]): void {
    const { declinable = [] } = this.#match.title;
    if (this.#match.inPlay().outcome) throw new Refused('match_over');
    if (declinable.length === 0) throw new Refused('no_standing_orders');
    const unknown = orders.find(({ kind }) => !declinable.includes(kind));
    if (unknown) throw new Refused('not_declinable', { kind: unknown.kind });
  }

  /** Automatic pass: answers the decision of this key for the seat, if its orders still decline it. */
  pass(seat: string, key: string): Promise<void> {
    return this.#match.decide(async () => {
      await this.#match.catchUp();
      const declined = this.declined(seat);
      if (declined?.key !== key) return;
      // With a client id: acts without one are a computer player's.
      await this.#match.perform({ kind: 'act', seat, decision: declined.decision, choice: declined.choice }, newId());
    });
  }

  #take(stored: ReadonlyMap<string, readonly StandingRow[]>): void {
    this.#stored = new Map([...stored].filter(([, rows]) => rows.length > 0));
  }

  /** Applies the orders that another node has stored; true if they were new. */
  follow(stored: ReadonlyMap<string, readonly StandingRow[]>): boolean {
    if (isDeepStrictEqual(bySeat(stored), bySeat(this.#stored))) return false;
    this.#take(stored);
    this.refresh();
    return true;
  }

  /** Notifies each seat whose orders have changed or lapsed. */
  refresh(): void {
    const { id: matchId } = this.#match.stored().match;
    for (const seat of new Set([...this.#sent.keys(), ...this.#stored.keys()])) {
      const orders = this.of(seat);
      if (isDeepStrictEqual(orders, this.#sent.get(seat) ?? [])) continue;
      this.#sent.set(seat, orders);
      this.#match.notify({ matchId, seat, orders });
    }
  }

  /**
   * Decision of a seat that its orders decline now, or null. Nothing is declined while a computer player plays the
   * seat, during an undo request, and after an undo of the seat until it has acted: the undone decision would otherwise
   * be passed again at once.
   */
  declined(seat: string): Declined | null {
    const { title } = this.#match;
    const [stored, live] = [this.#match.stored(), this.#match.live()];
    const rows = this.#stored.get(seat);
    if (!rows || !live || stored.match.status !== 'playing' || stored.match.frozen) return null;
    const row = stored.seats.find((one) => one.seat === seat);
    if (!row || computerAt({ title, stored, live }, row) !== null) return null;
    if (this.#match.isHeld() || live.lastWasUndo(seat)) return null;
    const kinds = this.of(seat).map(({ kind }) => kind);
    const asked = live.feeds.get(seat)?.head.decisions.find(({ declines }) => kinds.includes(declines?.kind ?? ''));
    if (!asked?.declines) return null;
    const { kind, choice } = asked.declines;
    const key = `${live.g.flow.answered[seat] ?? 0} ${kind}`;
    return { key, decision: asked.id, choice };
  }
}

function bySeat(stored: ReadonlyMap<string, readonly StandingRow[]>): unknown[] {
  return [...stored].sort(([a], [b]) => (a < b ? -1 : 1));
}
