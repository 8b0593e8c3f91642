import type { Glance } from '../engine/glance.ts';
import { ASPECT, beginOf, group, hexPoints, type Look, mark, type Picture, piece, shape } from '../engine/picture.ts';

/** Half the width of a hex, and the step from row to row. */
const HALF = 11;
const STEP = 19;
const MARGIN = 7;
const WIDTH = 20 * HALF + 2 * MARGIN;

/** Ground by the first letter of its terrain: ridges, rocks, ice towers, buildings, wrecks, trenches and crevasses. */
const GROUND: Readonly<Record<string, string>> = {
  r: '#5d7480',
  s: '#dfe9ea',
  b: '#46555c',
  w: '#46555c',
  t: '#7b8f99',
  c: '#33474f',
};
const SNOW = '#8fa6b0';
const LINE = '#6c8591';

const centre = (column: number, row: number) => ({
  x: MARGIN + HALF + column * 2 * HALF + (row % 2 === 1 ? HALF : 0),
  y: MARGIN + 13 + row * STEP,
});

const lookOf = (side: string): Look => (side === 'empire' ? 'empire' : side === 'rebels' ? 'rebel' : 'none');

/** The field with its terrain and units, cut at the sides away from the last act. */
export function picture({ sketch }: Glance): Picture {
  const { rows, pieces, mark: spot, from = [] } = sketch;
  const height = 2 * MARGIN + 26 + (rows.length - 1) * STEP;
  const width = height * ASPECT;
  const marked = spot ? [spot, ...from] : [];
  const left = beginOf(
    marked.map((one) => centre(...one).x),
    width,
    [-MARGIN, WIDTH + MARGIN],
  );
  const hexes = rows.flatMap((line, row) =>
    [...line].map((sign, column) => {
      const { x, y } = centre(column, row);
      const fill = GROUND[sign] ?? SNOW;
      return shape('polygon', { points: hexPoints(x, y, HALF * 1.1), fill, stroke: LINE, strokeWidth: '1' });
    }),
  );
  const units = pieces.map(([column, row, side]) => piece({ look: lookOf(side), ...centre(column, row), r: 7 }));
  const act = spot ? mark({ ...centre(...spot), r: 10.5, from: from.map((one) => centre(...one)) }) : [];
  const ground = shape('rect', { width, height, fill: LINE });
  return { width, height, shapes: [ground, group(`translate(${-left} 0)`, [...hexes, ...units, ...act])] };
}
