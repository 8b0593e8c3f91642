import {
  ACTIONS,
  type ActionId,
  MISSIONS,
  type MissionCard,
  missionOf,
  OBJECTIVES,
  type ObjectiveId,
  type Side,
  type SystemId,
  type TacticCard,
  tacticOf,
} from '@echo-base/games/rebellion/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';

/** A card of any deck. */
export type AnyCard =
  | { readonly deck: 'mission'; readonly id: MissionCard }
  | { readonly deck: 'action'; readonly id: ActionId }
  | { readonly deck: 'objective'; readonly id: ObjectiveId }
  | { readonly deck: 'tactic'; readonly id: TacticCard }
  | { readonly deck: 'probe'; readonly id: SystemId };

/** Prefix of the keys of a card's texts. */
function keyOf(card: AnyCard): string {
  switch (card.deck) {
    case 'mission':
      return `mission.${missionOf(card.id).id}`;
    case 'tactic':
      return `tactic.${tacticOf(card.id).id}`;
    case 'probe':
      return `system.${card.id}`;
    default:
      return `${card.deck}.${card.id}`;
  }
}

export const nameOf = (t: Translate, card: AnyCard): string => t({ key: keyOf(card) });
export const textOf = (t: Translate, card: AnyCard): string => t({ key: `${keyOf(card)}.text` });
/** Short summary of a card, for the hand. */
export const gistOf = (t: Translate, card: AnyCard): string => t({ key: `${keyOf(card)}.gist` });

const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;
export const romanOf = (stage: 1 | 2 | 3): string => ROMAN[stage];

/** The side of a card; tactic and probe cards have none. */
export function sideOfCard(card: AnyCard): Side {
  if (card.deck === 'mission') return missionOf(card.id).side;
  if (card.deck === 'action') return ACTIONS[card.id].side;
  return card.deck === 'objective' ? 'rebel' : 'imperial';
}

/** Requirement of a card in words: skill and number, stage and reputation, leaders and time of use. */
function needOf(t: Translate, card: AnyCard): string {
  if (card.deck === 'mission') {
    const { skill, required, mode } = missionOf(card.id);
    return `${t(`skill.${skill}`)} ${required}, ${t(`board.rb.side.mode.${mode}`)}`;
  }
  if (card.deck === 'action') {
    const { leaders, timing } = ACTIONS[card.id];
    return [t(`board.rb.side.timing.${timing}`), ...leaders.map((id) => t(`leader.${id}`))].join(', ');
  }
  if (card.deck === 'objective') {
    const { stage, reputation } = OBJECTIVES[card.id];
    return [
      t('board.rb.side.stage', { stage: romanOf(stage) }),
      t('board.rb.side.reputation', { count: reputation }),
    ].join(', ');
  }
  if (card.deck === 'tactic') return t(`theatre.${tacticOf(card.id).theatre}`);
  return '';
}

/** Accessible name of a card: "Infiltration, Intel 1, Attempt". */
export function cardText(t: Translate, card: AnyCard): string {
  return [nameOf(t, card), needOf(t, card)].filter(Boolean).join(', ');
}

/** The leader pictured on a mission and its bonus; null without one. */
export function portraitOf(t: Translate, card: MissionCard): string | null {
  const { leader, portrait } = MISSIONS[missionOf(card).id];
  if (!leader || portrait === null) return null;
  return t(`board.rb.side.portrait.${portrait}`, { leader: t(`leader.${leader}`) });
}
