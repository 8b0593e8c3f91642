import type { Glance, Sketch, Spot } from '../engine/glance.ts';
import { ASPECT, beginOf, group, type Look, mark, type Picture, piece, type Shape, shape } from '../engine/picture.ts';

/** Edge of a space. */
const EDGE = 10;

const FLOOR: Readonly<Record<string, string>> = { '.': '#5a4d3c', D: '#4b4234', I: '#38454c', B: '#2b3337' };

/** Spaces that the picture shows: more of them could not be made out. */
const ROWS = 9;
const COLUMNS = ROWS * ASPECT;
/** Part of a space beyond the edges of the map that the picture may show. */
const BEYOND = 0.5;

/** Where the picture begins on a side of the map: with what is marked in its middle, or all pieces. */
function beginAt(places: readonly number[], shown: number, length: number): number {
  const middles = places.map((place) => place + 0.5);
  return beginOf(middles, shown, [-BEYOND, length + BEYOND]) * EDGE;
}

type Figure = Sketch['pieces'][number];

/** Columns and rows that a piece covers. */
function sizeOf(figure: Figure | undefined): readonly [columns: number, rows: number] {
  const [columns = 1, rows = 1] = figure?.[3].split('x').map(Number) ?? [];
  return [columns, rows];
}

/** The middle of a base with its corner in this space, and the radius of its disc. */
function discOf([column, row]: Figure | Spot, [columns, rows]: readonly [number, number]) {
  const r = (Math.min(columns, rows) * EDGE) / 2 - 1.4;
  return { x: (column + columns / 2) * EDGE, y: (row + rows / 2) * EDGE, r };
}

/** The ring is around the piece that stands in the marked space, if there is one. */
function actOf({ mark: spot, from = [], pieces }: Sketch): Shape[] {
  if (!spot) return [];
  const size = sizeOf(pieces.find(([column, row]) => column === spot[0] && row === spot[1]));
  const { r, ...at } = discOf(spot, size);
  return mark({ ...at, r: r * 1.15 + 2.4, from: from.map((one) => discOf(one, size)) });
}

/** The part of the map where the last act was, or else where the figures are. */
export function picture({ sketch }: Glance): Picture {
  const { rows, pieces, mark: spot, from = [] } = sketch;
  const places = spot ? [spot, ...from] : pieces;
  const left = beginAt(
    places.map(([column]) => column),
    COLUMNS,
    Math.max(...rows.map((line) => line.length)),
  );
  const top = beginAt(
    places.map(([, row]) => row),
    ROWS,
    rows.length,
  );
  const spaces = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      const [x, y, fill] = [column * EDGE, row * EDGE, FLOOR[sign]];
      if (fill === undefined) return [];
      return shape('rect', { x, y, fill, width: EDGE, height: EDGE, stroke: '#3d342a', strokeWidth: '.6' });
    }),
  );
  const figures = pieces.map((one) => piece({ look: one[2] as Look, ...discOf(one, sizeOf(one)) }));
  const map = group(`translate(${-left} ${-top})`, [...spaces, ...figures, ...actOf(sketch)]);
  return { width: COLUMNS * EDGE, height: ROWS * EDGE, shapes: [map] };
}
