import type { Theatre } from '../data/units.ts';
import { hasUnit } from '../rules/board.ts';
import { addDue } from '../rules/changes.ts';
import type { Op } from '../rules/op.ts';
import { rivalOf } from '../seats.ts';
import { does, systemOf } from './effect.ts';

/** A combat in the card's system when the card is done (RB-7.1.29); `against`: only if the enemy has such units. */
export function fightHere(against?: Theatre): Op {
  return does((g, c) => {
    const system = systemOf(c);
    const enemy = { side: rivalOf(c.side), ...(against && { theatre: against }) };
    if (g.due.some((due) => due.system === system) || hasUnit(g, system, enemy)) {
      addDue(g, system, c.side, c.from ?? []);
    }
  });
}
