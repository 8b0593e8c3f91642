import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { ASPECT, beginOf, Mark, Piece, type Shown, Sketch } from '../kit/sketch.tsx';

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

type Figure = Shown['glance']['sketch']['pieces'][number];

/** Columns and rows that a piece covers. */
function sizeOf(piece: Figure | undefined): readonly [columns: number, rows: number] {
  const [columns = 1, rows = 1] = piece?.[3].split('x').map(Number) ?? [];
  return [columns, rows];
}

/** The middle of a base with its corner in this space, and the radius of its disc. */
function discOf([column, row]: readonly [number, number, ...unknown[]], [columns, rows]: readonly [number, number]) {
  const r = (Math.min(columns, rows) * EDGE) / 2 - 1.4;
  return { x: (column + columns / 2) * EDGE, y: (row + rows / 2) * EDGE, r };
}

/** The ring is around the piece that stands in the marked space, if there is one. */
function Act({ mark, from = [], pieces }: Shown['glance']['sketch']) {
  if (!mark) return null;
  const size = sizeOf(pieces.find(([column, row]) => column === mark[0] && row === mark[1]));
  const { r, ...at } = discOf(mark, size);
  return <Mark {...at} r={r * 1.15 + 2.4} from={from.map((spot) => discOf(spot, size))} />;
}

/** The part of the map where the last act was, or else where the figures are. */
export function Picture({ glance: { sketch } }: Shown) {
  const { rows, pieces, mark, from = [] } = sketch;
  const places = mark ? [mark, ...from] : pieces;
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
  return (
    <Sketch width={COLUMNS * EDGE} height={ROWS * EDGE} fit="slice">
      <g transform={`translate(${-left} ${-top})`}>
        {rows.flatMap((line, row) =>
          [...line].flatMap((sign, column) => {
            const [x, y, fill] = [column * EDGE, row * EDGE, FLOOR[sign]];
            if (fill === undefined) return [];
            return (
              <rect
                key={`${x} ${y}`}
                {...{ x, y, fill }}
                width={EDGE}
                height={EDGE}
                stroke="#3d342a"
                strokeWidth=".6"
              />
            );
          }),
        )}
        {pieces.map((piece) => {
          const disc = discOf(piece, sizeOf(piece));
          return <Piece key={`${disc.x} ${disc.y}`} look={piece[2] as SeatLook} {...disc} />;
        })}
        <Act {...sketch} />
      </g>
    </Sketch>
  );
}
