import { type AnyTitle, sideOf } from '@echo-base/games/engine';
import { type ClockState, SEAT_ABSENCE_SECONDS } from '@echo-base/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { Now } from '../model/now.ts';
import type { MatchRow, SeatRow, StoredMatch } from '../storage/store.ts';
import type { MatchClock } from './clock.ts';

/** State of a match that its times depend on; `live` is null before the start. */
export interface TimedMatch {
  readonly title: AnyTitle;
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
  /** For those of these seats with team-mates who are there: the mates, who may first, and when opponents may. */
  readonly matesFirst: Readonly<Record<string, MatesFirst>>;
  /** Since when each player is away, epoch milliseconds; only those of whom it is known. */
  readonly awaySince: Readonly<Record<string, number>>;
  /** When each seat of an absent player may be given on, epoch milliseconds. */
  readonly giveAt: Readonly<Record<string, number>>;
}

export interface MatesFirst {
  readonly mates: readonly string[];
  readonly opponentsAt: number;
}

const HOUR_S = 3_600;

/** Seconds of absence after which a seat may be given on: a match played over days has longer ones. */
export function seatAbsenceOf({ absence, clock }: Pick<MatchRow, 'absence' | 'clock'>): number {
  const times = [absence?.after ?? 0, clock?.kind === 'reminder' ? clock.after : 0];
  if (clock?.kind === 'bank' && clock.bank >= 24 * HOUR_S) times.push(24 * HOUR_S);
  return Math.max(SEAT_ABSENCE_SECONDS, ...times.filter((seconds) => seconds > HOUR_S));
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
    const absentAt = this.#absentAt(host);
    return {
      matesFirst: this.#matesFirst(host, absentAt),
      awaySince: this.#awayOf(host),
      clocks: clock && match.clock ? { at: new Date(now).toISOString(), seats: clock.times(now) } : null,
      absentAt,
      giveAt: this.#giveAt(host),
    };
  }

  /** The seat of an absent player concerns the team-mates first: opponents wait as long again. */
  #matesFirst(host: TimedMatch, absentAt: Readonly<Record<string, number>>): Record<string, MatesFirst> {
    const { match, seats } = host.stored;
    const first: Record<string, MatesFirst> = {};
    for (const [seat, at] of Object.entries(absentAt)) {
      const side = sideOf(host.title, seat);
      const mates = seats.filter(
        (one) =>
          one.seat !== seat &&
          one.left === undefined &&
          sideOf(host.title, one.seat) === side &&
          this.#isHere(host, one),
      );
      if (mates.length === 0) continue;
      first[seat] = { mates: mates.map((one) => one.seat), opponentsAt: at + (match.absence?.after ?? 0) * 1_000 };
    }
    return first;
  }

  #isHere({ id }: TimedMatch, { playerId }: SeatRow): boolean {
    return playerId !== null && this.#presence.isWatching(id, playerId);
  }

  #awayOf(host: TimedMatch): Record<string, number> {
    const since: Record<string, number> = {};
    if (host.stored.match.status !== 'playing') return since;
    for (const seat of host.stored.seats) {
      const at = seat.playerId === null ? undefined : this.#presence.lastSeen(host.id, seat.playerId);
      if (at !== undefined && !this.#isHere(host, seat)) since[seat.seat] = at;
    }
    return since;
  }

  #absentAt(host: TimedMatch): Record<string, number> {
    const { match, seats } = host.stored;
    const from: Record<string, number> = {};
    if (match.status !== 'playing' || !match.absence || match.paused) return from;
    for (const { seat, kind, playerId, standIn } of seats) {
      const waiting = host.live?.clock?.waitingSince(seat) ?? null;
      if (kind === 'bot' || standIn !== undefined || playerId === null || waiting === null) continue;
      if (this.#presence.isWatching(host.id, playerId)) continue;
      from[seat] = Math.max(this.#awaySince(host, playerId), waiting) + match.absence.after * 1_000;
    }
    return from;
  }

  /** Since when a player who does not watch now is away: at the earliest since the last agreed pause. */
  #awaySince({ id, stored }: TimedMatch, playerId: string): number {
    const resumedAt = stored.match.pauses?.at(-1)?.to ?? 0;
    return Math.max(this.#presence.lastSeen(id, playerId) ?? this.#startedAt, resumedAt);
  }

  #giveAt(host: TimedMatch): Record<string, number> {
    const { match, seats } = host.stored;
    const from: Record<string, number> = {};
    if (match.status !== 'playing' || match.paused || match.frozen) return from;
    for (const { seat, kind, playerId, left } of seats) {
      if (kind === 'bot' || playerId === null || left !== undefined) continue;
      if (this.#presence.isWatching(host.id, playerId)) continue;
      const since = Math.max(this.#awaySince(host, playerId), match.startedAt ?? 0);
      from[seat] = since + seatAbsenceOf(match) * 1_000;
    }
    return from;
  }
}
