import type { AnyTitle } from '@echo-base/games/engine';

/** A chat message, and when spectators may read it. */
export interface Line {
  readonly seq: number;
  readonly from: string;
  readonly seat: string | null;
  /** The team that alone may read it. */
  readonly team?: string;
  readonly text: string;
  /** What a signal to the team says, by key. */
  readonly notice?: object;
  readonly due: number;
}

/** Team of a seat; undefined without one, and for spectators. */
export function teamOf(title: AnyTitle, seat: string | undefined): string | undefined {
  return title.seats.find(({ id }) => id === seat)?.team;
}

/** Team of a seat that a message may go to: it has other seats in the match, and the title allows secret talk. */
export function teamWithMates(title: AnyTitle, seats: readonly string[], seat: string | undefined): string | undefined {
  if (title.talksOpenly) return undefined;
  const team = teamOf(title, seat);
  return seats.filter((one) => teamOf(title, one) === team).length > 1 ? team : undefined;
}

/**
 * Number of the next chat message of a seat, or without one of a spectator, of messages to all or to its team. With
 * delayed spectators these are moments since the match was created, each with room for 64 of a kind: even ones of
 * spectators, odd ones of players.
 */
export function numberOfNext(
  chat: readonly Line[],
  { seat, team }: Pick<Line, 'seat' | 'team'>,
  delayedFor: number | null,
): number {
  const lines = chat.filter((line) => line.team === team);
  if (delayedFor === null) return lines.length;
  const moment = 128 * delayedFor;
  const isTwin = (line: Line) => (line.seat === null) === (seat === null) && Math.floor(line.seq / 128) === delayedFor;
  return moment + 2 * lines.filter(isTwin).length + (seat === null ? 0 : 1);
}
