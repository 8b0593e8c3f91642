import {
  ACTION_IDS,
  type ActionId,
  MISSION_IDS,
  type MissionId,
  missionOf,
  OBJECTIVE_IDS,
  type ObjectiveId,
  TACTIC_IDS,
  type TacticId,
  tacticOf,
} from '@echo-base/games/rebellion/client';
import type { Text } from '../../../kit/net/types.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Skill } from '../../../kit/ui/marks.tsx';
import type { TitleCards } from '../../../question/board-set.ts';
import { TheatreIcon } from '../leaders/marks.tsx';
import type { AnyCard } from './card.ts';
import { Face } from './face.tsx';

const IDS: Readonly<Record<string, readonly string[]>> = {
  mission: MISSION_IDS,
  action: ACTION_IDS,
  objective: OBJECTIVE_IDS,
  tactic: TACTIC_IDS,
};

/** Id of a card in texts, such as `mission.sabotage`, if a message is its name or its text. */
function cardOf({ key }: Text): string | null {
  const [deck = '', id = '', part] = key.split('.');
  const isCard = IDS[deck]?.includes(id) && (part === undefined || part === 'text');
  return isCard ? `${deck}.${id}` : null;
}

/** Id in texts of a card with an id in options, such as `sabotage#1`; null for a probe card. */
export function cardOfId(id: string): string | null {
  const [name = ''] = id.split('#');
  const deck = Object.keys(IDS).find((one) => IDS[one]?.includes(name));
  return deck === undefined ? null : `${deck}.${name}`;
}

/** The card with an id in texts; of several copies the first. */
export function cardFrom(name: string): AnyCard {
  const [deck, id = ''] = name.split('.');
  switch (deck) {
    case 'action':
      return { deck, id: id as ActionId };
    case 'objective':
      return { deck, id: id as ObjectiveId };
    case 'tactic':
      return { deck, id: `${id as TacticId}#1` };
    default:
      return { deck: 'mission', id: `${id as MissionId}#1` };
  }
}

function Card({ card }: { readonly card: string }) {
  return <Face card={cardFrom(card)} size="full" />;
}

/** The skill of a mission, the theatre of a tactic card, or the sign of the deck. */
function Sign({ card }: { readonly card: string }) {
  const of = cardFrom(card);
  if (of.deck === 'mission') return <Skill id={missionOf(of.id).skill} size={28} />;
  if (of.deck === 'tactic') return <TheatreIcon theatre={tacticOf(of.id).theatre} size={28} />;
  return <Icon name={of.deck === 'objective' ? 'star' : 'cards'} size={26} />;
}

/** Cards that log, moments and questions name. */
export const cards: TitleCards = { cardOf, gistOf: (card) => ({ key: `${card}.gist` }), Card, Sign };
