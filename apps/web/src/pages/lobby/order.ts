import type { MatchSummary } from '../../kit/net/types.ts';
import { isAskedIn, isAwaited } from './matches.ts';

/** Parts of the list of my matches: those for me to go on with, and those in which others are awaited. */
export interface Parts {
  readonly first: readonly MatchSummary[];
  readonly others: readonly MatchSummary[];
}

const rankOf = (match: MatchSummary): number => {
  if (isAskedIn(match)) return 0;
  if (isAwaited(match)) return 1;
  return match.status === 'waiting' ? 2 : 3;
};

/** Milliseconds left to the seats of mine that are awaited; infinite without a clock. */
function timeLeft({ clocks, mine = [] }: MatchSummary): number {
  const own = (clocks?.seats ?? []).filter(({ seat, runs }) => runs && mine.includes(seat));
  return Math.min(Number.POSITIVE_INFINITY, ...own.map(({ leftMs }) => leftMs));
}

/** When the last act was that made the match wait as it does. */
function waitingFrom({ waitingSince = {}, startedAt, createdAt }: MatchSummary): number {
  const known = Object.values(waitingSince).map((at) => Date.parse(at));
  return known.length > 0 ? Math.max(...known) : Date.parse(startedAt ?? createdAt);
}

/**
 * My matches in the order of the lobby: seats kept for me, then those that wait for me, the least time first and then the
 * longest wait; then rooms, and those that wait for others, the newest act first.
 */
export function inParts(matches: readonly MatchSummary[]): Parts {
  const compare = (a: MatchSummary, b: MatchSummary) => {
    const [rank, other] = [rankOf(a), rankOf(b)];
    if (rank !== other) return rank - other;
    const [left, otherLeft] = [timeLeft(a), timeLeft(b)];
    if (rank === 1 && left !== otherLeft) return left < otherLeft ? -1 : 1;
    return rank === 1 ? waitingFrom(a) - waitingFrom(b) : waitingFrom(b) - waitingFrom(a);
  };
  const all = [...matches].sort(compare);
  const isOthers = (match: MatchSummary) => rankOf(match) === 3;
  return { first: all.filter((match) => !isOthers(match)), others: all.filter(isOthers) };
}

/** The same as one list. */
export function inOrder(matches: readonly MatchSummary[]): readonly MatchSummary[] {
  const { first, others } = inParts(matches);
  return [...first, ...others];
}

/** The same with every match where it was, as it is now; new ones follow at the end of their part. */
export function heldAt(before: Parts, now: Parts): Parts {
  const all = new Map([...now.first, ...now.others].map((match) => [match.matchId, match]));
  const was = new Set([...before.first, ...before.others].map(({ matchId }) => matchId));
  const part = (old: readonly MatchSummary[], fresh: readonly MatchSummary[]) => [
    ...old.flatMap(({ matchId }) => all.get(matchId) ?? []),
    ...fresh.filter(({ matchId }) => !was.has(matchId)),
  ];
  return { first: part(before.first, now.first), others: part(before.others, now.others) };
}
