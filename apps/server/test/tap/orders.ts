/** Standing orders of a match and the automatic passes due by them, computed independently of the server. */
import { pending } from '@echo-base/games/engine';
import { Leak, only, same } from './leak.ts';
import type { Any, Tap } from './tap.ts';
import type { TapAct, Truth } from './truth.ts';

/** Decisions of a kind are declined in advance. */
export interface Order {
  readonly kind: string;
  readonly until: 'turn' | 'match';
}

export class Orders {
  readonly #live: () => Truth;
  /** Passes so far. */
  passes = 0;
  readonly #given = new Map<string, readonly (Order & { readonly mark: string })[]>();

  constructor(live: () => Truth) {
    this.#live = live;
  }

  #mark(): string {
    const { title, g } = this.#live();
    return title.turnMark?.(g) ?? '';
  }

  /** A seat's current orders. */
  of(seat: string): Order[] {
    if (this.#live().isOver) return [];
    const held = (this.#given.get(seat) ?? []).filter(({ until, mark }) => until === 'match' || mark === this.#mark());
    return held.map(({ kind, until }) => ({ kind, until }));
  }

  give(seat: string, orders: readonly Order[]): void {
    const mark = this.#mark();
    this.#given.set(
      seat,
      orders.map((order) => ({ ...order, mark })),
    );
  }

  /** The automatic pass due, if any. After an undo the seat has to answer itself. */
  due(): TapAct | null {
    const { title, g, acts } = this.#live();
    const found = pending(title.rules, g).flatMap(({ id, seat, declines }): TapAct[] => {
      const isOrdered = this.of(seat).some(({ kind }) => kind === declines?.kind);
      const lastWasUndo = acts.findLast((act) => act.seat === seat)?.decision === 'undo';
      return declines && isOrdered && !lastWasUndo ? [{ seat, decision: id, choice: declines.choice }] : [];
    });
    if (found.length > 1) throw new Error('two seats have decisions that can be declined');
    return found[0] ?? null;
  }
}

interface OrderedTable {
  readonly matchId: string;
  readonly orders: Orders;
  seatsOf(tap: Tap): readonly string[];
}

/** Checks a message about orders: it must show those of an own seat, as they are now. */
export function checkOrders(table: OrderedTable, tap: Tap, told: Any): void {
  only('standing', told, ['matchId', 'seat', 'orders']);
  if (!table.seatsOf(tap).includes(told.seat)) throw new Leak(`${tap.name} was told the orders of ${told.seat}`);
  same(`${tap.name}: orders of ${told.seat}`, [told.matchId, told.orders], [table.matchId, table.orders.of(told.seat)]);
}
