import type { Warning } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { BASE_SPACE, type PlaceId, type SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import type { State } from '../state.ts';
import { baseSystem, captives, hasUnit, unitsAt } from './board.ts';
import { leaderName, placeName } from './names.ts';

// What a side loses when its last units leave a place, for the player who orders the move. Public facts only.

/** Whether the Rebels score the objective Heart of the Empire in this system once no Imperial unit is left. */
const isHeart = (g: State, place: SystemId): boolean =>
  place === 'coruscant' && !g.objectiveDiscards.includes('heart-of-the-empire');

/** Imperial ground units hold a subjugated system (RB-12.9), any Imperial unit a captive (RB-13.9). */
function imperialWarnings(g: State, place: SystemId): Warning[] {
  const { subjugated, loyalty } = g.systems[place];
  const troops = unitsAt(g, place, { side: 'imperial', theatre: 'ground' });
  const units = unitsAt(g, place, { side: 'imperial' });
  const system = placeName(place);
  const key = loyalty === 'rebel' ? 'warning.turnsRebel' : 'warning.turnsNeutral';
  return [
    ...(isHeart(g, place) && units.length > 0 ? [{ all: units, text: text('warning.heartOpen', { system }) }] : []),
    ...(subjugated && troops.length > 0 ? [{ all: troops, text: text(key, { system }) }] : []),
    ...captives(g, place).map((id) => ({
      all: units,
      none: [`captive:${id}`],
      text: text('warning.captiveFree', { leader: leaderName(id), system }),
    })),
  ];
}

/** A revealed base with Imperial units and without Rebel ones loses the game (RB-15.1). */
function rebelWarnings(g: State, place: SystemId): Warning[] {
  const isLost = g.base.revealed && baseSystem(g) === place && hasUnit(g, place, { side: 'imperial' });
  return isLost
    ? [{ all: unitsAt(g, place, { side: 'rebel' }), text: text('warning.baseLost', { system: placeName(place) }) }]
    : [];
}

/** Consequences of all units leaving a place, or all ground units. */
export function warningsOfLeaving(g: State, side: Side, place: PlaceId): Warning[] {
  if (place === BASE_SPACE) return [];
  return side === 'imperial' ? imperialWarnings(g, place) : rebelWarnings(g, place);
}
