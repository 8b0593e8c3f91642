import { LATER_SECONDS, UNDO_INVITE_SECONDS } from '@echo-base/protocol';
import type { MatchClock } from '../clocks/clock.ts';
import { isRemoved, keptPlayers } from '../model/seats.ts';
import type { AlertWayRow, NewAlert, SeatRow, SnoozeRow, StoredMatch } from '../storage/store.ts';
import type { Mention } from './mentions.ts';
import type { AskedSeat } from './requests.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** An invite can be taken back for so long before it is told. */
const TAKEN_BACK_MS = (UNDO_INVITE_SECONDS + 1) * 1_000;
/** The last part of the time of a seat, before which its player is told. */
const LAST_PART = 1 / 4;
/** How long a turn is put off. */
export const LATER_MS = LATER_SECONDS * 1_000;

/** News of a match before it is known by which ways they go: `wait` if the player may see it by themselves first. */
interface MatchNews extends Pick<NewAlert, 'kind' | 'seat' | 'since' | 'expiresAt'> {
  readonly playerId: string;
  readonly earliest: number;
  readonly waits: boolean;
  /** The way by which alone it goes. */
  readonly only?: string;
}

/** A match as it is now. */
export interface AlertedMatch {
  readonly stored: StoredMatch;
  /** Null before the start, at the end and while it is frozen. */
  readonly clock: Pick<MatchClock, 'waitingSince' | 'times'> | null;
  readonly now: number;
  readonly spectatorDelayMs: number;
  /** Seats that are asked something beside the game. */
  readonly requests: readonly AskedSeat[];
  /** When seats were nudged last. */
  readonly nudges: ReadonlyMap<string, number>;
  readonly mentions: readonly Mention[];
  /** When players for whom a seat is kept were last told so. */
  readonly calls: ReadonlyMap<string, number>;
  /** Turns that were put off. */
  readonly snoozes: readonly SnoozeRow[];
}

type Stored = Pick<AlertedMatch, 'stored'>;
type PlayedSeat = SeatRow & { readonly playerId: string };

/** Players of seats whom news of a match can reach: none who play it alone, or whose seat a computer plays. */
export function reachable({ stored }: Stored): readonly PlayedSeat[] {
  const people = stored.seats.flatMap((seat) => (seat.playerId === null ? [] : { ...seat, playerId: seat.playerId }));
  if (new Set(people.map(({ playerId }) => playerId)).size < 2) return [];
  return people.filter((seat) => seat.standIn === undefined && seat.left === undefined && !isRemoved(stored, seat));
}

/** Whether the game waits for the person of a seat now. */
export function isAsked({ stored }: Stored, { seat, playerId }: Pick<NewAlert, 'seat' | 'playerId'>): boolean {
  const { status, waitingFor, frozen, paused } = stored.match;
  if (status !== 'playing' || frozen || paused || !waitingFor.includes(seat)) return false;
  return reachable({ stored }).some((one) => one.seat === seat && one.playerId === playerId);
}

/** What is news in a match now, for its players. */
function newsOf(match: AlertedMatch): MatchNews[] {
  const { status, startedAt, endedAt, imported } = match.stored.match;
  if (imported) return [];
  const mentions = mentionNews(match);
  if (status === 'waiting') return [...keptNews(match), ...mentions];
  if (startedAt === null) return [];
  const players = [...new Set(reachable(match).map(({ playerId }) => playerId))];
  const ofAll = (kind: 'start' | 'end', since: number): MatchNews[] => {
    const one = { kind, seat: '', since, earliest: since, waits: kind === 'start', expiresAt: since + DAY_MS };
    return since + DAY_MS < match.now ? [] : players.map((playerId) => ({ ...one, playerId }));
  };
  if (endedAt !== null) return [...ofAll('end', endedAt), ...mentions];
  return [...ofAll('start', startedAt), ...mentions, ...reachable(match).flatMap((seat) => ofSeat(match, seat))];
}

