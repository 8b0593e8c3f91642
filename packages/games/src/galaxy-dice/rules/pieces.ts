import type { Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { ALLY_IDS } from '../data/allies.ts';
import { playerOf, type State, turnOf } from '../state.ts';

/** Names of the dice of the turn. */
export function dicePieces(g: State): Piece[] {
  return turnOf(g).dice.map(({ face }, index) => ({
    id: `die:${index + 1}`,
    label: text('piece.die', { face: text(`symbol.${face}`) }),
  }));
}

/** Names of the player's rebel and allies, including those in use. */
export function helpers(g: State): Piece[] {
  const { seat, open } = turnOf(g);
  const { allies, rebel } = playerOf(g, seat);
  const names = ALLY_IDS.filter((ally) => allies.includes(ally) || open.some((used) => used.ally === ally));
  return [
    ...(rebel ? [{ id: 'rebel', label: text(`rebel.${rebel}`) }] : []),
    ...names.map((ally) => ({ id: `ally:${ally}`, label: text(`ally.${ally}`) })),
  ];
}
