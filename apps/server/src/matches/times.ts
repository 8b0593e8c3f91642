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
 * Clocks, and since when players have been away. That is counted from when this server last saw somebody, or from its
 * start where it never did: who was cut off by a restart is not taken for having been away all the time before.
 */
export class TableTimes {
  readonly #presence: Presence;
  readonly #startedAt: number;
  /** Of matches in play with a rule for the absent: who is here, and since when the others are not. */
  readonly #away = new Map<string, Map<string, 'here' | number>>();

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
      absentAt: this.#absentAt(host, now),
    };
  }

  #absentAt(host: Host, now: number): Record<string, number> {
    this.#look(host, now);
    const { match, seats } = host.stored;
    const away = this.#away.get(host.id);
    const from: Record<string, number> = {};
    for (const { seat, kind, playerId, standIn } of seats) {
      const since = away?.get(playerId ?? '');
      const waiting = host.live?.clock?.waitingSince(seat) ?? null;
      if (!match.absence || kind === 'bot' || standIn !== undefined) continue;
      if (typeof since !== 'number' || waiting === null) continue;
      from[seat] = Math.max(since, waiting) + match.absence.after * 1_000;
    }
    return from;
  }

  /** Notices who has come or gone; asked whenever that changes, because then the table is shown anew. */
  #look({ id, stored }: Host, now: number): void {
    const { match, seats } = stored;
    if (match.status !== 'playing' || !match.absence) {
      this.#away.delete(id);
      return;
    }
    const before = this.#away.get(id) ?? new Map<string, 'here' | number>();
    for (const { playerId } of seats) {
      if (playerId === null) continue;
      const was = before.get(playerId);
      if (this.#presence.isWatching(id, playerId)) before.set(playerId, 'here');
      else if (was === 'here') before.set(playerId, now);
      else if (was === undefined) before.set(playerId, Math.max(this.#startedAt, match.startedAt ?? now));
    }
    this.#away.set(id, before);
  }
}
