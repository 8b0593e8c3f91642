import type { AnyTitle, DraftCache, LogEntry } from '@echo-base/games/engine';
import type { Now } from '../model/now.ts';
import { openGame } from '../record/game.ts';
import type { ReadActs } from '../record/older-log.ts';
import type { Start } from '../record/replay.ts';
import type { ActRow, LoggedAct, StoredMatch } from '../storage/store.ts';
import { HISTORY } from './feed.ts';

/** Where a live match is played. */
export interface LivePlace {
  readonly title: AnyTitle;
  readonly stored: StoredMatch;
  /** How far behind delayed spectators are. */
  readonly spectatorDelayMs: number;
  /** Database time; with SQLite the time of this machine. */
  readonly now?: Now;
  /** Reads older acts, for the log. */
  readonly readActs: ReadActs;
  /** Drafts of all matches in memory; a match without them has its own. */
  readonly drafts?: DraftCache | undefined;
}

/** What spares replaying all of a record, and what was kept of its log. */
export interface ResumeFrom {
  /** A state on the way, which must not lie behind `historyStart`; only with all entries up to there. */
  readonly start?: Start | undefined;
  /** All acts with their entries, as far as those were kept. */
  readonly logged?: readonly LoggedAct[];
  /** Is told the entries that were not kept. */
  made?(act: { seq: number; entries: readonly LogEntry[] }): void;
}

/** Entries of the first state of a match. */
export function openingOf({ title, stored }: LivePlace): readonly LogEntry[] {
  return openGame(title, stored).g.log;
}

/** How far behind the spectators of a match are, milliseconds. */
export function delayOf({ stored, spectatorDelayMs }: LivePlace): number {
  return stored.match.spectators === 'delayed' ? spectatorDelayMs : 0;
}

/** From which act on views are made anew: only for as many as a viewer may have missed. */
export function historyStart(place: LivePlace, acts: readonly ActRow[], now: number): number {
  let from = Math.max(0, acts.length - HISTORY);
  while (from > 0 && (acts[from - 1]?.at ?? 0) + delayOf(place) > now) from -= 1;
  return from;
}
