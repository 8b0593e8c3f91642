import { text } from '../../engine/text.ts';
import type { State } from '../state.ts';
import { activeSeat, effectOf, orderedOf, unitOf } from './board.ts';
import { book } from './book.ts';
import { walk } from './moving.ts';
import { hexName, unitName } from './names.ts';
import { hooksOf } from './scenario-book.ts';
import { checkVictory } from './victory.ts';
import { reachOf } from './walking.ts';

/** Hexes a card lets a unit move after its attack; 0 once it has, or after terrain that stopped it (BH-6.16, BH-6.31). */
function hexesAfterAttack(g: State, id: string): number {
  const ordered = orderedOf(g, id);
  const { noMove, moveAfterAttack = 0 } = effectOf(g);
  return !ordered || ordered.stopped || ordered.movedAfter || noMove ? 0 : moveAfterAttack;
}

/** Where it can go, and what the scenario adds, such as leaving the board. */
function optionsOf(g: State, id: string) {
  const unit = unitOf(g, id);
  const reached = reachOf(g, unit, hexesAfterAttack(g, id));
  const moves = [...reached.keys()].map((hex) => ({
    key: `move:${id}:${hex}`,
    label: text('move.to', { hex: hexName(hex) }),
    from: `unit:${id}`,
    at: `hex:${hex}`,
  }));
  return [...moves, ...hooksOf(g, 'moveOptions').flatMap(({ rule, run }) => run(g, rule, unit, reached))];
}

/** Whether a unit may move after its attack and has somewhere to go. */
export function canMoveOn(g: State, id: string): boolean {
  return g.units[id] !== undefined && hexesAfterAttack(g, id) > 0 && optionsOf(g, id).length > 0;
}

/** AFTER_ATTACK_MOVE: directly after the attack of the unit, once per turn (BH-6.31). */
export const moveOn = book.rule<{ unit: string }, 'added'>('move-on', {
  start: {
    ask: (g, { vars }) => text('ask.moveOn', { unit: unitName(g, vars.unit), n: hexesAfterAttack(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => [...optionsOf(g, vars.unit), { key: 'stay', label: text('attack.stay'), kind: 'plain' }],
    chosen(g, at, key) {
      if (key === 'stay') return at.end();
      const { unit: id } = at.vars;
      const unit = unitOf(g, id);
      const reached = [...reachOf(g, unit, hexesAfterAttack(g, id))].find(([hex]) => key === `move:${id}:${hex}`);
      const ordered = orderedOf(g, id);
      if (ordered) ordered.movedAfter = true;
      if (reached) walk(g, unit, reached[1].path);
      for (const { rule, run } of hooksOf(g, 'moveChosen')) {
        const call = !reached && key.startsWith(`${rule.id}:`) ? run(g, rule, key) : null;
        if (call) return at.call(call.rule, null, call.vars, 'added');
      }
      checkVictory(g);
      return at.end();
    },
  },
  added: {
    run(g, at) {
      checkVictory(g);
      return at.end();
    },
  },
});
