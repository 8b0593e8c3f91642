import { reveal } from '../engine/hidden.ts';
import type { Viewer } from '../engine/state.ts';
import { text } from '../engine/text.ts';
import type { CampaignSideView, CampaignView, GoalView, PastBattleView } from './client.ts';
import { nodeOf } from './data/campaigns/index.ts';
import { SIDES, type Side } from './data/units.ts';
import { goalText } from './rules/names.ts';
import { goalFor, progressOf } from './rules/secondary.ts';
import { sideOf } from './seats.ts';
import type { CampaignState, PastBattle, State } from './state.ts';

function isOwn(g: State, side: Side, viewer: Viewer): boolean {
  return g.outcome !== null || (viewer !== 'spectator' && sideOf(viewer) === side);
}

/** A secondary objective is seen by its side, and by all once it is met (BH-18.14 to BH-18.16). */
function goalView(g: State, { met }: CampaignState, side: Side, viewer: Viewer): GoalView | null {
  const goal = goalFor(g, side);
  const isSeen = goal && (met[side] || isOwn(g, side, viewer));
  return isSeen ? { text: goalText(goal), met: met[side], progress: progressOf(g, side) } : null;
}

function sideView(g: State, campaign: CampaignState, side: Side, viewer: Viewer): CampaignSideView {
  const { hand, deck, discards } = campaign.piles[side];
  return {
    side,
    cards: reveal(hand).length,
    deck: reveal(deck).length,
    hand: isOwn(g, side, viewer) ? [...reveal(hand)] : null,
    discards: [...discards],
    goal: goalView(g, campaign, side, viewer),
    leaders: [...campaign.leaders[side]],
    extraCards: campaign.extraCards[side],
  };
}

function pastView({ id }: CampaignState, { node, winner, medals, met }: PastBattle): PastBattleView {
  const { scenario, objectives } = nodeOf(id, node);
  return {
    node,
    scenario,
    winner,
    medals: SIDES.map((side) => ({ side, n: medals[side] })),
    met: met.map((side) => ({ side, text: goalText(objectives[side]) })),
    outcome: text(`story.${id}.${node}.${winner}`),
  };
}

/** The campaign as a viewer may know it: nothing of what lies ahead (BH-18.9 to BH-18.18). */
export function campaignView(g: State, viewer: Viewer): CampaignView | null {
  const { campaign } = g;
  if (!campaign) return null;
  return {
    id: campaign.id,
    node: campaign.node,
    past: campaign.past.map((battle) => pastView(campaign, battle)),
    sides: SIDES.map((side) => sideView(g, campaign, side, viewer)),
  };
}
