/** Ids of the two campaigns. */
export const CAMPAIGN_IDS = ['assault-on-echo-base', 'outpost-delta'] as const;
export type CampaignId = (typeof CAMPAIGN_IDS)[number];
