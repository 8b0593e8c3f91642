import type { Badge } from '@echo-base/protocol';
import type { Player } from './rows.ts';

/** What a player shows of themselves. */
export interface ProfileRow {
  readonly badge: Badge | null;
  readonly isHidden: boolean;
}

/** Person with whom a player has a common game; times are epoch milliseconds. */
export interface AcquaintanceRow extends ProfileRow {
  readonly player: Player;
  /** When a page of theirs was last open, to some minutes; null if that is not known. */
  readonly seenAt: number | null;
  /** The last game of both; `endedAt` is null while it is in play. */
  readonly last: { readonly matchId: string; readonly title: string; readonly endedAt: number | null };
  /** Of the last game: whether either has won it; both have if they were on one side. */
  readonly won: boolean;
  readonly lost: boolean;
  /** Finished games of both, and those that only one of them has won. */
  readonly finished: number;
  readonly wins: number;
  readonly losses: number;
}
