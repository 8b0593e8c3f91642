import { BASE_SPACE, type PlaceId, SYSTEM_IDS, SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';

/** Geometry of the map, in its own units: pixels at scale 1. The art script draws the regions with the same numbers. */

export const MAP = { width: 1120, height: 532 } as const;
/** Space around the map when all of it is shown. */
export const AROUND = 10;
/** Radius of a system's disc. */
export const DISC = 17;
/** The Rebel base space: a bay in the left edge of the map. */
export const BAY = { x: 12, y: 233, width: 104, height: 96 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Small offsets that separate names and plates of neighbours. */
const NUDGED: { readonly [id in SystemId]?: readonly [number, number] } = {
  dathomir: [-16, -4],
  alderaan: [16, -2],
  ilum: [-14, 0],
  coruscant: [-8, -4],
  corellia: [10, 0],
  dantooine: [-6, 0],
};

function placed(id: SystemId): Point {
  const { x, y } = SYSTEMS[id];
  const [dx, dy] = NUDGED[id] ?? [0, 0];
  return { x: Math.round(138 + (x - 80) * 1.078 + dx), y: Math.round(46 + (y - 45) * 0.845 + dy) };
}

const CENTRES = Object.fromEntries(SYSTEM_IDS.map((id) => [id, placed(id)])) as Record<SystemId, Point>;

/** The centre of a system's disc, or of the base space. */
export function centreOf(place: PlaceId): Point {
  if (place === BASE_SPACE) return { x: BAY.x + BAY.width / 2, y: BAY.y + BAY.height / 2 };
  return CENTRES[place];
}

export interface Lane {
  readonly ends: readonly [SystemId, SystemId];
  readonly from: Point;
  readonly to: Point;
}

/** Distance from the centre at which a lane starts: a little outside the ring. */
const OUTSIDE = DISC + 9;

function laneOf(a: SystemId, b: SystemId): Lane {
  const [p, q] = [centreOf(a), centreOf(b)];
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const [ux, uy] = [((q.x - p.x) / length) * OUTSIDE, ((q.y - p.y) / length) * OUTSIDE];
  return { ends: [a, b], from: { x: p.x + ux, y: p.y + uy }, to: { x: q.x - ux, y: q.y - uy } };
}

/** Lanes between adjacent systems, each once. Across an impassable border there is none. */
export const LANES: readonly Lane[] = SYSTEM_IDS.flatMap((a) =>
  SYSTEMS[a].adjacent.filter((b) => a < b).map((b) => laneOf(a, b)),
);
