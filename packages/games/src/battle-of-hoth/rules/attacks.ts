import type { Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { State } from '../state.ts';
import { armed, attacksOfUnit, canAttack } from './aiming.ts';
import { attack } from './attack.ts';
import { activeSeat, orderOf } from './board.ts';
import { book } from './book.ts';
import { unitName } from './names.ts';

function pieces(g: State): Piece[] {
  return armed(g).map(({ id }) => ({ id: `unit:${id}`, label: unitName(g, id) }));
}

/**
 * Nobody is asked when no unit was ordered, or when the last attack that was possible has been made. Before the first one
 * the player ends the turn, so that orders and moves can still be taken back (BH-5.15, BH-19.9).
 */
function isOver(g: State): boolean {
  const ordered = Object.values(orderOf(g).units);
  const hasAttacked = ordered.some(({ attacks }) => attacks > 0);
  return ordered.length === 0 || (hasAttacked && !armed(g).some((unit) => canAttack(g, unit)));
}

/** ATTACK: ordered units one at a time, in any order; attacking is optional (BH-5.5, BH-9.3). */
export const attackUnits = book.rule<Record<string, never>, 'ask'>('attacks', {
  start: { run: (g, at) => (isOver(g) ? at.end() : at.goto('ask')) },
  ask: {
    ask: () => text('ask.attack'),
    who: (g) => [activeSeat(g)],
    pieces: (g) => pieces(g),
    options: (g) => [
      ...armed(g).flatMap((unit) => attacksOfUnit(g, unit)),
      { key: 'done', label: text('attack.done'), kind: 'primary' },
    ],
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      const [, unit = '', target = ''] = key.split(':');
      const isUnit = g.units[target] !== undefined;
      return at.call(attack, null, { unit, target, isUnit, isSecond: false }, 'start');
    },
  },
});
