import { isDeepStrictEqual } from 'node:util';
import type { AnyTitle } from '@echo-base/games/engine';
import type { Choice, StandingOrder, StandingOrders } from '@echo-base/protocol';
import { newId } from '../model/ids.ts';
import type { RecordedAct } from '../record/game.ts';
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
  keep(seat: string, rows: readonly StandingRow[]): Promise<void>;
  tell(orders: StandingOrders): void;
  tellPeers(): void;
  /** Throws `frozen` or `not_started`. */
  inPlay(): LiveMatch;
  /** Runs a job in the match's queue, with optimistic retry. */
  decide<T>(job: () => Promise<T>): Promise<T>;
  perform(act: RecordedAct, clientId: string): Promise<void>;
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
  #kept: ReadonlyMap<string, readonly StandingRow[]>;
  /** Orders last sent to each seat. */
  readonly #told = new Map<string, readonly StandingOrder[]>();

  /** `kept` holds the stored orders, by seat. */
  constructor(match: StandingMatch, kept: ReadonlyMap<string, readonly StandingRow[]>) {
    this.#match = match;
    this.#kept = kept;
    for (const seat of kept.keys()) this.#told.set(seat, this.of(seat));
  }

  /** Whether any seat has given orders. */
  get hasAny(): boolean {
    return this.#kept.size > 0;
  }

  #mark(): string {
    const live = this.#match.live();
    return live ? (this.#match.title.turnMark?.(live.g) ?? '') : '';
  }

  /** Orders of a seat that apply now. */
  of(seat: string): StandingOrder[] {
    const rows = this.#kept.get(seat) ?? [];
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
      await this.#match.keep(seat, rows);
      this.#take(new Map([...this.#kept, [seat, rows]]));
      try {
        acknowledge(this.of(seat));
      } finally {
        this.#match.tellPeers();
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
      await this.#match.perform({ seat, decision: declined.decision, choice: declined.choice }, newId());
    });
  }

  #take(kept: ReadonlyMap<string, readonly StandingRow[]>): void {
    this.#kept = new Map([...kept].filter(([, rows]) => rows.length > 0));
  }

  /** Applies the orders that another node has stored; true if they were new. */
  follow(kept: ReadonlyMap<string, readonly StandingRow[]>): boolean {
    if (isDeepStrictEqual(sorted(kept), sorted(this.#kept))) return false;
    this.#take(kept);
    this.refresh();
    return true;
  }

  /** Notifies each seat whose orders have changed or lapsed. */
  refresh(): void {
    const { id: matchId } = this.#match.stored().match;
    for (const seat of new Set([...this.#told.keys(), ...this.#kept.keys()])) {
      const orders = this.of(seat);
      if (isDeepStrictEqual(orders, this.#told.get(seat) ?? [])) continue;
      this.#told.set(seat, orders);
      this.#match.tell({ matchId, seat, orders });
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
    const rows = this.#kept.get(seat);
    if (!rows || !live || stored.match.status !== 'playing' || stored.match.frozen) return null;
    const row = stored.seats.find((one) => one.seat === seat);
    if (!row || computerAt({ title, stored, live }, row) !== null) return null;
    if (this.#match.isHeld() || live.hasTakenBack(seat)) return null;
    const kinds = this.of(seat).map(({ kind }) => kind);
    const asked = live.feeds.get(seat)?.head.decisions.find(({ declines }) => kinds.includes(declines?.kind ?? ''));
    if (!asked?.declines) return null;
    const { kind, choice } = asked.declines;
    const key = `${live.g.flow.answered[seat] ?? 0} ${kind}`;
    return { key, decision: asked.id, choice: asked.shape === 'some' ? [choice] : choice };
  }
}

function sorted(kept: ReadonlyMap<string, readonly StandingRow[]>): unknown[] {
  return [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
}
