import type { Glance } from '../engine/glance.ts';
import { type Look, type Picture, piece, type Shape, shape } from '../engine/picture.ts';

const WIDTH = 120;
const HEIGHT = 104;

/** Looks of the seats `p1` to `p4`. */
const LOOKS: readonly Look[] = ['plain', 'bars', 'dots', 'ring'];

const lookOf = (seat: string): Look => LOOKS[Number(seat.slice(1)) - 1] ?? 'none';

/** The planet beside the rows, in its small drawing. */
function planetOf({ place }: Glance): Shape[] {
  const [, planet] = /^planet\.([\w-]+)$/.exec(place?.key ?? '') ?? [];
  if (planet === undefined) return [];
  const attributes = { x: '-70', y: '-22', width: '148', height: '148' };
  return [{ tag: 'image', attributes, art: `planets/${planet}-small.svg` }];
}

/** The planet with its rows: what is covered has the look of its player. */
export function picture(glance: Glance): Picture {
  const { rows, pieces } = glance.sketch;
  const most = Math.max(...rows.map((line) => line.length));
  const step = Math.min(19, (HEIGHT - 8) / rows.length, 84 / most);
  const left = WIDTH - most * step - 2;
  const top = (HEIGHT - rows.length * step) / 2;
  const covered = new Map(pieces.map(([column, row, seat]) => [`${column} ${row}`, seat]));
  const fields = rows.flatMap((line, row) =>
    [...line].map((_sign, column) => {
      const [x, y] = [left + (column + 0.5) * step, top + (row + 0.5) * step];
      const seat = covered.get(`${column} ${row}`);
      if (seat !== undefined) return piece({ look: lookOf(seat), x, y, r: step * 0.36 });
      const edge = step * 0.78;
      const box = { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge, rx: '3' };
      return shape('rect', { ...box, fill: '#12181b', stroke: '#70858e', strokeWidth: '1.2' });
    }),
  );
  const ground = shape('rect', { width: WIDTH, height: HEIGHT, fill: '#0d1417' });
  return { width: WIDTH, height: HEIGHT, shapes: [ground, ...planetOf(glance), ...fields] };
}
