import type { Peers } from '../cluster/peers.ts';
import type { Clock } from '../model/now.ts';
import type { Recorder } from '../record/recorder.ts';
import type { Snapshots } from '../record/snapshots.ts';
import type { SaidRow, StandingRow, Store, StoredMatch, UndoTalkRow } from '../storage/store.ts';
import type { FollowedStore, RecordLoader } from './follower.ts';
import type { LiveMatch } from './live.ts';

/** What a host needs besides its match, the clock by the database's time included. */
export interface HostNeeds extends Clock {
  readonly recorder: Recorder;
  readonly snapshots: Snapshots;
  readonly peers: Pick<Peers, 'changed' | 'isShared'>;
  readonly store: FollowedStore & Pick<Store, 'addSaid' | 'keepUndoTalk' | 'setStanding'>;
  readonly loader: RecordLoader;
  /** What is stored does not follow on what the host knows: it must not be used any more. */
  invalidated(): void;
  /** How far behind delayed spectators are. */
  readonly spectatorDelayMs: number;
}

/** A match as it is loaded; `live` is null before the start, `past` what was last said. */
export interface HostedMatch {
  readonly stored: StoredMatch;
  readonly live: LiveMatch | null;
  readonly past: readonly SaidRow[];
  /** What was last asked and answered about taking an act back. */
  readonly talk: UndoTalkRow | null;
  /** Standing orders by seat. */
  readonly standing: ReadonlyMap<string, readonly StandingRow[]>;
}
