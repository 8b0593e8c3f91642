import { timingSafeEqual } from 'node:crypto';
import type { Viewer } from '@echo-base/games/engine';
import { checkNotKicked, seatsOf } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { Player, StoredMatch } from '../storage/store.ts';

/** Whether this is the code that lets people in. */
export function isInvited({ match }: StoredMatch, inviteCode: string | undefined): boolean {
  const given = Buffer.from(inviteCode ?? '');
  const right = Buffer.from(match.inviteCode);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Throws `kicked`, or `private_match` unless this player, or whoever has the code, may know of the match. */
export function checkVisible(stored: StoredMatch, player: Player | null, inviteCode?: string): void {
  checkNotKicked(stored, player);
  if (stored.match.visibility === 'public' || isInvited(stored, inviteCode)) return;
  if (!player || !stored.members.includes(player.id)) throw new Refused('private_match');
}

/**
 * As whom a session watches: its seats, or as a spectator where the match allows it. Before the start a table
 * without spectators may be watched, as nobody: its players still gather.
 */
export function viewersOf(stored: StoredMatch, player: Player | null): Viewer[] {
  checkNotKicked(stored, player);
  const seats = player ? seatsOf(stored, player.id) : [];
  if (seats.length > 0) return seats;
  if (stored.match.spectators !== 'closed') return ['spectator'];
  if (stored.match.status === 'waiting') return [];
  throw new Refused('spectators_closed');
}
