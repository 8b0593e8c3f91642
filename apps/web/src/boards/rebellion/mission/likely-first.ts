import { countsAs, type LeaderId, type MissionCard, missionOf, skillIconsOf } from '@echo-base/games/rebellion/client';
import type { Option } from '../../../kit/net/types.ts';

const LEADER = 'leader:';
const CARD = 'card:';

/** Icons of an assignment that count, and those the mission needs; null for other options. */
function fitIn(detail: Option['detail']): { readonly has: number; readonly needs: number } | null {
  const { fit } = detail?.params ?? {};
  if (typeof fit === 'object' && 'key' in fit) return fitIn(fit);
  return detail?.key === 'detail.fit'
    ? { has: Number(detail.params?.n), needs: Number(detail.params?.required) }
    : null;
}

function isPictured(leader: LeaderId, card: MissionCard): boolean {
  return missionOf(card).leader === countsAs(leader);
}

/** How likely a player wants this leader on this mission: 0 first; null for options that assign no leader. */
function rankOf({ from, at, detail, refused }: Option): number | null {
  const fit = fitIn(detail);
  if (!fit || refused || !from?.startsWith(LEADER) || !at?.startsWith(CARD)) return null;
  if (fit.has < fit.needs) return 3 + fit.needs - fit.has;
  if (detail?.key !== 'detail.fit') return 2;
  return isPictured(from.slice(LEADER.length) as LeaderId, at.slice(CARD.length) as MissionCard) ? 0 : 1;
}

/**
 * The missions of each leader: first those with its picture whose skill it has, then the others whose skill it has, then
 * those of other leaders that it would join, then those it lacks icons for. Other options keep their place.
 */
export function likelyFirst(options: readonly Option[]): readonly Option[] {
  const ranked = options.flatMap((option) => {
    const rank = rankOf(option);
    return rank === null ? [] : [{ option, rank }];
  });
  const leaders = [...new Set(ranked.map(({ option }) => option.from))];
  const sorted = leaders.flatMap((leader) =>
    ranked.filter(({ option }) => option.from === leader).toSorted((a, b) => a.rank - b.rank),
  );
  const moved = new Set(ranked.map(({ option }) => option));
  let next = 0;
  return options.map((option) => (moved.has(option) ? (sorted[next++]?.option ?? option) : option));
}

/** Cards of a hand: missions whose skill one of these leaders has alone first, of these the pictured ones. */
export function likelyCards(cards: readonly MissionCard[], leaders: readonly LeaderId[]): readonly MissionCard[] {
  const rank = (card: MissionCard): number => {
    const able = leaders.filter((id) => skillIconsOf(card, id) >= missionOf(card).required);
    if (able.length === 0) return 2;
    return able.some((id) => isPictured(id, card)) ? 0 : 1;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
