import type { Text } from '../../engine/text.ts';
import type { PlaceId } from '../data/systems.ts';
import type { State } from '../state.ts';
import { isSystem, sharesTheatre } from './board.ts';
import { effectOf } from './card-book.ts';
import { type MoveVars, placesInReach, whyNoArrival } from './moving.ts';
import type { Ctx, Op } from './op.ts';

// Legal targets that would change nothing now, and why: advice for the player who decides, from what that player knows.
// It is no part of the question's identity.

/** Why a step would change nothing; null if it would, or may. A choice does if none of its lists may. */
function idleStep(g: State, c: Ctx, op: Op): Text | null {
  if (!op.choices) return op.idle?.(g, c) ?? null;
  const open = op.choices.filter(({ refused }) => !refused?.(g, c));
  const reasons = open.map(({ ops }) => idleSteps(g, c, ops));
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}

function idleSteps(g: State, c: Ctx, ops: readonly Op[]): Text | null {
  let first: Text | null = null;
  for (const op of ops) {
    const reason = idleStep(g, c, op);
    if (reason === null) return null;
    first ??= reason;
  }
  return first;
}

/** Why a card would change nothing in its system beyond putting its leaders there; null if it would, or may. */
export function cardWithoutEffect(g: State, c: Ctx): Text | null {
  return c.place !== null && isSystem(c.place) ? idleSteps(g, c, effectOf(c.card)) : null;
}

/**
 * Places where an activation would bring the leader alone, because no unit can move in and no combat waits there (RB-8),
 * each with the reason.
 */
export function placesWithoutArrival(g: State, plan: MoveVars, places: readonly PlaceId[]): ReadonlyMap<PlaceId, Text> {
  const inReach = placesInReach(g, plan, places);
  const alone = places.filter((place) => !inReach.has(place) && !(isSystem(place) && sharesTheatre(g, place)));
  return new Map(alone.map((place) => [place, whyNoArrival(g, plan, place)]));
}
