import { PLANET_IDS, planetUrl } from '../../kit/ui/planet.tsx';
import { Piece, type Shown, Sketch } from '../kit/sketch.tsx';

const WIDTH = 120;
const HEIGHT = 104;
/** Width of the planet in the picture, in pixels: its small drawing. */
const SMALL = 72;

/** The planet with its rows: what is covered has the look of its player. */
export function Picture({ glance: { place, sketch }, lookOf }: Shown) {
  const planet = PLANET_IDS.find((id) => place?.key === `planet.${id}`);
  const { rows, pieces } = sketch;
  const most = Math.max(...rows.map((line) => line.length));
  const step = Math.min(19, (HEIGHT - 8) / rows.length, 84 / most);
  const left = WIDTH - most * step - 2;
  const top = (HEIGHT - rows.length * step) / 2;
  const covered = new Map(pieces.map(([column, row, seat]) => [`${column} ${row}`, seat]));
  return (
    <Sketch width={WIDTH} height={HEIGHT} fit="slice">
      <rect width={WIDTH} height={HEIGHT} fill="#0d1417" />
      {planet && <image href={planetUrl(planet, SMALL)} x="-70" y="-22" width="148" height="148" />}
      {rows.flatMap((line, row) =>
        [...line].map((_sign, column) => {
          const [x, y] = [left + (column + 0.5) * step, top + (row + 0.5) * step];
          const seat = covered.get(`${column} ${row}`);
          if (seat !== undefined) return <Piece key={`${x} ${y}`} look={lookOf(seat)} x={x} y={y} r={step * 0.36} />;
          const edge = step * 0.78;
          return (
            <rect
              key={`${x} ${y}`}
              x={x - edge / 2}
              y={y - edge / 2}
              width={edge}
              height={edge}
              rx="3"
              fill="#12181b"
              stroke="#70858e"
              strokeWidth="1.2"
            />
          );
        }),
      )}
    </Sketch>
  );
}
