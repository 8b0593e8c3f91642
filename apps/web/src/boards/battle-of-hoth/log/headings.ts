import type { Side } from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import { colourOf, sideOfSeat } from '../scene.ts';
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
const UNIT_ACTS: ReadonlySet<string> = new Set([
  'log.moved',
  'log.attacks',
  'log.retreated',
  'log.held',
  'log.left',
  'log.idle',
]);

/** The side whose act begins with an entry; null for a consequence. */
const actingSide = (entry: LogEntry): Side | null =>
  ACTS.has(entry.key) ? sideIn(entry) : UNIT_ACTS.has(entry.key) ? sideOfUnit(entry) : null;

/** The look of the side whose act begins with an entry. */
export function markOf(entry: LogEntry): SeatLook | null {
  const side = actingSide(entry);
  return side && colourOf(side);
}

/** Entries of a side that follow from the act of any seat: a turn begins, the leaders of all are shown, cards are drawn. */
const OF_NO_SEAT: ReadonlySet<string> = new Set(['log.turn', 'log.leader', 'log.bonus']);

/** The player of a pair whose act begins with an entry; a turn begins with the last act of another seat. */
export function actorOf(entry: LogEntry): Text | null {
  const { by, key } = entry;
  return by && !OF_NO_SEAT.has(key) && actingSide(entry) === sideOfSeat(by) ? { key: `seat.${by}` } : null;
}
