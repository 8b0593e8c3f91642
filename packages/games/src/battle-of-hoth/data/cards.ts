import { CARDS, type CardInfo, type Effect, type LeaderId } from './card-list.ts';

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

export function cardInfo(id: CardId): CardInfo {
  return CARDS[id];
}

const NO_EFFECT: Effect = {};

/** Benefits and limits of a card for the units it orders. */
export function effectOfCard(id: CardId): Effect {
  return cardInfo(id).effect ?? NO_EFFECT;
}

/** The three cards of a leader (BH-15.2). */
export function leaderCards(leader: LeaderId): CardId[] {
  return CARD_IDS.filter((id) => cardInfo(id).leader === leader);
}
