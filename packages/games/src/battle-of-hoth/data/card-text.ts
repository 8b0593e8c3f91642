import { type Text, text } from '../../engine/text.ts';
import { SECTIONS } from './board.ts';
import { type CardId, cardInfo } from './cards.ts';

/** Name of an order card. Cards of both sides share names, so the side says which card it is. */
export function cardName(card: CardId): Text {
  return text(`card.${card.slice(card.indexOf('-') + 1)}`, { side: cardInfo(card).side });
}

/** What an order card does, in one sentence. Cards that order units of one section share theirs. */
export function cardText(card: CardId): Text {
  const { orders } = cardInfo(card);
  const named = orders.kind === 'sections' ? SECTIONS.filter((section) => orders.max[section] !== undefined) : [];
  const [section] = named;
  if (orders.kind !== 'sections' || !section || named.length > 1) return text(`cardText.${card}`);
  const max = orders.max[section];
  const name = text(`section.${section}`);
  if (max === undefined || max === 'all') return text('cardText.assault', { section: name });
  return text('cardText.orders', { n: max, section: name });
}
