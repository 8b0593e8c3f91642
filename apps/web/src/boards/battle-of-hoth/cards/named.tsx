import { Icon } from '../../../kit/ui/icons.tsx';
import type { TitleCards } from '../../../question/board-set.ts';
import { cardFrom, cardOf, nameOf as nameOfCard, textOf } from './card.ts';
import { OrderFace, SupportFace } from './face.tsx';
import { OrderPlate } from './order-sign.tsx';

function Card({ card }: { readonly card: string }) {
  const found = cardFrom(card);
  if (!found) return null;
  return found.deck === 'order' ? (
    <OrderFace card={found.id} size="full" />
  ) : (
    <SupportFace card={found.id} size="full" />
  );
}

/** What an order card orders, or the sign of support cards. */
function Sign({ card }: { readonly card: string }) {
  const found = cardFrom(card);
  return found?.deck === 'order' ? <OrderPlate card={found.id} /> : <Icon name="plus" size={26} />;
}

function nameOf(card: string) {
  const found = cardFrom(card);
  return found ? nameOfCard(found) : { key: card };
}

function gistOf(card: string) {
  const found = cardFrom(card);
  return found ? textOf(found) : { key: card };
}

/** Cards that log, moments and questions name. */
export const cards: TitleCards = { cardOf, nameOf, gistOf, Card, Sign };
