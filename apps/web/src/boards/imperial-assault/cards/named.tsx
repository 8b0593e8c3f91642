import { Icon } from '../../../kit/ui/icons.tsx';
import type { TitleCards } from '../../../question/board-set.ts';
import { Portrait } from '../figures/portrait.tsx';
import { cardName } from '../names.ts';
import { cardFrom, cardOf } from './card.ts';
import { Face } from './face.tsx';

function Card({ card }: { readonly card: string }) {
  const found = cardFrom(card);
  return found && <Face card={found} />;
}

/** The portrait of a deployment card, or the sign of what else can be read. */
function Sign({ card }: { readonly card: string }) {
  const found = cardFrom(card);
  if (found?.kind === 'card') return <Portrait card={found.id} size={32} />;
  return <Icon name={found?.kind === 'mission' ? 'flag' : found?.kind === 'command' ? 'cards' : 'star'} size={26} />;
}

function nameOf(card: string) {
  const found = cardFrom(card);
  return found?.kind === 'card' ? cardName(found.id) : { key: card };
}

/** What a card, an ability or a condition does, or the rule of a mission; of a deployment card its name. */
function textOf(card: string) {
  const found = cardFrom(card);
  return found && found.kind !== 'card' ? { key: `${found.kind}Text.${found.id}` } : nameOf(card);
}

/** Cards, missions, abilities and conditions that log, moments and questions name. */
export const cards: TitleCards = { cardOf, nameOf, gistOf: textOf, textOf, Card, Sign };
