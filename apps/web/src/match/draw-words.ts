import type { Frame } from '../net/types.ts';

/** First part of the text keys: an agreement is a draw, or ends a campaign early. */
export function wordsOf(draw: Frame['draw']): 'draw' | 'campaignEnd' {
  return draw?.endsCampaign ? 'campaignEnd' : 'draw';
}
