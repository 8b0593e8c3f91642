import type { Json } from '../../engine/json.ts';
import { text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { PlaceId } from '../data/systems.ts';
import { baseHome, isSystem } from '../rules/board.ts';
import { addDue } from '../rules/changes.ts';
import { movement, moveUnits } from '../rules/movement.ts';
import { canArrive, type MoveVars, whyNoArrival } from '../rules/moving.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { decider } from '../seats.ts';
import type { State } from '../state.ts';
import { asks } from './effect.ts';

/** Where units of a card's movement come from: see `moveHere`. */
export type MoveFrom = 'base' | 'adjacent' | 'any' | 'one-system';
export type MoveLimits = Partial<Pick<MoveVars, 'only' | 'max' | 'most' | 'freely' | 'pastLeaders'>>;

function placesOf(g: State, here: PlaceId, from: MoveFrom): MoveVars['from'] {
  if (from === 'adjacent') return 'adjacent';
  const places = from === 'base' ? [baseHome(g)] : boxOf(g.options).places.filter(isSystem);
  return places.filter((place) => place !== here);
}

/** Notes the places units have come from; a combat that is due already learns of them too (RB-10.10). */
function remember(g: State, c: Ctx, result: Json): void {
  const places = result as PlaceId[];
  c.from = [...new Set([...(c.from ?? []), ...places])];
  const { place } = c;
  if (place && isSystem(place) && g.due.some((due) => due.system === place)) addDue(g, place, c.side, places);
}

/**
 * Units of the card's side move to the card's place: from the base (the base system once revealed, RB-11.3.9),
 * from adjacent places, from any systems, or from one system of choice. The normal rules hold but for what the
 * limits say (RB-8.15).
 */
export function moveHere({ from, ...limits }: { from: MoveFrom } & MoveLimits): Op {
  const vars = (g: State, c: Ctx): MoveVars | null => {
    if (c.place === null) throw new Error(`${c.card} has no place`);
    const places = placesOf(g, c.place, from);
    if (places.length === 0) return null;
    const oneSource = from === 'one-system';
    return movement({ side: c.side, seat: decider(g, c), to: c.place, from: places, oneSource, ...limits });
  };
  const idle = (g: State, c: Ctx) => {
    const move = vars(g, c);
    if (!move) return text('noEffect.noArrival');
    return canArrive(g, move) ? null : whyNoArrival(g, move);
  };
  return asks(moveUnits, vars, idle, remember);
}
