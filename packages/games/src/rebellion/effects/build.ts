import { SYSTEMS } from '../data/systems.ts';
import type { UnitType } from '../data/units.ts';
import { setSabotage } from '../rules/changes.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { buildIcons, gainUnits } from '../rules/refresh/build.ts';
import { asks, does, systemOf } from './effect.ts';

/** One unit for every icon of the card's system, placed in its box whatever stands there (RB-7.3.6). */
export function buildAllIcons(): Op {
  return asks(buildIcons, (g, c) => {
    const from = systemOf(c);
    const { icons, box } = SYSTEMS[from];
    if (g.systems[from].destroyed || box === null) return null;
    return { side: c.side, seat: c.seat, icons: [...icons], box, from };
  });
}

/** Units of the card's side go from the supply to a box of the build queue. */
export function placeOnQueue(type: UnitType, box: 1 | 2 | 3): Op {
  return asks(gainUnits, (_g, c) => ({ side: c.side, seat: c.seat, place: `queue-${box}` as const, units: [type] }));
}

/** The card's side gains units in the card's place, without regard to sabotage and enemies (RB-7.3.6). */
export function gainHere(type: UnitType, count = 1): Op {
  return asks(gainUnits, (_g, c) => ({
    side: c.side,
    seat: c.seat,
    place: placeOf(c),
    units: Array<UnitType>(count).fill(type),
  }));
}

function placeOf(c: Ctx) {
  if (c.place === null) throw new Error(`${c.card} has no place`);
  return c.place;
}

/** The sabotage marker leaves the card's system. */
export function removeSabotage(): Op {
  return does((g, c) => setSabotage(g, systemOf(c), false));
}

/** A sabotage marker comes to the card's system. */
export function placeSabotage(): Op {
  return does((g, c) => setSabotage(g, systemOf(c), true));
}
