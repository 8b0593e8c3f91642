import type { MatchSummary, Text } from '../kit/net/types.ts';
import { CAMPAIGN_HASH } from './battle-of-hoth/campaign/hash.ts';

/** A page of a running match that the lobby links to, after the match's path. */
interface MatchPageLink {
  readonly hash: string;
  readonly label: Text;
}

/** Pages by title. */
const PAGES: Readonly<Record<string, (options: MatchSummary['options']) => MatchPageLink | null>> = {
  'battle-of-hoth': ({ campaign }) =>
    typeof campaign === 'string' && campaign !== 'none'
      ? { hash: CAMPAIGN_HASH, label: { key: `option.campaign.${campaign}` } }
      : null,
};

/** The further page of a running match; null without one. */
export function pageOf({ title, options, status }: MatchSummary): MatchPageLink | null {
  return status === 'waiting' ? null : (PAGES[title]?.(options) ?? null);
}
