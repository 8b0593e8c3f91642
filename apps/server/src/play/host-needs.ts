import type { Peers } from '../cluster/peers.ts';
import type { Clock } from '../model/now.ts';
import type { Recorder } from '../record/recorder.ts';
import type { Snapshots } from '../record/snapshots.ts';
import type { ChatRow, PlanRow, StandingRow, Store, StoredMatch, UndoRequestsRow } from '../storage/store.ts';
import type { FollowedStore, RecordLoader } from './follower.ts';
import type { LiveMatch } from './live.ts';

/** Dependencies of a host besides its match; the clock uses database time. */
export interface HostNeeds extends Clock {
  readonly recorder: Recorder;
  readonly snapshots: Snapshots;
  readonly peers: Pick<Peers, 'changed' | 'isShared'>;
  readonly store: FollowedStore &
    Pick<Store, 'addChatMessage' | 'appendActs' | 'storeUndoRequests' | 'setStanding' | 'setPlan' | 'changeTerms'>;
  readonly loader: RecordLoader;
  /** The host does not match the stored record and must not be used any more. */
  invalidated(): void;
  /** Delay of delayed spectators, in milliseconds. */
  readonly spectatorDelayMs: number;
}

/** Loaded match; `live` is null before the start, `past` holds the latest chat messages. */
export interface HostedMatch {
  readonly stored: StoredMatch;
  readonly live: LiveMatch | null;
  readonly past: readonly ChatRow[];
  /** Stored undo requests. */
  readonly talk: UndoRequestsRow | null;
  /** Standing orders by seat. */
  readonly standing: ReadonlyMap<string, readonly StandingRow[]>;
  /** Plans by seat. */
  readonly plans: ReadonlyMap<string, PlanRow>;
}
