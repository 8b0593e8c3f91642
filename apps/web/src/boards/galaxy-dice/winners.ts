import type { RowId } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry } from '../../kit/net/types.ts';

/** Entries by which a completed row pays (GD-5.36); the second where points are hidden. */
const PAID: ReadonlySet<string> = new Set(['log.row', 'log.rowDone']);

/** Seats that completed rows, by row; without those whose entry is older than the log at hand. */
export function winnersOf(log: readonly LogEntry[]): ReadonlyMap<RowId, string> {
  return new Map(
    log.flatMap(({ key, at, params }) => {
      const seat = params?.seat;
      if (!PAID.has(key) || !at?.startsWith('row:') || typeof seat !== 'object') return [];
      return [[at.slice('row:'.length) as RowId, seat.key.replace('seat.', '')] as const];
    }),
  );
}
