import { text } from '../../engine/text.ts';
import { SYSTEMS } from '../data/systems.ts';
import type { UnitType } from '../data/units.ts';
import { setSabotage } from '../rules/changes.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { buildIcons, gainUnits } from '../rules/refresh/build.ts';
import type { State } from '../state.ts';
import { asks, does, systemOf } from './effect.ts';

/** One unit for every icon of the card's system, placed in its box whatever stands there (RB-7.3.6). */
export function buildAllIcons(): Op {
  const vars = (g: State, c: Ctx) => {
    const from = systemOf(c);
    const { icons, box } = SYSTEMS[from];
    if (g.systems[from].destroyed || box === null) return null;
    return { side: c.side, seat: c.seat, icons: [...icons], box, from };
  };
  return asks(buildIcons, vars, (g, c) => (vars(g, c) ? null : text('noEffect.noIcons')));
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
  return does(
    (g, c) => setSabotage(g, systemOf(c), false),
    (g, c) => (g.systems[systemOf(c)].sabotaged ? null : text('noEffect.notSabotaged')),
  );
}

/** A sabotage marker comes to the card's system. */
export function placeSabotage(): Op {
  return does(
    (g, c) => setSabotage(g, systemOf(c), true),
    (g, c) => (g.systems[systemOf(c)].sabotaged ? text('noEffect.sabotaged') : null),
  );
}
