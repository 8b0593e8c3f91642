import { isDeepStrictEqual } from 'node:util';
import type { Choice, StandingOrder, StandingOrders } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { StandingRow } from '../storage/store.ts';
import { computerAt, type Seated } from './who-plays.ts';

/**
 * Standing orders of a match by seat: kinds of decisions its seats decline in advance. An order for the turn applies while
 * the title's turn mark is the one it was given at, so it lapses without a write and returns with an undo.
 */
export type OrdersBySeat = ReadonlyMap<string, readonly StandingRow[]>;

/** Decision that a seat's orders decline now. */
export interface Declined {
  /** Key of the decision by public facts: the seat's number of answers and the kind. Contains no hidden information. */
  readonly key: string;
  readonly decision: string;
  readonly choice: Choice;
}

function markOf({ title, live }: Seated): string {
  return live ? (title.turnMark?.(live.g) ?? '') : '';
}

/** Orders of a seat that apply now. */
export function ordersOf(match: Seated, orders: OrdersBySeat, seat: string): StandingOrder[] {
  const rows = orders.get(seat) ?? [];
  if (rows.length === 0 || match.live?.outcome) return [];
  const mark = markOf(match);
  return rows.filter((row) => row.mark === undefined || row.mark === mark).map(({ kind, until }) => ({ kind, until }));
}

/** Orders of these viewers' own seats that have any. */
export function ordersOfSeats(match: Seated, orders: OrdersBySeat, viewers: readonly string[]): StandingOrders[] {
  const { id: matchId } = match.stored.match;
  const all = viewers.map((seat) => ({ matchId, seat, orders: ordersOf(match, orders, seat) }));
  return all.filter(({ orders }) => orders.length > 0);
}

/** Rows of the orders that a seat gives now. Throws `match_over`, `no_standing_orders`, or `not_declinable` with the unknown kind. */
export function rowsOfOrders(match: Seated, given: readonly StandingOrder[]): StandingRow[] {
  const { declinable = [] } = match.title;
  if (match.live?.outcome) throw new Refused('match_over');
  if (declinable.length === 0) throw new Refused('no_standing_orders');
  const unknown = given.find(({ kind }) => !declinable.includes(kind));
  if (unknown) throw new Refused('not_declinable', { kind: unknown.kind });
  const mark = markOf(match);
  return given.map(({ kind, until }) => ({ kind, until, ...(until === 'turn' && { mark }) }));
}

/** Orders after a seat has replaced its own. */
export function withOrders(orders: OrdersBySeat, seat: string, rows: readonly StandingRow[]): OrdersBySeat {
  const others = [...orders].filter(([one]) => one !== seat);
  return new Map(rows.length > 0 ? [...others, [seat, rows]] : others);
}

/** Whether these are the same orders, whatever the order of their seats. */
export function isSameOrders(a: OrdersBySeat, b: OrdersBySeat): boolean {
  return a.size === b.size && [...a].every(([seat, rows]) => isDeepStrictEqual(rows, b.get(seat)));
}

/** Orders of each seat that are others than those last sent to it, as they have been given or have lapsed. */
export function changedOrders(
  match: Seated,
  orders: OrdersBySeat,
  sent: ReadonlyMap<string, readonly StandingOrder[]>,
): StandingOrders[] {
  const { id: matchId } = match.stored.match;
  const seats = [...new Set([...sent.keys(), ...orders.keys()])];
  return seats
    .map((seat) => ({ matchId, seat, orders: ordersOf(match, orders, seat) }))
    .filter((one) => !isDeepStrictEqual(one.orders, sent.get(one.seat) ?? []));
}

/**
 * Decision of a seat that its orders decline now, or null. Nothing is declined while a computer player plays the seat, and
 * after an undo of the seat until it has acted: the undone decision would otherwise be passed again at once.
 */
export function declinedBy(match: Seated, orders: OrdersBySeat, seat: string): Declined | null {
  const { stored, live } = match;
  if (!orders.has(seat) || !live || stored.match.status !== 'playing' || stored.match.frozen) return null;
  const row = stored.seats.find((one) => one.seat === seat);
  if (!row || computerAt(match, row) !== null || live.lastWasUndo(seat)) return null;
  const kinds = ordersOf(match, orders, seat).map(({ kind }) => kind);
  const asked = live.feeds.get(seat)?.head.decisions.find(({ declines }) => kinds.includes(declines?.kind ?? ''));
  if (!asked?.declines) return null;
  const { kind, choice } = asked.declines;
  return { key: `${live.g.flow.answered[seat] ?? 0} ${kind}`, decision: asked.id, choice };
}
