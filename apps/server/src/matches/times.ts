import type { ClockState } from '@echo-base/protocol';
import type { Host } from './host.ts';
import type { Presence } from './presence.ts';

/** What those at a table may know of time. */
export interface Times {
  /** Null where there is no clock, and before and after play. */
  readonly clocks: ClockState | null;
  /** From when on others may hand a seat to a computer player, epoch milliseconds; only seats they ever may. */
  readonly absentAt: Readonly<Record<string, number>>;
}

/**
 * Clocks, and since when players have been away. That is counted from when a server last saw somebody, or from the
 * start of this one where none did: who was cut off by a restart is not taken for having been away all the time before.
 */
export class TableTimes {
  readonly #presence: Presence;
  readonly #startedAt: number;

  constructor(presence: Presence, startedAt = Date.now()) {
    this.#presence = presence;
    this.#startedAt = startedAt;
  }

  /** The times of a match as they stand. */
  of(host: Host, now = Date.now()): Times {
    const { match } = host.stored;
    const clock = match.status === 'playing' ? (host.live?.clock ?? null) : null;
    return {
      clocks: clock && match.clock ? { at: new Date(now).toISOString(), seats: clock.times(now) } : null,
      absentAt: this.#absentAt(host),
    };
  }

  #absentAt(host: Host): Record<string, number> {
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
