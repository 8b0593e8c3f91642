import { text } from '../../engine/text.ts';
import type { Theatre } from '../data/units.ts';
import { hasUnit, sharesTheatre } from '../rules/board.ts';
import { addDue } from '../rules/changes.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { rivalOf } from '../seats.ts';
import { does, systemOf } from './effect.ts';

/** A combat in the card's system when the card is done (RB-7.1.29); `against`: only if the enemy has such units. */
export function fightHere(against?: Theatre): Op {
  const enemy = (c: Ctx) => ({ side: rivalOf(c.side), ...(against && { theatre: against }) });
  return does(
    (g, c) => {
      const system = systemOf(c);
      if (g.due.some((due) => due.system === system) || hasUnit(g, system, enemy(c))) {
        addDue(g, system, c.side, c.from ?? []);
      }
    },
    (g, c) => {
      const fights = hasUnit(g, systemOf(c), enemy(c)) && sharesTheatre(g, systemOf(c));
      return fights ? null : text('noEffect.noCombat');
    },
  );
}
