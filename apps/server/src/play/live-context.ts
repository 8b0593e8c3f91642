import type { AnyTitle, DraftCache, LogEntry } from '@echo-base/games/engine';
import type { Now } from '../model/now.ts';
import { openGame } from '../record/game.ts';
import type { ReadActs } from '../record/older-log.ts';
import type { Start } from '../record/replay.ts';
import type { ActRow, LoggedAct, PlayableMatch } from '../storage/store.ts';
import { HISTORY } from './delta-history.ts';

/** Environment of a live match. */
export interface LiveContext {
  readonly title: AnyTitle;
  readonly stored: PlayableMatch;
  /** Delay of delayed spectators, in milliseconds. */
  readonly spectatorDelayMs: number;
  /** Database time; with SQLite the time of this machine. */
  readonly now?: Now;
  /** Reads older acts, for the log. */
  readonly readActs: ReadActs;
  /** Drafts of all matches in memory; by default the match has its own. */
  readonly drafts?: DraftCache | undefined;
}

/** What is known of a record to avoid replaying all of it: a state, and log entries. */
export interface ResumeFrom {
  /** State to continue from, at or before `historyStart`; requires all log entries up to there. */
  readonly start?: Start | undefined;
  /** All acts with their log entries; absent if the whole record is replayed, which creates them. */
  readonly logged?: readonly LoggedAct[];
  /** The state is only shown, as that of a frozen match: `acts` end there. */
  readonly isShown?: boolean;
}

/** Log entries of the initial state. */
export function openingOf({ title, stored }: LiveContext): readonly LogEntry[] {
  return openGame(title, stored).g.log;
}

/** Delay of spectators of a match, in milliseconds; 0 without. */
export function delayOf({ stored, spectatorDelayMs }: LiveContext): number {
  return stored.match.spectators === 'delayed' ? spectatorDelayMs : 0;
}

/** First act after which views are computed: only as many as a viewer may have missed. */
export function historyStart(context: LiveContext, acts: readonly ActRow[], now: number): number {
  let from = Math.max(0, acts.length - HISTORY);
  while (from > 0 && (acts[from - 1]?.at ?? 0) + delayOf(context) > now) from -= 1;
  return from;
}
