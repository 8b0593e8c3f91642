import { seatLook } from '../../boards/seat-looks.ts';
import { leaveOf } from '../../kit/net/leave.ts';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';

export function isFree(seat: SeatSummary): boolean {
  return seat.kind === 'human' && seat.playerName === undefined;
}

export function freeSeats(match: MatchSummary): readonly SeatSummary[] {
  return match.seats.filter(isFree);
}

/** Free seats that this session may take: those not kept for another player. */
export function seatsForMe(match: MatchSummary): readonly SeatSummary[] {
  return freeSeats(match).filter(({ id, keptFor }) => keptFor === undefined || match.keptForMe?.includes(id));
}

/** Whether a seat waits for this session: one that is kept for it before the start. */
export function isAskedIn({ status, keptForMe = [] }: MatchSummary): boolean {
  return status === 'waiting' && keptForMe.length > 0;
}

/** Whether this session has a seat, may take one kept for it, has one that another person plays, or is the host. */
function isMine(match: MatchSummary): boolean {
  const { mine = [], lent = [], isHost } = match;
  return mine.length > 0 || lent.length > 0 || isHost === true || isAskedIn(match);
}

/** The game waits for a seat that this session plays itself. */
export function isAwaited({ status, mine = [], waitingFor = [], seats }: MatchSummary): boolean {
  const byMe = ({ id, standIn }: SeatSummary) => standIn === undefined && mine.includes(id);
  return status === 'playing' && seats.some((seat) => waitingFor.includes(seat.id) && byMe(seat));
}

/** Whether a match waits for this session: for its move, or to take a seat that is kept for it. */
export const waitsForMe = (match: MatchSummary): boolean => isAwaited(match) || isAskedIn(match);

/** Whether the time of a seat that this session plays is up, and the others may act on it. */
export function isMineOut(match: MatchSummary): boolean {
  return match.seats.some((seat) => match.mine?.includes(seat.id) && leaveOf(match, seat) === 'out');
}

/** How this session has left all of its seats in a match in play, if it has: for good, or to the computer. */
export function leftMine({ status, mine = [], seats }: MatchSummary): 'conceded' | 'time' | 'computer' | null {
  const own = seats.filter(({ id }) => mine.includes(id));
  if (status !== 'playing' || own.length === 0) return null;
  const isOver = own.every(({ left }) => left !== undefined);
  if (isOver) return own[0]?.left ?? null;
  return own.every(({ left, standIn }) => left !== undefined || standIn !== undefined) ? 'computer' : null;
}

/** The lobby's lists, from the server's pages; a match may be on several of them. */
export interface LobbyMatches {
  readonly mine: readonly MatchSummary[];
  /** Those with a free seat first. */
  readonly open: readonly MatchSummary[];
}

/** A match on several pages is shown as on the first of them. `rest`: further matches of creators, by the match after which they are shown. */
export function sorted(
  pages: readonly (readonly MatchSummary[])[],
  rest: ReadonlyMap<string, readonly MatchSummary[]> = new Map(),
): LobbyMatches {
  const all = [
    ...new Map(
      pages
        .flat()
        .toReversed()
        .map((match) => [match.matchId, match]),
    ).values(),
  ]
    .toReversed()
    .filter((match) => match.status !== 'finished');
  const hasSeat = (match: MatchSummary) => (match.status === 'waiting' && seatsForMe(match).length > 0 ? 0 : 1);
  const listed = new Set(all.map((match) => match.matchId));
  const open = all.filter((match) => !isMine(match)).sort((a, b) => hasSeat(a) - hasSeat(b));
  return {
    mine: all.filter(isMine),
    open: open.flatMap((match) => withRest(match, rest, listed)),
  };
}

/** A match, and after it the rest of its creator's, once fetched. */
function withRest(
  { moreByHost, ...match }: MatchSummary,
  rest: ReadonlyMap<string, readonly MatchSummary[]>,
  listed: ReadonlySet<string>,
): readonly MatchSummary[] {
  const more = rest.get(match.matchId);
  if (!more) return [{ ...match, ...(moreByHost !== undefined && { moreByHost }) }];
  return [match, ...more.filter(({ matchId }) => !listed.has(matchId))];
}

/** The action other players have on a match; it labels the button. */
export type MatchAction =
  | { readonly kind: 'join'; readonly seat: string; readonly side: 'rebel' | 'empire' | 'none' }
  | { readonly kind: 'choose' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'none'; readonly why: 'full' | 'closed' };

/** Seats numbered `p1` to `p4` have no difference a player would choose by. */
const isPlain = (seat: SeatSummary) => /^p\d+$/.test(seat.id);

function sideOf({ title }: MatchSummary, seat: SeatSummary) {
  const look = seatLook(title, seat.id);
  return look === 'rebel' || look === 'empire' ? look : 'none';
}

export function actionFor(match: MatchSummary): MatchAction {
  const free = match.status === 'waiting' ? seatsForMe(match) : [];
  const [first] = free;
  if (first && free.every(isPlain)) return { kind: 'join', seat: first.id, side: 'none' };
  if (first && free.length === 1) return { kind: 'join', seat: first.id, side: sideOf(match, first) };
  if (first) return { kind: 'choose' };
  if (match.spectators !== 'closed') return { kind: 'watch' };
  return { kind: 'none', why: match.status === 'waiting' ? 'full' : 'closed' };
}

/** Why the creator cannot start yet, or null. `seatings` are the sets of seats the title can be played with. */
export type NotYet = { readonly why: 'tooFew'; readonly missing: number } | { readonly why: 'notASeating' };

export function notYet(match: MatchSummary, seatings: readonly (readonly string[])[] | null): NotYet | null {
  const taken = match.seats.filter((seat) => !isFree(seat)).map((seat) => seat.id);
  if (!seatings) return taken.length === match.seats.length ? null : { why: 'notASeating' };
  if (seatings.some((set) => set.length === taken.length && set.every((seat) => taken.includes(seat)))) return null;
  const fewest = Math.min(...seatings.map((set) => set.length));
  return taken.length < fewest ? { why: 'tooFew', missing: fewest - taken.length } : { why: 'notASeating' };
}
