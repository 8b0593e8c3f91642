import { SYSTEM_IDS, SYSTEMS } from '@echo-base/games/rebellion/client';
import { contours } from 'd3-contour';
import { MAP, WIDE } from '../src/boards/rebellion/galaxy/layout.ts';
import { type Point, straighten } from './surface.ts';

/** Regions of the galaxy: united Voronoi cells of their systems, with a gap between neighbours and round corners. */

const STEP = 4;
/** How far a region keeps from its neighbours' border and from the rim of the map. */
const INSET = 3;
const RIM = 8;
const CORNER = 13;

const sites = SYSTEM_IDS.map((id) => ({ ...WIDE.centreOf(id), region: SYSTEMS[id].region }));
type Site = (typeof sites)[number];

const squared = (x: number, y: number, site: Site): number => (x - site.x) ** 2 + (y - site.y) ** 2;

/** Distance to the Voronoi cell of a site, 0 within: the farthest bisector that lies between. */
function toCell(x: number, y: number, site: Site): number {
  const own = squared(x, y, site);
  const bisectors = sites.map((other) =>
    other === site ? 0 : (own - squared(x, y, other)) / (2 * Math.hypot(other.x - site.x, other.y - site.y)),
  );
  return Math.max(...bisectors);
}

/** Distance to the rim of the map and to the base space, which no region covers. */
function toRim(x: number, y: number): number {
  const rim = Math.min(x - RIM, y - RIM, MAP.width - RIM - x, MAP.height - RIM - y);
  const { bay } = WIDE;
  const inBay = Math.max(x - bay.x - bay.width, y - bay.y - bay.height, bay.y - y) - RIM + INSET;
  return Math.min(rim, inBay);
}

/** How deep a point lies in a region; negative outside. */
function depth(x: number, y: number, region: number): number {
  const own = Math.min(...sites.filter((site) => site.region === region).map((site) => toCell(x, y, site)));
  if (own > 0) return -own;
  const others = sites.filter((site) => site.region !== region).map((site) => toCell(x, y, site));
  return Math.min(toRim(x, y), ...others);
}

/** A closed line through the points with its corners rounded. */
function rounded(points: readonly Point[]): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const towards = ([x, y]: Point, [tx, ty]: Point): string => {
    const length = Math.hypot(tx - x, ty - y) || 1;
    const step = Math.min(CORNER, length / 2) / length;
    return `${(x + (tx - x) * step).toFixed(1)} ${(y + (ty - y) * step).toFixed(1)}`;
  };
  const corners = points.map(([x, y], i) => {
    const corner = at(i);
    return `${i === 0 ? 'M' : 'L'}${towards(corner, at(i - 1))}Q${x.toFixed(1)} ${y.toFixed(1)} ${towards(corner, at(i + 1))}`;
  });
  return `${corners.join('')}Z`;
}

/** The outline of a region as an SVG path in units of the map. */
export function regionPath(region: number): string {
  const [columns, rows] = [MAP.width / STEP + 1, MAP.height / STEP + 1];
  const depths = Array.from({ length: columns * rows }, (_, k) =>
    depth((k % columns) * STEP, Math.floor(k / columns) * STEP, region),
  );
  const [outline] = contours().size([columns, rows]).thresholds([INSET])(depths);
  const rings = outline?.coordinates.flat() ?? [];
  return rings
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 0.5) * STEP, (y - 0.5) * STEP]))
    .map((ring) => rounded(straighten(ring, 1.2).slice(0, -1)))
    .join('');
}
