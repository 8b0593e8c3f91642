import type { ClockState } from '@echo-base/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { Now } from '../model/now.ts';
import type { StoredMatch } from '../storage/store.ts';
import type { MatchClock } from './clock.ts';

/** State of a match that its times depend on; `live` is null before the start. */
export interface TimedMatch {
  readonly id: string;
  readonly stored: StoredMatch;
  readonly live: { readonly clock: MatchClock | null; readonly now: Now } | null;
}

/** Times of a match, public. */
export interface Times {
  /** Null without a clock, and before and after play. */
  readonly clocks: ClockState | null;
  /** When others may hand each seat to a computer player, epoch milliseconds; only seats for which they ever may. */
  readonly absentAt: Readonly<Record<string, number>>;
}

/**
 * Clocks and absence of players. Absence counts from when a server last saw the player, at the earliest from the start
 * of this server: a restart does not make players absent.
 */
export class MatchTimes {
  readonly #presence: Presence;
  readonly now: Now;
  readonly #startedAt: number;

  /** `now` is database time. */
  constructor(presence: Presence, now: Now = Date.now) {
    this.#presence = presence;
    this.now = now;
    this.#startedAt = now();
  }

  /** Times of a match at `now`. */
  of(host: TimedMatch, now = this.now()): Times {
    const { match } = host.stored;
    const clock = match.status === 'playing' ? (host.live?.clock ?? null) : null;
    return {
      clocks: clock && match.clock ? { at: new Date(now).toISOString(), seats: clock.times(now) } : null,
      absentAt: this.#absentAt(host),
    };
  }

  #absentAt(host: TimedMatch): Record<string, number> {
    const { match, seats } = host.stored;
    const from: Record<string, number> = {};
    if (match.status !== 'playing' || !match.absence) return from;
    for (const { seat, kind, playerId, standIn } of seats) {
      const waiting = host.live?.clock?.waitingSince(seat) ?? null;
      if (kind === 'bot' || standIn !== undefined || playerId === null || waiting === null) continue;
      if (this.#presence.isWatching(host.id, playerId)) continue;
      const since = this.#presence.lastSeen(host.id, playerId) ?? this.#startedAt;
      from[seat] = Math.max(since, waiting) + match.absence.after * 1_000;
    }
    return from;
  }
}
