import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import { colourOf } from '../scene.ts';
import { numberIn, sideIn, sideOfUnit } from './entries.ts';

/** Headings with turn and side before the first entry of each turn, and before each further battle of a campaign. */
export function headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text> {
  const found = new Map<number, Text>();
  for (const entry of entries) {
    const side = sideIn(entry);
    if (entry.key === 'log.turn' && side) {
      const params = { n: numberIn(entry, 'n'), side: { key: `side.${side}` } };
      found.set(entry.seq, { key: 'board.bh.log.turn', params });
    }
    if (entry.key === 'log.outcome') found.set(entry.seq, { key: 'board.bh.log.battleOver' });
  }
  return found;
}

/** Entries of a side that are an act, and not a consequence of the previous one. */
const ACTS: ReadonlySet<string> = new Set([
  'log.turn',
  'log.card',
  'log.orders',
  'log.discards',
  'log.leader',
  'log.arrives',
  'log.support',
  'log.takesBack',
  'log.bonus',
]);
const UNIT_ACTS: ReadonlySet<string> = new Set(['log.moved', 'log.attacks', 'log.retreated', 'log.held', 'log.left']);

/** The side whose act begins with an entry. */
export function markOf(entry: LogEntry): SeatLook | null {
  const side = ACTS.has(entry.key) ? sideIn(entry) : UNIT_ACTS.has(entry.key) ? sideOfUnit(entry) : null;
  return side && colourOf(side);
}
