import { isDeepStrictEqual } from 'node:util';
import { sideOf, type Viewer } from '@echo-base/games/engine';
import type { Plan } from '@echo-base/protocol';
import { seatsOnSide } from '../chat/teams.ts';
import { stillIn } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { PlanRow } from '../storage/store.ts';
import type { Seated } from './who-plays.ts';

/**
 * Plans of a match by seat: what its seats have picked for an open decision but not sent, shown to the seats of their side.
 * A plan lapses without a write once its decision is no longer open.
 */
export type PlansBySeat = ReadonlyMap<string, PlanRow>;

/** Open decision of a seat; undefined if it is not open any more. */
function askedOf({ live }: Seated, seat: string, decision: string) {
  return live?.feeds.get(seat)?.head.decisions.find(({ id }) => id === decision);
}

/** Seats that read the plans of this one, itself included; none in a title whose mates do not share their options. */
function readersOf({ title, stored }: Seated, seat: string): readonly string[] {
  const readers = title.matesShareOptions ? seatsOnSide(title, stored, sideOf(title, seat)) : [];
  return readers.length > 1 && readers.includes(seat) ? readers : [];
}

/** Plans for open decisions that these viewers may read: those of the sides they still play for. */
export function plansReadBy(match: Seated, plans: PlansBySeat, viewers: readonly Viewer[]): Plan[] {
  const seats = stillIn(match.stored, viewers);
  const isRead = (seat: string) => readersOf(match, seat).some((one) => seats.includes(one));
  return [...plans]
    .filter(([seat, { decision }]) => isRead(seat) && askedOf(match, seat, decision))
    .map(([seat, row]) => ({ matchId: match.stored.match.id, seat, ...row }));
}

/** Throws `match_over`, `no_team` if no mate could read the plan, `stale_decision`, or `not_an_option`. */
export function checkPlan(match: Seated, seat: string, { decision, picked }: PlanRow): void {
  if (match.live?.outcome) throw new Refused('match_over');
  if (readersOf(match, seat).length === 0) throw new Refused('no_team');
  const asked = askedOf(match, seat, decision);
  if (!asked) throw new Refused('stale_decision');
  const keys = new Set(asked.options.map(({ key }) => key));
  if (!picked.every((key) => keys.has(key))) throw new Refused('not_an_option');
}

/** Plans after a seat has replaced its own. */
export function withPlan(plans: PlansBySeat, seat: string, row: PlanRow): PlansBySeat {
  const others = [...plans].filter(([one]) => one !== seat);
  return new Map(row.picked.length > 0 ? [...others, [seat, row]] : others);
}

/** A plan as it is sent, and the viewers it is for; null if its decision is not open any more. */
export function sharedPlan(
  match: Seated,
  seat: string,
  row: PlanRow,
): { plan: Plan; readers: readonly Viewer[] } | null {
  if (!askedOf(match, seat, row.decision)) return null;
  return { plan: { matchId: match.stored.match.id, seat, ...row }, readers: readersOf(match, seat) };
}

/** Seats whose plans differ, with those they have now. */
export function changedPlans(before: PlansBySeat, after: PlansBySeat): [seat: string, plan: PlanRow][] {
  const seats = [...new Set([...before.keys(), ...after.keys()])];
  const changed = seats.filter((seat) => !isDeepStrictEqual(before.get(seat), after.get(seat)));
  return changed.map((seat) => [seat, after.get(seat) ?? { decision: before.get(seat)?.decision ?? '', picked: [] }]);
}
