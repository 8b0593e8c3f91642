import { type Glance, lastTold, type Spot, type Track } from '../engine/glance.ts';
import { type HexId, offsetOf } from '../engine/hex/index.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { text } from '../engine/text.ts';
import type { View } from './client.ts';
import { GRID } from './data/board.ts';
import { hexName } from './data/names.ts';
import { placedIn } from './log-parts.ts';

/** Entries that tell of an act by themselves. */
const TELLING: ReadonlySet<string> = new Set([
  ...[
    'log.turn',
    'log.card',
    'log.orders',
    'log.moved',
    'log.attacks',
    'log.eliminated',
    'log.destroyed',
    'log.objective',
  ],
  ...['log.retreated', 'log.held', 'log.losesRetreating', 'log.fired', 'log.left', 'log.arrives', 'log.carries'],
  ...['log.healed', 'log.support', 'log.battle-conceded'],
]);

/** Of them those that lead from the hex of a unit to another one. */
const LEADING: ReadonlySet<string> = new Set(['log.moved', 'log.retreated', 'log.attacks']);

function spotOf(hex: string): Spot {
  const { col, row } = offsetOf(hex as HexId);
  return [col, row];
}

const HEXES: ReadonlyMap<string, HexId> = new Map(GRID.hexes.map((hex) => [hexName(hex), hex]));

/** The hex of a unit that an entry names. */
function hexOfUnit(entry: VisibleEntry): readonly Spot[] {
  const hex = HEXES.get(placedIn(entry, 'unit')?.hex ?? '');
  return hex === undefined ? [] : [spotOf(hex)];
}

/** Where a unit moved or retreated from, or attacked from: it is named with the hex it was in. */
function trackOf(entry: VisibleEntry): Track {
  const { key, at } = entry;
  const to = at?.startsWith('hex:') ? spotOf(at.slice(4)) : undefined;
  return { to, ...(LEADING.has(key) && { from: hexOfUnit(entry) }) };
}

/** A letter for each hex: that of its terrain, or a dot. */
function groundOf({ terrain }: View): string[] {
  const types = new Map(terrain.map(({ hex, type }) => [hex, type]));
  const rows: string[] = [];
  for (const hex of GRID.hexes) {
    const { row } = offsetOf(hex);
    rows[row] = `${rows[row] ?? ''}${types.get(hex)?.[0] ?? '.'}`;
  }
  return rows;
}

/** The field with its units, and the medals. */
export function glance(view: View, log: readonly VisibleEntry[]): Glance {
  const { last, marks } = lastTold(log, TELLING, trackOf);
  const medals = new Map(view.sides.map((side) => [side.side, side.medals]));
  return {
    place: text(view.campaign ? `option.campaign.${view.campaign.id}` : `option.scenario.${view.scenario}`),
    at: text('at.turn', { n: Math.max(1, ...view.sides.map(({ turns }) => turns)) }),
    scores: Object.fromEntries(view.seats.map(({ seat, side }) => [seat, medals.get(side) ?? 0])),
    ...(last && { last }),
    sketch: {
      rows: groundOf(view),
      pieces: [
        ...view.structures.map(({ hex, type }) => [...spotOf(hex), 'none', type] as const),
        ...view.units.map(({ hex, side, type }) => [...spotOf(hex), side, type] as const),
      ],
      ...marks,
    },
  };
}
