import type { LogEntry } from '../../../kit/net/types.ts';
import { seatIn } from '../log/turns.ts';

/** Points of a seat on a planet. */
export interface Won {
  readonly seat: string;
  /** Index of the planet in its order in the match. */
  readonly planet: number;
  readonly points: number;
}

/** Points that an entry gives (GD-5.36); 0 for none, and where points were hidden. */
function pointsIn({ key, params }: LogEntry): number {
  if (key === 'log.vpDice') return typeof params.vp === 'number' ? params.vp : 0;
  if (key !== 'log.row' || typeof params.reward !== 'object') return 0;
  const { vp } = params.reward.params ?? {};
  return typeof vp === 'number' ? vp : 0;
}

/** What each seat won, planet by planet. */
export function pointsOf(log: readonly LogEntry[]): readonly Won[] {
  const sums = new Map<string, Won>();
  let planet = 0;
  for (const entry of log) {
    if (entry.key === 'log.planet') planet += 1;
    const points = pointsIn(entry);
    if (points === 0) continue;
    const seat = seatIn(entry);
    const id = `${seat} ${planet}`;
    sums.set(id, { seat, planet, points: (sums.get(id)?.points ?? 0) + points });
  }
  return [...sums.values()];
}

/** The gain that gave the winner the lead for good, with the points of the winner and of the best other seat after it. */
interface Lead {
  readonly entry: LogEntry;
  readonly own: number;
  readonly other: number;
}

/** From where on the winner led in points; null if they never led by them, such as by allies. */
export function lastLead(log: readonly LogEntry[], winner: string): Lead | null {
  const totals = new Map<string, number>();
  let took: Lead | null = null;
  for (const entry of log) {
    const points = pointsIn(entry);
    if (points === 0) continue;
    const seat = seatIn(entry);
    totals.set(seat, (totals.get(seat) ?? 0) + points);
    const own = totals.get(winner) ?? 0;
    const other = Math.max(0, ...[...totals].flatMap(([one, sum]) => (one === winner ? [] : [sum])));
    if (own <= other) took = null;
    else took ??= { entry, own, other };
  }
  return took;
}
