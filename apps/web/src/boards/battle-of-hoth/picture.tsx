import { hexPoints } from '../../kit/ui/geometry.ts';
import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { ASPECT, beginOf, Mark, Piece, type Shown, Sketch } from '../kit/sketch.tsx';

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

/** The field with its terrain and units, cut at the sides away from the last act. */
export function Picture({ glance: { sketch } }: Shown) {
  const { rows, pieces, mark, from = [] } = sketch;
  const height = 2 * MARGIN + 26 + (rows.length - 1) * STEP;
  const width = height * ASPECT;
  const marked = mark ? [mark, ...from] : [];
  const left = beginOf(
    marked.map((spot) => centre(...spot).x),
    width,
    [-MARGIN, WIDTH + MARGIN],
  );
  const lookOf = (look: string): SeatLook => (look === 'empire' ? 'empire' : look === 'rebels' ? 'rebel' : 'none');
  return (
    <Sketch width={width} height={height} fit="slice">
      <rect width={width} height={height} fill={LINE} />
      <g transform={`translate(${-left} 0)`}>
        {rows.flatMap((line, row) =>
          [...line].map((sign, column) => {
            const { x, y } = centre(column, row);
            return (
              <polygon
                key={`${x} ${y}`}
                points={hexPoints(x, y, HALF * 1.1)}
                fill={GROUND[sign] ?? SNOW}
                stroke={LINE}
                strokeWidth="1"
              />
            );
          }),
        )}
        {pieces.map(([column, row, look, kind]) => {
          const { x, y } = centre(column, row);
          return <Piece key={`${column} ${row} ${kind}`} look={lookOf(look)} x={x} y={y} r={7} />;
        })}
        {mark && <Mark {...centre(...mark)} r={10.5} from={from.map((spot) => centre(...spot))} />}
      </g>
    </Sketch>
  );
}
