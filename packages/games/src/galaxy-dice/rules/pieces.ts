import type { Piece } from '../../engine/rule.ts';
import { type Text, text } from '../../engine/text.ts';
import { hasNewHope, symbolsOf } from '../data/allies.ts';
import { playerOf, type State, turnOf } from '../state.ts';

function withSymbols(name: Text, symbols: readonly string[]): Text {
  const [first, second] = symbols.map((symbol) => text(`symbol.${symbol}`));
  if (!first) return name;
  return text('piece.helper', { name, symbols: second ? text('list.2', { item1: first, item2: second }) : first });
}

/** What can be done something with: the dice of this turn, then the player's rebel and symbol allies. */
export function piecesOf(g: State): Piece[] {
  const { dice, seat, open } = turnOf(g);
  const { rebel, allies } = playerOf(g, seat);
  const helpers = [...allies.filter((ally) => !hasNewHope(ally)), ...open.map((used) => used.ally)];
  return [
    ...dice.map((die, index) => ({
      id: `die:${index + 1}`,
      label: text('piece.die', { face: text(`symbol.${die.face}`) }),
    })),
    ...(rebel ? [{ id: 'rebel', label: text(`rebel.${rebel}`) }] : []),
    ...helpers.map((ally) => ({ id: `ally:${ally}`, label: withSymbols(text(`ally.${ally}`), symbolsOf(ally)) })),
  ];
}
