import { useMatch } from '../kit/net/match-store.ts';
import { infoOf, useTitles } from '../kit/net/titles.ts';
import type { MatchSummary, TitleInfo } from '../kit/net/types.ts';

/**
 * Team that this session can write to: its seats are all in one team, in which another person has a seat, and play has
 * started. Seats that have left count again once the match is over. Null otherwise, and in titles whose partners talk
 * openly; the server decides.
 */
export function teamToWriteTo(
  { status, seats }: Pick<MatchSummary, 'status' | 'seats'>,
  info: TitleInfo | undefined,
  mine: readonly string[],
): string | null {
  const teamOf = (id: string) => info?.seats.find((one) => one.id === id)?.team;
  const playing = seats.filter(({ left }) => status === 'finished' || left === undefined);
  const own = playing.filter(({ id }) => mine.includes(id));
  const [team, ...others] = new Set(own.map(({ id }) => teamOf(id)));
  if (info?.talksOpenly || status === 'waiting' || team === undefined || others.length > 0) return null;
  const hasMate = playing.some(({ id, kind }) => kind === 'human' && teamOf(id) === team && !mine.includes(id));
  return hasMate ? team : null;
}

/** Team that this session can write to in the match on screen. */
export function useTeam(): string | null {
  const summary = useMatch((state) => state.summary);
  const viewers = useMatch((state) => state.viewers);
  const { titles } = useTitles();
  if (!summary) return null;
  return teamToWriteTo(
    summary,
    infoOf(titles, summary.title),
    viewers.filter((viewer) => viewer !== 'spectator'),
  );
}
