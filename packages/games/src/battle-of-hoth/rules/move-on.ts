import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { State } from '../state.ts';
import { activeSeat, effectOn, orderedOf, unitOf } from './board.ts';
import { book } from './book.ts';
import { leavingOptions } from './leaving.ts';
import { walk } from './moving.ts';
import { moveName, unitName } from './names.ts';
import { checkVictory } from './victory.ts';
import { isHeldUp, reachOf } from './walking.ts';

/** Hexes a card lets a unit move after its attack; 0 once it has, or where its own move is over (BH-6.16, BH-6.31). */
function hexesAfterAttack(g: State, id: string): number {
  const ordered = orderedOf(g, id);
  const { moveAfterAttack = 0 } = effectOn(g, id);
  return !ordered || ordered.movedAfter || isHeldUp(g, unitOf(g, id)) ? 0 : moveAfterAttack;
}

/** Where it can go; it may leave the board this way too (BH-14.10). */
function optionsOf(g: State, id: string) {
  const unit = unitOf(g, id);
  const hexes = hexesAfterAttack(g, id);
  const reached = reachOf(g, unit, hexes);
  const moves = [...reached].map(([hex, { cost }]) => ({
    key: `move:${id}:${hex}`,
    label: moveName(hex),
    detail: text('move.hexes', { n: cost }),
    at: `hex:${hex}`,
  }));
  // The only unit: its options are offered at once, without choosing it first.
  return [...moves, ...leavingOptions(g, unit, reached, hexes).map(({ from, ...option }) => option)];
}

/** Whether a unit may move after its attack and has somewhere to go. */
export function canMoveOn(g: State, id: string): boolean {
  return g.units[id] !== undefined && hexesAfterAttack(g, id) > 0 && optionsOf(g, id).length > 0;
}

/** AFTER_ATTACK_MOVE: directly after the attack of the unit, once per turn (BH-6.31). */
export const moveOn = book.rule<{ unit: string }>('move-on', {
  start: {
    ask: (g, { vars }) => text('ask.moveOn', { unit: unitName(g, vars.unit), n: hexesAfterAttack(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => [...optionsOf(g, vars.unit), { key: 'stay', label: text('attack.stay'), kind: 'plain' }],
    chosen(g, at, key) {
      if (key === 'stay') return at.end();
      const { unit: id } = at.vars;
      const unit = unitOf(g, id);
      const [what, , to = ''] = key.split(':');
      const reached = reachOf(g, unit, hexesAfterAttack(g, id));
      const path = GRID.has(to) ? (reached.get(to)?.path ?? []) : [];
      const ordered = orderedOf(g, id);
      if (ordered) ordered.movedAfter = true;
      walk(g, unit, path, 'move', what === 'leave');
      checkVictory(g);
      return at.end();
    },
  },
});
