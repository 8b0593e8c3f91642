import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import type { SystemId } from '../data/systems.ts';
import { hasUnit, isImperial, systemsWhere, unitsAt } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { placeName, placeOption } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { moveUnit } from '../rules/unit-index.ts';
import { seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, systemOf } from './effect.ts';

type ExpelVars = { from: SystemId };

/** Imperial systems without Rebel ground units that the ground units of a system can go to (RB-19.3). */
export function havensFrom(g: State, from: SystemId): SystemId[] {
  return systemsWhere(
    g,
    (id) => id !== from && isImperial(g, id) && !hasUnit(g, id, { side: 'rebel', theatre: 'ground' }),
  );
}

function move(g: State, from: SystemId, to: SystemId): void {
  const units = unitsAt(g, from, { side: 'imperial', theatre: 'ground' });
  for (const id of units) moveUnit(g, id, to);
  const params = { n: units.length, from: placeName(from), to: placeName(to) };
  note(g, 'log.expelled', params, { clause: 'RB-19.3', at: `place:${to}` });
}

/** The Empire moves all ground units of a system to one of its systems; captives stay. */
const expel = book.rule<ExpelVars, 'where'>('expel-ground', {
  start: {
    run(g, at) {
      const [only, ...others] = havensFrom(g, at.vars.from);
      if (others.length > 0) return at.goto('where');
      if (only) move(g, at.vars.from, only);
      return at.end();
    },
  },
  where: {
    ask: (_g, { vars }) => text('ask.expel', { from: placeName(vars.from) }),
    who: (g) => [seatOf(g, 'imperial', 'general')],
    options: (g, { vars }) => havensFrom(g, vars.from).map((id) => placeOption(id)),
    chosen(g, at, key) {
      move(g, at.vars.from, key as SystemId);
      return at.end();
    },
  },
});

/** The Empire must move all its ground units out of the card's system, to one Imperial system of its choice. */
export function expelGround(): Op {
  return asks(expel, (_g, c) => ({ from: systemOf(c) }));
}
