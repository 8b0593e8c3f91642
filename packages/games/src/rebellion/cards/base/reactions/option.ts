import type { Option } from '../../../../engine/rule.ts';
import { text } from '../../../../engine/text.ts';
import type { ActionId } from '../../../data/actions.ts';
import type { LeaderId } from '../../../data/leaders.ts';
import { leaderName } from '../../../rules/names.ts';

/** The option to play a card with one of its leaders. */
export function playOption(card: ActionId, leader: LeaderId): Option {
  return {
    key: leader,
    label: text('option.playWith', { card: text(`action.${card}`), leader: leaderName(leader) }),
    detail: text(`action.${card}.text`),
    at: `leader:${leader}`,
  };
}

/** The option to play a card that leaves nothing else to say now. */
export function playCard(card: ActionId): Option {
  return {
    key: 'play',
    label: text('option.play', { card: text(`action.${card}`) }),
    detail: text(`action.${card}.text`),
    at: `card:${card}`,
  };
}
