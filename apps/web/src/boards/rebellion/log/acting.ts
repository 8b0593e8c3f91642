import { LEADERS, type Side } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import { sideOfSeat } from '../scene.ts';
import { seatWithRole } from '../sides.ts';
import { leaderIn, nameIn, sideIn } from './entries.ts';
import { actingSide } from './headings.ts';

/** Entries of a side that answer a question without being the begin of an act in the log. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...['log.takenBack', 'log.placed', 'log.discarded', 'log.tacticDiscarded', 'log.drawnTactics'],
  ...['log.drawnActions', 'log.assignmentDone', 'log.gained'],
]);

/** The side that has done what an entry tells; null for a consequence. */
const doerOf = (entry: LogEntry): Side | null => actingSide(entry) ?? (ANSWERS.has(entry.key) ? sideIn(entry) : null);

/** The seat of this side whose act an entry is, where the side has several; null for an act of others that it follows from. */
const seatIn = ({ by }: LogEntry, side: Side): string | null => (by && sideOfSeat(by) === side ? by : null);

/** Entries of a side that follow from the act of any of its seats: a combat begins, its cards are drawn, the base is found. */
const OF_NO_SEAT: ReadonlySet<string> = new Set(['log.combat', 'log.drawnTactics', 'log.baseRevealed']);

/** The player whose act begins with an entry, in a team. */
export function actorOf(entry: LogEntry): Text | null {
  const side = OF_NO_SEAT.has(entry.key) ? null : doerOf(entry);
  const seat = side && seatIn(entry, side);
  return seat ? seatWithRole(seat) : null;
}

/** Whether a viewer plays this side, and in a team the seat that acted; in older records the role of the leader or of the entry. */
export function isOfViewer(viewer: string, side: Side, entry: LogEntry | undefined): boolean {
  const [own = '', role] = viewer.split('-');
  if (own !== side) return false;
  const seat = entry ? seatIn(entry, side) : null;
  if (seat !== null) return seat === viewer;
  const leader = entry ? leaderIn(entry) : null;
  const acting = (leader && LEADERS[leader].role) ?? (entry ? nameIn(entry, 'role', 'role') : null);
  return role === undefined || acting === null || acting === role;
}

/** Whether a viewer has done what an entry tells; null for a consequence, which is of the act before it. */
export function isActOf(viewer: string, entry: LogEntry): boolean | null {
  const side = doerOf(entry);
  return side && isOfViewer(viewer, side, entry);
}
