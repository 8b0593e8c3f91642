import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { Mark, Piece, type Shown, Sketch } from '../kit/sketch.tsx';

/** Edge of a space. */
const EDGE = 10;

const FLOOR: Readonly<Record<string, string>> = { '.': '#5a4d3c', D: '#4b4234', I: '#38454c', B: '#2b3337' };

/** The spaces that the picture shows: those around the figures, at least this many each way. */
const LEAST = 12;

function rangeOf(places: readonly number[], most: number): readonly [from: number, size: number] {
  if (places.length === 0) return [0, most];
  const [low, high] = [Math.min(...places) - 1, Math.max(...places) + 2];
  const size = Math.min(most, Math.max(LEAST, high - low));
  return [Math.max(0, Math.min(most - size, Math.round((low + high - size) / 2))), size];
}

/** The part of the map where the figures are. */
export function Picture({ glance: { sketch } }: Shown) {
  const { rows, pieces, mark } = sketch;
  const [left, width] = rangeOf(
    pieces.map(([column]) => column),
    Math.max(...rows.map((line) => line.length)),
  );
  const [top, height] = rangeOf(
    pieces.map(([, row]) => row),
    rows.length,
  );
  return (
    <Sketch width={width * EDGE} height={height * EDGE}>
      <g transform={`translate(${-left * EDGE} ${-top * EDGE})`}>
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
        {pieces.map(([column, row, look, size]) => {
          const [columns = 1, lines = 1] = size.split('x').map(Number);
          const [x, y] = [(column + columns / 2) * EDGE, (row + lines / 2) * EDGE];
          const r = (Math.min(columns, lines) * EDGE) / 2 - 1.4;
          return <Piece key={`${x} ${y}`} look={look as SeatLook} x={x} y={y} r={r} />;
        })}
        {mark && <Mark x={(mark[0] + 0.5) * EDGE} y={(mark[1] + 0.5) * EDGE} r={EDGE * 0.8} />}
      </g>
    </Sketch>
  );
}
