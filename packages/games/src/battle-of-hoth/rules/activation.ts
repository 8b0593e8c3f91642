import type { State } from '../state.ts';
import { activateAgain } from './again.ts';
import { attackUnits } from './attacks.ts';
import { orderOf } from './board.ts';
import { book } from './book.ts';
import { moveUnits } from './moves.ts';

/** More attacks than any card allows: the unit is done for this turn. */
const DONE = 99;

/**
 * Fresh allowances for a second activation; what is barred for the whole turn stays barred: moving on and attacking after
 * stopping terrain, a second breakthrough, a second move after an attack (BH-6.15, BH-6.38).
 */
function refresh(g: State, id: string): void {
  const ordered = orderOf(g).units[id];
  if (ordered) Object.assign(ordered, { moved: false, path: [], cost: 0, attacks: 0 });
  orderOf(g).solo = id;
}

book.define<{ unit: string }, 'attack' | 'end'>(activateAgain, {
  start: {
    run(g, at) {
      refresh(g, at.vars.unit);
      return at.call(moveUnits, null, { tracing: '' }, 'attack');
    },
  },
  attack: { run: (_g, at) => at.call(attackUnits, null, {}, 'end') },
  end: {
    run(g, at) {
      const order = orderOf(g);
      const ordered = order.units[at.vars.unit];
      if (ordered) ordered.attacks = DONE;
      order.solo = null;
      return at.end();
    },
  },
});
