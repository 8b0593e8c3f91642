/** Random standing orders of players, and their effects. */
import { Leak, same } from './leak.ts';
import type { Order } from './orders.ts';
import { one, type Rng } from './plan.ts';
import type { Table } from './table.ts';
import type { Tap } from './tap.ts';
import type { TapAct } from './truth.ts';

/** Random orders of a player: none, or for some of the kinds. */
export function someOrders(table: Table, rng: Rng): Order[] {
  const kinds = (table.live.title.declinable ?? []).filter(() => rng() < 0.7);
  return kinds.map((kind) => ({ kind, until: rng() < 0.5 ? 'turn' : 'match' }));
}

/** Half of the seats give orders as the match begins. */
export async function firstOrders(tables: readonly Table[], rng: Rng): Promise<void> {
  for (const seat of tables[0]?.live.title.declinable ? (tables[0]?.plan.seats ?? []) : []) {
    if (rng() < 0.5) continue;
    const orders = someOrders(tables[0]!, rng);
    for (const table of tables) await order(table, seat, orders);
  }
}

/** Sets a seat's orders; only its own devices are notified. */
export async function order(table: Table, seat: string, orders: readonly Order[]): Promise<void> {
  const { matchId } = table;
  table.orders.give(seat, orders);
  const reply = await table.tapOf(seat).send('standing', { matchId, seat, orders });
  same('ordered', reply, { ok: true, orders: table.orders.of(seat) });
  await table.settle();
}

/** Attempts to give orders for a seat of another player. */
export async function orderForOther(table: Table, tap: Tap, rng: Rng): Promise<void> {
  const seat = one(
    rng,
    table.plan.seats.filter((candidate) => !table.seatsOf(tap).includes(candidate)),
  );
  const reply = await tap.send('standing', { matchId: table.matchId, seat, orders: someOrders(table, rng) });
  table.verifier.refusal(tap, reply, [tap.token === null ? 'no_session' : 'not_seated']);
}

/** Ends the delay: the server passes for the seat. Throws `Leak` if it does not, or passes something else. */
export async function pass(table: Table, due: TapAct): Promise<void> {
  const { live, world, matchId } = table;
  same('passes that wait', world.timing.waiting, 1);
  live.follow(due, table.now());
  table.orders.passes += 1;
  world.timing.ring();
  const host = world.server.registry.peek(matchId) ?? (await world.server.registry.host(matchId));
  for (let tries = 0; host.live?.length !== live.acts.length; tries++) {
    if (tries > 2_000) throw new Leak(`${due.seat} was not passed for`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await table.settle();
}
