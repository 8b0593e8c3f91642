import { CARDS, LEADER_IDS, type LeaderId } from './data/base/card-list.ts';
import { SUPPORT_IDS, type SupportId, supportSide } from './data/base/support-cards.ts';
import { type CardId, cardInfo } from './data/cards.ts';
import type { Side } from './data/units.ts';

/** What is in play in a match, each kind in the order of the box. */
interface Box {
  readonly cards: readonly CardId[];
  readonly leaders: readonly LeaderId[];
  readonly supports: readonly SupportId[];
}

const BASE: Box = { cards: Object.keys(CARDS) as CardId[], leaders: LEADER_IDS, supports: SUPPORT_IDS };

/**
 * What is in play in a match. Rules ask it for every list of ids: the data may gain others, which are not in play in
 * matches that were created without them.
 */
export function boxOf(_match: object): Box {
  return BASE;
}

/** The 16 standard cards of a side (BH-3.3). */
export function standardCards(box: Box, side: Side): readonly CardId[] {
  return box.cards.filter((id) => cardInfo(id).side === side && !cardInfo(id).leader);
}

/** The three cards of a leader (BH-15.2). */
export function cardsOfLeader(box: Box, leader: LeaderId): CardId[] {
  return box.cards.filter((id) => cardInfo(id).leader === leader);
}

/** The five support cards of a side (BH-17.5). */
export function supportCards(box: Box, side: Side): SupportId[] {
  return box.supports.filter((id) => supportSide(id) === side);
}
