import { timingSafeEqual } from 'node:crypto';
import type { Viewer } from '@echo-base/games/engine';
import { checkNamed, checkNotKicked, seatsOf } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { Player, StoredMatch } from '../storage/store.ts';

/** Whether the invite code is right. */
export function isInvited({ match }: StoredMatch, inviteCode: string | undefined): boolean {
  const given = Buffer.from(inviteCode ?? '');
  const right = Buffer.from(match.inviteCode);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Access check: throws `kicked`, or `private_match` unless the player is a member or has the code. */
export function checkVisible(stored: StoredMatch, player: Player | null, inviteCode?: string): void {
  checkNotKicked(stored, player);
  if (stored.match.visibility === 'public' || isInvited(stored, inviteCode)) return;
  if (!player || !stored.members.includes(player.id)) throw new Refused('private_match');
}

/** Whether another person plays a seat of this player, who may watch until they take it back. */
function lentBy({ seats }: StoredMatch, player: Player | null): boolean {
  return player !== null && seats.some(({ owner }) => owner?.id === player.id);
}

/**
 * Viewers as whom a session watches: its seats, or `spectator` if the match allows it. Empty while a match without
 * spectators waits for players: it may be watched, but has no view yet.
 */
export function viewersOf(stored: StoredMatch, player: Player | null): Viewer[] {
  checkNotKicked(stored, player);
  checkNamed(stored, player);
  const seats = player ? seatsOf(stored, player.id) : [];
  if (seats.length > 0) return seats;
  if (stored.match.spectators !== 'closed' || lentBy(stored, player)) return ['spectator'];
  if (stored.match.status === 'waiting') return [];
  throw new Refused('spectators_closed');
}

/**
 * Access check of the record, the replay and forks: throws `spectators_closed`. A match without spectators stays its
 * players' own after the end; owners of the server may read it.
 */
export function checkReadable(stored: StoredMatch, player: Player | null): void {
  checkNamed(stored, player);
  if (stored.match.spectators !== 'closed' || player?.isOwner) return;
  if (!player || seatsOf(stored, player.id).length === 0) throw new Refused('spectators_closed');
}
