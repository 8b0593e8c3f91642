import type { View } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import { looksOf } from '../looks.ts';
import { seatNamed, seatOf } from './named-place.ts';

/** Entries that are an act of their player, and not a consequence of the previous one. */
const ACTS: ReadonlySet<string> = new Set([
  'log.army',
  'log.zone',
  'log.deploys',
  'log.opensDoor',
  'log.deployed',
  'log.passes',
  'log.draws',
  'log.plays',
  'log.playsOn',
  'log.discards',
  'log.hunters',
  'log.points.mission',
]);
const FIGURE_ACTS: ReadonlySet<string> = new Set([
  'log.activates',
  'log.moves',
  'log.takesMove',
  'log.pushed',
  'log.placed',
  'log.shakesOff',
  'log.turnsColoured',
  'log.turnsGrey',
  'log.opens',
  'log.retrieves',
  'log.attacks',
  'log.uses',
]);

/** The seat whose act begins with an entry; null for consequences, and for entries of the match. */
function actorOf({ key, params }: LogEntry): string | null {
  if (FIGURE_ACTS.has(key)) return seatOf(params.attacker ?? params.figure);
  return ACTS.has(key) ? seatNamed(params.seat) : null;
}

/** The look of the army whose act begins with an entry. */
export function markOf(entry: LogEntry, view: View): SeatLook | null {
  const seat = actorOf(entry);
  return seat === null ? null : (looksOf(view).get(seat) ?? null);
}