function keptNews(match: AlertedMatch): MatchNews[] {
  const { rematchOf, createdAt } = match.stored.match;
  const kind = rematchOf === undefined ? 'invite' : 'rematch';
  const soonest = kind === 'invite' ? createdAt + TAKEN_BACK_MS : createdAt;
  return keptPlayers(match.stored).map((playerId) => {
    const since = match.calls.get(playerId) ?? createdAt;
    return { kind, seat: '', playerId, since, earliest: Math.max(since, soonest), waits: false, expiresAt: null };
  });
}

/** How much later news of play is told: delayed spectators see it no sooner, and a channel has more readers than its player. */
export function delayOf({
  stored: { match },
  spectatorDelayMs,
}: Pick<AlertedMatch, 'stored' | 'spectatorDelayMs'>): number {
  return match.status === 'playing' && match.spectators === 'delayed' ? spectatorDelayMs : 0;
}

function mentionNews(match: AlertedMatch): MatchNews[] {
  const players = new Set(reachable(match).map(({ playerId }) => playerId));
  const heard = match.mentions.filter(({ playerId, at }) => players.has(playerId) && at + DAY_MS >= match.now);
  const delay = delayOf(match);
  return heard.map(({ playerId, at: since }) => {
    const times = { since, earliest: since + delay, waits: true, expiresAt: since + DAY_MS };
    return { kind: 'mention', seat: '', playerId, ...times };
  });
}

function ofSeat(match: AlertedMatch, { seat, playerId }: PlayedSeat): MatchNews[] {
  const { now, clock, nudges } = match;
  const delay = delayOf(match);
  const asked = match.requests
    .filter((one) => one.seat === seat)
    .map(({ since }): MatchNews => {
      return { kind: 'request', seat, playerId, since, earliest: since + delay, waits: true, expiresAt: null };
    });
  const since = clock?.waitingSince(seat) ?? null;
  if (since === null || !isAsked(match, { seat, playerId })) return asked;
  const common = { seat, playerId, since, expiresAt: null };
  const nudgedAt = nudges.get(seat) ?? Number.NEGATIVE_INFINITY;
  const nudge = {
    kind: 'nudge' as const,
    ...common,
    since: nudgedAt,
    earliest: Math.max(nudgedAt, since + delay),
    waits: false,
  };
  const news = [
    ...asked,
    { ...common, kind: 'turn' as const, earliest: since + delay, waits: true },
    ...(nudgedAt >= since ? [nudge] : []),
    ...laterNews(match, { seat, playerId }, since),
  ];
  const time = clock?.times(now).find((one) => one.seat === seat && one.runs);
  const whole = time ? time.leftMs + (now - since) : 0;
  if (!time || whole < DAY_MS) return news;
  const last = now + time.leftMs - whole * LAST_PART;
  return [...news, { ...common, kind: 'deadline', earliest: last + delay, waits: false }];
}

/** The turn once more by the way that has put it off, if it was this turn. */
function laterNews(
  { snoozes }: AlertedMatch,
  { seat, playerId }: Pick<PlayedSeat, 'seat' | 'playerId'>,
  since: number,
): MatchNews[] {
  const own = snoozes.filter((one) => one.seat === seat && one.at >= since);
  return own.map(({ wayId: only, at }) => {
    return { kind: 'later', seat, playerId, only, since: at, earliest: at + LATER_MS, waits: false, expiresAt: null };
  });
}

/** What is news in a match now, by the ways of its players. */
export function alertsOf(match: AlertedMatch, ways: readonly AlertWayRow[]): NewAlert[] {
  const news = newsOf(match);
  return ways
    .filter(({ isOn, confirmBy }) => isOn && confirmBy === null)
    .flatMap((way) =>
      news
        .filter(({ playerId, only = way.id }) => playerId === way.playerId && only === way.id)
        .map(({ waits, earliest, only: _only, ...one }) => {
          const wait = waits ? way.wait * MINUTE_MS : 0;
          return { ...one, wayId: way.id, dueAt: Math.round(Math.max(earliest, one.since + wait)) };
        }),
    );
}
