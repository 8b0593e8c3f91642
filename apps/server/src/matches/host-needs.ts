import type { Core, Viewer } from '@echo-base/games/engine';
import type { Delta, Said } from '@echo-base/protocol';
import type { Peers } from '../cluster/peers.ts';
import type { SaidRow, Store, StoredMatch, UndoTalkRow } from '../storage/store.ts';
import type { FollowedStore } from './follower.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './live.ts';
import type { Recorder } from './recorder.ts';
import type { Snapshots } from './snapshots.ts';
import type { UndoNews } from './undo-talk.ts';

/** Who is told what happens in a match. */
export interface HostListener {
  /** Viewers are to be sent these changes. */
  deltas(deltas: readonly Delta[]): void;
  /** The summary changed. */
  table(host: Host): void;
  /** Who sits where changed, or play began or ended. */
  seated(host: Host): void;
  /** The game waits for somebody else. */
  moved(host: Host): void;
  /** These viewers are to read what was said. */
  said(said: Said, viewers: readonly Viewer[]): void;
  /** Somebody wishes to take an act back, or the table has answered. */
  undo(host: Host, news: UndoNews): void;
  /** What is stored does not follow on what this host knows: it is of no use any more. */
  stale(host: Host): void;
}

/** What a host needs besides its match. */
export interface HostNeeds {
  readonly recorder: Recorder;
  readonly snapshots: Snapshots;
  readonly listener: HostListener;
  readonly peers: Pick<Peers, 'changed' | 'isShared'>;
  readonly store: FollowedStore & Pick<Store, 'addSaid' | 'keepUndoTalk'>;
  /** The game of a match that has begun elsewhere. */
  resume(stored: StoredMatch): Promise<LiveMatch>;
  /** The state of a match before a place in its record. */
  earlier(stored: StoredMatch, seq: number): Promise<Core>;
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
}

/** Is told the actor's version as soon as the act is durable, before anybody sees it. */
export type Acknowledge = (version: number) => void;
