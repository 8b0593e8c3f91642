import { deploymentCard, type FigureView, type View } from '@echo-base/games/imperial-assault/client';
import type { Text } from '../../net/types.ts';

/** Name of a deployment card; elite cards are named so. */
export function cardName(id: string): Text {
  const { name, tier, unique } = deploymentCard(id);
  const plain = { key: `card.${name}` };
  return tier === 'elite' && !unique ? { key: 'card.elite', params: { card: plain } } : plain;
}

const FIGURE = /-(\d+)-(\d+)$/;

/** Number of a figure among those of its card, from 1; null where the player has only one. */
export function numberOf({ groups }: View, { id, seat, card }: FigureView): number | null {
  const own = groups.filter((group) => group.seat === seat && group.card === card);
  const cardFacts = deploymentCard(card);
  const size = 'figures' in cardFacts ? cardFacts.figures : 1;
  const [, copy = '1', number = '1'] = FIGURE.exec(id) ?? [];
  if (own.length * size <= 1 && copy === '1') return null;
  return (Number(copy) - 1) * size + Number(number);
}

/** Name of a figure, with its number where there are several. */
export function figureName(view: View, figure: FigureView): Text {
  const name = cardName(figure.card);
  const n = numberOf(view, figure);
  return n === null ? name : { key: 'figure.numbered', params: { name, n } };
}

/** Name of a piece: a figure, or a token. */
export function pieceName(view: View, id: string): Text {
  const figure = view.figures.find((one) => one.id === id);
  if (figure) return figureName(view, figure);
  const token = view.tokens.find((one) => one.id === id);
  return { key: token ? `token.${token.type}` : 'board.ia.gone' };
}
