/** Address of a match, after its path, that opens the page of its campaign. */
export const CAMPAIGN_HASH = '#campaign';
