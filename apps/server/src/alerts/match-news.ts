import type { MatchClock } from '../clocks/clock.ts';
import { isRemoved } from '../model/seats.ts';
import type { AlertWayRow, NewAlert, SeatRow, StoredMatch } from '../storage/store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** The last part of the time of a seat, before which its player is told. */
const LAST_PART = 1 / 4;

/** News of a match before it is known by which ways they go: `wait` if the player may see it by themselves first. */
interface MatchNews extends Pick<NewAlert, 'kind' | 'seat' | 'since' | 'expiresAt'> {
  readonly playerId: string;
  readonly earliest: number;
  readonly waits: boolean;
}

/** A match as it is now. */
export interface AlertedMatch {
  readonly stored: StoredMatch;
  /** Null before the start, at the end and while it is frozen. */
  readonly clock: Pick<MatchClock, 'waitingSince' | 'times'> | null;
  readonly now: number;
  readonly spectatorDelayMs: number;
}

/** Players of seats whom news of a match can reach: none who play it alone, or whose seat a computer plays. */
export function reachable({ stored }: Pick<AlertedMatch, 'stored'>): readonly (SeatRow & { playerId: string })[] {
  const people = stored.seats.flatMap((seat) => (seat.playerId === null ? [] : { ...seat, playerId: seat.playerId }));
  if (new Set(people.map(({ playerId }) => playerId)).size < 2) return [];
  return people.filter((seat) => seat.standIn === undefined && seat.left === undefined && !isRemoved(stored, seat));
}

/** Whether the game waits for the person of a seat now. */
export function isAsked(
  { stored }: Pick<AlertedMatch, 'stored'>,
  { seat, playerId }: Pick<NewAlert, 'seat' | 'playerId'>,
): boolean {
  const { status, waitingFor, frozen, paused } = stored.match;
  if (status !== 'playing' || frozen || paused || !waitingFor.includes(seat)) return false;
  return reachable({ stored }).some((one) => one.seat === seat && one.playerId === playerId);
}

/** What is news in a match now, for its players. */
function newsOf(match: AlertedMatch): MatchNews[] {
  const { startedAt, endedAt, imported } = match.stored.match;
  if (startedAt === null || imported) return [];
  const seats = reachable(match);
  const players = new Set(seats.map(({ playerId }) => playerId));
  const ofAll = (kind: 'start' | 'end', since: number): MatchNews[] =>
    since + DAY_MS < match.now
      ? []
      : [...players].map((playerId) => {
          return {
            kind,
            seat: '',
            playerId,
            since,
            earliest: since,
            waits: kind === 'start',
            expiresAt: since + DAY_MS,
          };
        });
  if (endedAt !== null) return ofAll('end', endedAt);
  return [...ofAll('start', startedAt), ...seats.flatMap((seat) => ofSeat(match, seat))];
}

function ofSeat(match: AlertedMatch, { seat, playerId }: SeatRow & { playerId: string }): MatchNews[] {
  const since = match.clock?.waitingSince(seat) ?? null;
  if (since === null || !isAsked(match, { seat, playerId })) return [];
  // Delayed spectators are not told whom a game waits for, and a channel has more readers than its player.
  const delay = match.stored.match.spectators === 'delayed' ? match.spectatorDelayMs : 0;
  const common = { seat, playerId, since, expiresAt: null };
  const turn = { ...common, kind: 'turn' as const, earliest: since + delay, waits: true };
  const time = match.clock?.times(match.now).find((one) => one.seat === seat && one.runs);
  const whole = time ? time.leftMs + (match.now - since) : 0;
  if (!time || whole < DAY_MS) return [turn];
  const last = match.now + time.leftMs - whole * LAST_PART;
  return [turn, { ...common, kind: 'deadline', earliest: last + delay, waits: false }];
}

/** What is news in a match now, by the ways of its players. */
export function alertsOf(match: AlertedMatch, ways: readonly AlertWayRow[]): NewAlert[] {
  const news = newsOf(match);
  return ways
    .filter(({ isOn, confirmBy }) => isOn && confirmBy === null)
    .flatMap((way) =>
      news
        .filter(({ playerId }) => playerId === way.playerId)
        .map(({ waits, earliest, ...one }) => {
          const wait = waits ? way.wait * MINUTE_MS : 0;
          return { ...one, wayId: way.id, dueAt: Math.round(Math.max(earliest, one.since + wait)) };
        }),
    );
}
