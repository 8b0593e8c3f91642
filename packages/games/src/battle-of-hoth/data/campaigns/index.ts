import assaultOnEchoBase from './assault-on-echo-base.json' with { type: 'json' };
import type { CampaignId } from './ids.ts';
import outpostDelta from './outpost-delta.json' with { type: 'json' };
import { type Campaign, type CampaignNode, campaignSchema } from './schema.ts';

const CAMPAIGNS: Readonly<Record<CampaignId, Campaign>> = {
  'assault-on-echo-base': campaignSchema.parse(assaultOnEchoBase),
  'outpost-delta': campaignSchema.parse(outpostDelta),
};

export function campaignOf(id: CampaignId): Campaign {
  return CAMPAIGNS[id];
}

/** A battle of a campaign. Throws on an unknown one. */
export function nodeOf(campaign: CampaignId, node: string): CampaignNode {
  const found = CAMPAIGNS[campaign].nodes.find(({ id }) => id === node);
  if (!found) throw new Error(`no battle ${node} in the campaign ${campaign}`);
  return found;
}
