import type { Option, Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { State } from '../state.ts';
import { armed, attacksOfUnit, canAttack } from './aiming.ts';
import { attack, declared } from './attack.ts';
import { acting, activeSeat, orderOf, takenHexes } from './board.ts';
import { book } from './book.ts';
import { unitName } from './names.ts';
import { chooseSupport, couldSupport, supportOptions, supportPieces } from './support.ts';

function pieces(g: State): Piece[] {
  return armed(g).map(({ id }) => ({ id: `unit:${id}`, label: unitName(g, id) }));
}

/** Attacks of all units that have one left. */
function attacksOfAll(g: State): Option[] {
  const taken = takenHexes(g);
  const options: Option[] = [];
  for (const unit of armed(g)) options.push(...attacksOfUnit(g, unit, taken));
  return options;
}

/**
 * Whether attacking is over: no unit was ordered, or the last attack that was possible has been made. Before the first one
 * the player ends the turn, so that orders and moves can still be taken back (BH-5.15, BH-19.9).
 */
function isOver(g: State): boolean {
  const ordered = acting(g);
  const isDone = ordered.some(([id, { attacks, stopped }]) => attacks > 0 || (orderOf(g).solo === id && stopped));
  return ordered.length === 0 || (isDone && !armed(g).some((unit) => canAttack(g, unit)));
}

/** ATTACK: ordered units one at a time, in any order; attacking is optional (BH-5.5, BH-9.3). */
export const attackUnits = book.rule<Record<string, never>, 'ask'>('attacks', {
  start: { run: (g, at) => (isOver(g) && !couldSupport(g, 'attack') ? at.end() : at.goto('ask')) },
  ask: {
    ask: () => text('ask.attack'),
    declines: (g) => (isOver(g) ? { kind: 'support-attack', choice: 'done' } : undefined),
    who: (g) => [activeSeat(g)],
    pieces: (g) => [...pieces(g), ...supportPieces(g)],
    options(g) {
      const options = attacksOfAll(g);
      options.push(...supportOptions(g, 'attack'), { key: 'done', label: text('attack.done'), kind: 'primary' });
      return options;
    },
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      if (key.startsWith('support:')) {
        const call = chooseSupport(g, key);
        return call ? at.call(call.rule, null, call.vars, 'start') : at.goto('start');
      }
      return at.call(attack, null, declared(g, key, false), 'start');
    },
  },
});
