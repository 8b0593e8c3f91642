import type { Frame } from '../../kit/net/types.ts';

/** First part of the text keys: an agreement is a draw, or ends a campaign early. */
export type DrawWords = 'draw' | 'campaignEnd';

export function wordsOf(draw: Frame['draw']): DrawWords {
  return draw?.endsCampaign ? 'campaignEnd' : 'draw';
}
