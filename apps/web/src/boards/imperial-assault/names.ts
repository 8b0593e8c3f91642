import { deploymentCard, type FigureView, type View } from '@echo-base/games/imperial-assault/client';
import type { Text } from '../../kit/net/types.ts';

/** Whether a deployment card is the elite one of two with its name. */
export function isElite(id: string): boolean {
  const { tier, unique } = deploymentCard(id);
  return tier === 'elite' && !unique;
}

/** Name of a deployment card; elite cards are named so. */
export function cardName(id: string): Text {
  const { name } = deploymentCard(id);
  const plain = { key: `card.${name}` };
  return isElite(id) ? { key: 'card.elite', params: { card: plain } } : plain;
}

/** What the id of a figure says: `p1-stormtrooper-2-1` is the first of the second copy of its card. */
const FIGURE = /^(p\d)-(.+)-(\d+)-(\d+)$/;

/** What names a figure. */
type Figure = Pick<FigureView, 'id' | 'seat' | 'card'>;

/** Seat and card of a figure by its id, also after it has left the map; null for another piece. */
export function figureOfId(id: string): Figure | null {
  const [, seat, card] = FIGURE.exec(id) ?? [];
  return seat && card ? { id, seat, card } : null;
}

/** Number of a figure among those of its card, from 1; null where the player has only one. */
export function numberOf({ groups }: View, { id, seat, card }: Figure): number | null {
  const own = groups.filter((group) => group.seat === seat && group.card === card);
  const cardFacts = deploymentCard(card);
  const size = 'figures' in cardFacts ? cardFacts.figures : 1;
  const [, , , copy = '1', number = '1'] = FIGURE.exec(id) ?? [];
  if (own.length * size <= 1 && copy === '1') return null;
  return (Number(copy) - 1) * size + Number(number);
}

/** Name of a figure, with its number where there are several. */
export function figureName(view: View, figure: Figure): Text {
  const name = cardName(figure.card);
  const n = numberOf(view, figure);
  return n === null ? name : { key: 'figure.numbered', params: { name, n } };
}

/** Name of a piece, a figure or a token, by its id: also of one that has been defeated. */
export function pieceName(view: View, id: string): Text {
  const figure = figureOfId(id);
  return figure ? figureName(view, figure) : { key: `token.${id.replace(/-\d+$/, '')}` };
}
