import type { Seen } from '../../../engine/seen.ts';
import type { View } from '../../client.ts';
import { rivalOf, type Side } from '../../data/units.ts';
import { sideOf } from '../../seats.ts';

/** Medals of difference from which a battle counts as clearly lost. */
const BEHIND = 2;

function isBehindInBattles({ campaign }: View, side: Side): boolean {
  const won = campaign?.past.filter(({ winner }) => winner === side).length ?? 0;
  return campaign !== null && campaign.past.length > 2 * won;
}

/**
 * Whether a computer player agrees to a draw that is offered. To a partner's offer always: the partner is a person. To
 * one of the other side only the officer, when it is clearly behind: it has fewer medals by two or more and the other
 * side is nearer to its last one. It judges by medals, which every viewer sees. To the early end of a campaign the officer
 * agrees when it has won fewer battles.
 */
export function agreesToDraw({ view, viewer, draw }: Seen<View>, level: string): boolean {
  if (!draw?.offer) return false;
  const side = sideOf(viewer);
  if (sideOf(draw.offer.by) === side) return true;
  if (draw.endsCampaign) return level === 'officer' && isBehindInBattles(view, side);
  const [own, other] = [side, rivalOf(side)].map((one) => view.sides.find((shown) => shown.side === one));
  if (level !== 'officer' || !own || !other || other.goal === null) return false;
  const missing = other.goal - other.medals;
  const isNearer = own.goal === null || missing < own.goal - own.medals;
  return isNearer && other.medals - own.medals >= BEHIND;
}
