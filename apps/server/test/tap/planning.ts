/** Random plans of players, and their effects. */
import { type Decision, pending } from '@echo-base/games/engine';
import { same } from './leak.ts';
import { one, type Rng } from './plan.ts';
import type { Planned } from './plans.ts';
import type { Table } from './table.ts';
import type { Tap } from './tap.ts';

/** Open decisions of seats that can plan, with some of their options. */
function planned(decision: Decision, rng: Rng): Planned {
  const keys = decision.options.map(({ key }) => key).filter(() => rng() < 0.3);
  return { decision: decision.id, picked: keys.slice(0, 5) };
}

/** A seat picks options of an open decision and sends nothing yet; its side is shown that. */
export async function planSome(table: Table, rng: Rng): Promise<void> {
  const { live, plans } = table;
  const open = pending(live.title.rules, live.g).filter(({ seat }) => plans.readersOf(seat).length > 0);
  if (open.length === 0) return;
  const decision = one(rng, open);
  await plan(table, decision.seat, planned(decision, rng));
}

/** Shows the side of a seat what it has picked. */
export async function plan(table: Table, seat: string, picked: Planned): Promise<void> {
  table.plans.give(seat, picked);
  const reply = await table.tapOf(seat).send('plan', { matchId: table.matchId, seat, ...picked });
  same('planned', reply, { ok: true });
  await table.settle();
}

/** Attempts to plan for a seat of another player. */
export async function planForOther(table: Table, tap: Tap, rng: Rng): Promise<void> {
  const [decision] = pending(table.live.title.rules, table.live.g).filter(
    ({ seat }) => !table.seatsOf(tap).includes(seat),
  );
  if (!decision) return;
  const message = { matchId: table.matchId, seat: decision.seat, ...planned(decision, rng) };
  const reply = await tap.send('plan', message);
  table.verifier.refusal(tap, reply, [tap.token === null ? 'no_session' : 'not_seated']);
}

/** Plans for the open decisions of seats whose plans the viewer reads, or of all others. */
export function plansFor(table: Table, viewer: string, isRead: boolean, rng: Rng): { seat: string; picked: Planned }[] {
  const { live, plans } = table;
  return pending(live.title.rules, live.g)
    .filter(({ seat }) => plans.readersOf(seat).length > 0 && plans.readersOf(seat).includes(viewer) === isRead)
    .map((decision) => ({ seat: decision.seat, picked: planned(decision, rng) }));
}
