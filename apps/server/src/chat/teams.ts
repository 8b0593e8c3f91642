import { type AnyTitle, sideOf, type Viewer } from '@echo-base/games/engine';
import { CHAT_AFTER_HOURS, type ChatAudience, type Said, type Text } from '@echo-base/protocol';
import { nameIn } from '../model/look-alikes.ts';
import { seatsOf, sidesOf, stillIn } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { NewChatRow, Player, StoredMatch } from '../storage/store.ts';

/** All teams of a title. */
export function teamsOf(title: AnyTitle): readonly string[] {
  return [...new Set(title.seats.flatMap(({ team }) => team ?? []))];
}

/** Seats of a match on this side that may read and write to their team, and see its plans: until the end not those that have left. */
export function seatsOnSide(title: AnyTitle, stored: StoredMatch, side: string): readonly string[] {
  const on = stored.seats.map(({ seat }) => seat).filter((seat) => sideOf(title, seat) === side);
  return stillIn(stored, on);
}

/**
 * Team that a message of this player may go to. Throws `not_started` before the start, as seats may change until then,
 * and `no_team` unless the player has seats in exactly one team, of several seats, in a title with talk among them.
 */
function writersTeam(title: AnyTitle, stored: StoredMatch, playerId: string): string {
  if (stored.match.status === 'waiting') throw new Refused('not_started');
  const [side, ...others] = sidesOf(title, stillIn(stored, seatsOf(stored, playerId)));
  const hasOneTeam = side !== undefined && others.length === 0;
  if (title.talksOpenly || !hasOneTeam || seatsOnSide(title, stored, side).length < 2) throw new Refused('no_team');
  return side;
}

/** Throws `chat_closed` after the end, except for its players during `CHAT_AFTER_HOURS`. */
function checkOpen({ match }: StoredMatch, seat: string | null, at: number): void {
  if (match.status !== 'finished') return;
  if (seat === null || at > (match.endedAt ?? 0) + CHAT_AFTER_HOURS * 3_600_000) throw new Refused('chat_closed');
}

/** What a player writes, or with empty text says by key. */
export interface Line {
  readonly text: string;
  readonly audience?: ChatAudience;
  readonly notice?: Text;
}

/** Message to store. Throws `chat_closed`, or `not_started` or `no_team` if it cannot go to the team. */
export function newLine(title: AnyTitle, stored: StoredMatch, player: Player, line: Line, at: number): NewChatRow {
  const playerId = player.id;
  const name = nameIn(stored, player);
  const [seat = null] = seatsOf(stored, playerId);
  checkOpen(stored, seat, at);
  const team = line.audience === 'team' ? { team: writersTeam(title, stored, playerId) } : {};
  return { playerId, name, seat, text: line.text, ...(line.notice && { notice: line.notice }), at, ...team };
}

/** Viewers that are sent a message: with, only or without spectators; of a message to a team its seats only. */
export function readersOf(
  title: AnyTitle,
  stored: StoredMatch,
  { team }: Said,
  spectators: 'too' | 'only' | 'later',
): readonly Viewer[] {
  if (team !== undefined) return seatsOnSide(title, stored, team);
  const seats = spectators === 'only' ? [] : stored.seats.map(({ seat }) => seat);
  return spectators === 'later' ? seats : [...seats, 'spectator'];
}
