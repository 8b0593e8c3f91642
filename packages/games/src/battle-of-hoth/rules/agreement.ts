import type { Outcome } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import type { DrawRules } from '../../engine/title.ts';
import type { State } from '../state.ts';
import { battlesWon } from './campaign.ts';
import { outcomeOf, TURN_LIMIT } from './victory.ts';

/** More turns than a battle has. */
const TURNS = 2 * (TURN_LIMIT + 1);

/** Neither side wins a campaign that ends before its last battle (BH-17.15); the battles won are its score. */
function endOfCampaign(g: State): Outcome {
  return { winners: [...g.seats], scores: battlesWon(g), reason: text('outcome.agreed-end') };
}

/**
 * Agreed draw: both sides share the result (BH-4.13). A battle of a campaign is never drawn, but both sides may end the
 * whole campaign.
 */
export const agreedDraw: DrawRules<State> = {
  endsCampaign: ({ campaign }) => campaign !== null,
  turn: ({ campaign, turns }) => (campaign?.past.length ?? 0) * TURNS + turns.rebels + turns.empire,
  outcome: (g) => (g.campaign ? endOfCampaign(g) : outcomeOf(g, ['rebels', 'empire'], text('outcome.agreed-draw'))),
};
