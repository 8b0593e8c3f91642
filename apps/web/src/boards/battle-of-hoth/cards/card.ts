import {
  CARD_IDS,
  type CardId,
  cardInfo,
  cardName,
  cardText,
  SUPPORT_IDS,
  type SupportId,
} from '@echo-base/games/battle-of-hoth/client';
import type { Text } from '../../../kit/net/types.ts';

/** A card of either deck. */
export type AnyCard =
  | { readonly deck: 'order'; readonly id: CardId }
  | { readonly deck: 'support'; readonly id: SupportId };

export const orderCard = (id: CardId): AnyCard => ({ deck: 'order', id });
export const supportCard = (id: SupportId): AnyCard => ({ deck: 'support', id });

export const nameOf = ({ deck, id }: AnyCard): Text => (deck === 'order' ? cardName(id) : { key: `support.${id}` });
export const textOf = ({ deck, id }: AnyCard): Text => (deck === 'order' ? cardText(id) : { key: `supportText.${id}` });

/** The order card with this name; where both sides have it, that of the side the message names, else of the Rebels. */
function orderNamed(name: string, side: unknown): CardId | null {
  const found = CARD_IDS.filter((id) => id.slice(id.indexOf('-') + 1) === name);
  return found.find((id) => cardInfo(id).side === side) ?? found[0] ?? null;
}

/** Id of a card in texts, `order.<id>` or `support.<id>`, if a message is its name or its text; null for others. */
export function cardOf({ key, params }: Text): string | null {
  const [kind = '', name = ''] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
  if (kind === 'support' || kind === 'supportText') {
    const id = SUPPORT_IDS.find((one) => one === name);
    return id ? `support.${id}` : null;
  }
  const id =
    kind === 'card'
      ? orderNamed(name, params?.side)
      : kind === 'cardText'
        ? CARD_IDS.find((one) => one === name)
        : null;
  return id ? `order.${id}` : null;
}

/** The card with an id in texts; null for an unknown one. */
export function cardFrom(named: string): AnyCard | null {
  const name = named.slice(named.indexOf('.') + 1);
  const order = CARD_IDS.find((id) => id === name);
  const support = SUPPORT_IDS.find((id) => id === name);
  if (named.startsWith('order.') && order) return orderCard(order);
  return support ? supportCard(support) : null;
}
