import { type Glance, lastTold } from '../engine/glance.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { text } from '../engine/text.ts';
import type { GalaxyView, RowView } from './client.ts';

/** Entries that tell of an act by themselves. */
const TELLING: ReadonlySet<string> = new Set([
  ...['log.rolled', 'log.rolledAgain', 'log.rebelHelps', 'log.allyHelps', 'log.allyHelpsAgain', 'log.newHope'],
  ...['log.row', 'log.rowDone', 'log.lordTaken', 'log.lordPassed', 'log.planet', 'log.vpDice', 'log.vpDiceWon'],
]);

/** The spaces of a row that nothing covers, by the first letter of their symbols. */
const lineOf = ({ spaces }: RowView) => spaces.map(({ symbol }) => symbol[0] ?? '').join('');

/** The rows of the planet with the markers on them, and the points that all may see. Its acts have no place that they come from: no arrow. */
export function glance(view: GalaxyView, log: readonly VisibleEntry[]): Glance {
  const { last } = lastTold(log, TELLING);
  const points = view.seats.flatMap(({ seat, vp }) => (vp === null ? [] : [[seat, vp] as const]));
  const scores = view.final?.map(({ seat, total }) => [seat, total] as const) ?? points;
  return {
    place: text(`planet.${view.planet}`),
    at: text('at.planet', { n: view.planetIndex + 1, of: view.planets.length }),
    ...(scores.length === view.seats.length && { scores: Object.fromEntries(scores) }),
    ...(last && { last }),
    sketch: {
      rows: view.rows.map(lineOf),
      pieces: view.rows.flatMap(({ spaces }, row) =>
        spaces.flatMap(({ coveredBy }, column) => (coveredBy ? [[column, row, coveredBy, 'marker'] as const] : [])),
      ),
    },
  };
}
