import { type Glance, lastTold, type Spot } from '../engine/glance.ts';
import { type HexId, offsetOf } from '../engine/hex/index.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { text } from '../engine/text.ts';
import type { View } from './client.ts';
import { GRID } from './data/board.ts';

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

function spotOf(hex: string): Spot {
  const { col, row } = offsetOf(hex as HexId);
  return [col, row];
}

/** The place on the field that an entry points at. */
function markOf(at: string | undefined): Spot | undefined {
  return at?.startsWith('hex:') ? spotOf(at.slice(4)) : undefined;
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
  const { last, at } = lastTold(log, TELLING);
  const mark = markOf(at);
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
      ...(mark && { mark }),
    },
  };
}
