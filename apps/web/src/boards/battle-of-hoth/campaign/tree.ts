import type { CampaignView, PastBattleView, Side, View } from '@echo-base/games/battle-of-hoth/client';

/** Battles of a campaign from its first to its last. */
export const BATTLES = 5;

/** Column (battle from 0) and lane (0 to 1, one half where there is only one battle) of a battle in the tree. */
export interface TreePosition {
  readonly column: number;
  readonly lane: number;
}

/** The spot of a battle by its id: a letter for the column, and a number where there are two. */
function spotOf(node: string): TreePosition {
  const lane = node.length === 1 ? 0.5 : Number(node.slice(1)) - 1;
  return { column: node.charCodeAt(0) - 65, lane };
}

/** Whether the last battle of the campaign is over. */
export function isOver({ past, node }: CampaignView): boolean {
  return past.some((battle) => battle.node === node);
}

/** Number of the running battle, from 1; after the end that of the last one. */
export function battleNumber(campaign: CampaignView): number {
  return isOver(campaign) ? campaign.past.length : campaign.past.length + 1;
}

/** A battle of the tree: over, running, or ahead and unknown. */
export type Node =
  | { readonly kind: 'over'; readonly id: string; readonly spot: TreePosition; readonly battle: PastBattleView }
  | { readonly kind: 'now'; readonly id: string; readonly spot: TreePosition }
  | { readonly kind: 'unknown'; readonly id: string; readonly spot: TreePosition };

const ALL: readonly string[] = ['A', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1', 'E2'];

/** All battles of the tree; of those ahead only their place is known. */
export function nodesOf(campaign: CampaignView): readonly Node[] {
  return ALL.map((id): Node => {
    const spot = spotOf(id);
    const battle = campaign.past.find(({ node }) => node === id);
    if (battle) return { kind: 'over', id, spot, battle };
    return { kind: id === campaign.node ? 'now' : 'unknown', id, spot };
  });
}

/** A step of the campaign from one battle to the next, won by a side. */
export interface Step {
  readonly from: TreePosition;
  readonly to: TreePosition;
  readonly winner: Side;
}

/** The way the campaign took. */
export function stepsOf({ past, node }: CampaignView): readonly Step[] {
  return past.flatMap(({ node: from, winner }, index) => {
    const to = past[index + 1]?.node ?? node;
    return to === from ? [] : [{ from: spotOf(from), to: spotOf(to), winner }];
  });
}

/**
 * Whether a campaign pauses between two battles: no hand is dealt yet. A choice that an outcome asks for is made on the
 * map.
 */
export function isPause({ campaign, seats }: View, question: string | undefined): boolean {
  const isChoice = question === 'ask.badge' || question === 'ask.reduce';
  return campaign !== null && !isOver(campaign) && seats.every(({ cards }) => cards === 0) && !isChoice;
}

/** Steps that the tree may still take: from each battle ahead, and from the running one, to those of the next column. */
export function waysAhead(
  campaign: CampaignView,
): readonly { readonly from: TreePosition; readonly to: TreePosition }[] {
  const { column } = spotOf(campaign.node);
  const all = ALL.map(spotOf);
  const froms = all.filter((spot) => spot.column > column).concat(spotOf(campaign.node));
  return froms.flatMap((from) => all.filter((to) => to.column === from.column + 1).map((to) => ({ from, to })));
}

/** Battles of a campaign that each side has won, and of how many. */
export function battlesWon({ past }: CampaignView): { rebels: number; empire: number; of: number } {
  const won = (side: string) => past.filter(({ winner }) => winner === side).length;
  return { rebels: won('rebels'), empire: won('empire'), of: BATTLES };
}
