import type { Glance } from '../engine/glance.ts';
import { ASPECT, beginOf, group, mark, type Picture, piece, type Shape, shape, sky } from '../engine/picture.ts';

/** The part of the map that is seen: all of it would be too small to be made out. */
const HEIGHT = 545;
const WIDTH = HEIGHT * ASPECT;
/** Where the map lies. */
const MAP = { left: 30, right: 975, top: 0, bottom: 600 } as const;
const FIRST = 'A'.charCodeAt(0);

const WORLD = 28;
const RING = 40;

/** Grounds of worlds, in turn, so that they differ as they do on the map; and of destroyed ones. */
const GROUNDS = ['#4f7a5f', '#8b9aa1', '#8f6d4b', '#42707d', '#a3916a'] as const;
const GONE = '#262f33';

/** Lanes between systems, as pairs of letters. */
function lanesOf({ rows, pieces }: Glance['sketch']): Shape[] {
  const at = (letter: string) => pieces[letter.charCodeAt(0) - FIRST];
  return (rows[1]?.match(/../g) ?? []).flatMap((pair) => {
    const [one, other] = [at(pair.charAt(0)), at(pair.charAt(1))];
    if (!one || !other) return [];
    const way = { x1: one[0], y1: one[1], x2: other[0], y2: other[1] };
    return shape('line', { ...way, stroke: '#2f5560', strokeWidth: '6' });
  });
}

/** A system with the side that holds it, and where units are. */
function systemOf([x, y, look, units]: Glance['sketch']['pieces'][number], ground: string): Shape {
  const inside = [
    shape('circle', { cx: x, cy: y, r: WORLD, fill: ground }),
    ...(look === 'rebel' || look === 'empire' ? [piece({ look, x, y, r: RING, isOpen: true })] : []),
    ...(units.includes('r') ? [piece({ look: 'rebel', x: x + 34, y: y - 30, r: 15 })] : []),
    ...(units.includes('i') ? [piece({ look: 'empire', x: x - 34, y: y - 30, r: 15 })] : []),
  ];
  return { tag: 'g', attributes: {}, inside };
}

/** The galaxy where the last act was: lanes, systems with the side that holds them, and where units are. */
export function picture({ sketch }: Glance): Picture {
  const { rows, pieces, mark: spot, from = [] } = sketch;
  const [states = ''] = rows;
  const marked = spot ? [spot, ...from] : [];
  const left = beginOf(
    marked.map(([x]) => x),
    WIDTH,
    [MAP.left, MAP.right],
  );
  const top = beginOf(
    marked.map(([, y]) => y),
    HEIGHT,
    [MAP.top, MAP.bottom],
  );
  const systems = pieces.map((one, index) =>
    systemOf(one, states.charAt(index) === 'x' ? GONE : (GROUNDS[index % GROUNDS.length] ?? GONE)),
  );
  const points = from.map(([x, y]) => ({ x, y }));
  const act = spot ? mark({ x: spot[0], y: spot[1], r: RING + 18, from: points }) : [];
  const map = group(`translate(${-left} ${-top})`, [...lanesOf(sketch), ...systems, ...act]);
  return { width: WIDTH, height: HEIGHT, shapes: [group('scale(3)', sky()), map] };
}
