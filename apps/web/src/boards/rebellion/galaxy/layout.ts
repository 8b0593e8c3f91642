import { BASE_SPACE, type PlaceId, SYSTEM_IDS, SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';

/** Geometry of the map, in its own units: pixels at scale 1. The art script draws the regions with the numbers of the wide map. */

export const MAP = { width: 1120, height: 532 } as const;
/** Space around the map when all of it is shown. */
export const AROUND = 10;
/** Radius of a system's disc. */
export const DISC = 17;
/** The Rebel base space: a bay in the left edge of the map. */
const BAY = { x: 12, y: 233, width: 104, height: 96 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Lane {
  readonly ends: readonly [SystemId, SystemId];
  readonly from: Point;
  readonly to: Point;
}

/** Where everything is on the map. Discs, boxes and leaders have the same size in all layouts. */
export interface MapLayout {
  readonly id: 'wide' | 'upright';
  readonly size: { readonly width: number; readonly height: number };
  /** Scale of the places, and of the picture behind them, relative to the wide map. */
  readonly stretch: Point;
  /** Scale of names that all systems show, relative to those of the wide map. */
  readonly names: number;
  /** How much larger the reader wants all names. */
  readonly wanted?: number;
  /** The Rebel base space. */
  readonly bay: Box;
  /** Lanes between adjacent systems, each once. Across an impassable border there is none. */
  readonly lanes: readonly Lane[];
  /** The centre of a system's disc, or of the base space. */
  centreOf(place: PlaceId): Point;
}

type Offsets = { readonly [id in SystemId]?: readonly [number, number] };

/** Small offsets of systems that make room for the boxes of their units and of their neighbours (`box-sides.ts`). */
const WIDE_OFFSETS: Offsets = {
  felucia: [-16, -12],
  saleucami: [7, 0],
  yavin: [1, 0],
  kessel: [-3, 0],
  'nal-hutta': [2, 0],
  toydaria: [11, -1],
  bothawui: [0, -7],
  ryloth: [-1, 0],
  naboo: [0, -12],
  utapau: [2, 0],
  dagobah: [0, -2],
  sullust: [2, 0],
  mustafar: [11, -4],
  bespin: [1, 0],
  hoth: [-23, -12],
  corellia: [10, -2],
  'cato-neimoidia': [2, 0],
  coruscant: [-8, 0],
  alderaan: [8, -2],
  malastare: [1, 0],
  kashyyyk: [0, -11],
  dathomir: [-16, -5],
  'ord-mantell': [-2, 0],
  mygeeto: [0, 1],
  ilum: [-14, 1],
  dantooine: [-6, 0],
};

/** The same on a phone. */
const UPRIGHT_OFFSETS: Offsets = {
  felucia: [-3, 5],
  saleucami: [-24, -16],
  kessel: [-17, 0],
  'nal-hutta': [1, 0],
  toydaria: [1, 6],
  bothawui: [0, -13],
  tatooine: [1, 0],
  ryloth: [0, -2],
  utapau: [-1, 0],
  dagobah: [0, -5],
  sullust: [-18, 17],
  hoth: [-29, -11],
  corellia: [8, 0],
  'cato-neimoidia': [-15, 0],
  coruscant: [-7, -6],
  alderaan: [16, -3],
  malastare: [3, 0],
  kashyyyk: [-3, -11],
  mandalore: [0, 1],
  dathomir: [-21, -6],
  'ord-mantell': [-5, 1],
  mygeeto: [-1, 0],
  ilum: [-12, 0],
  dantooine: [-4, -3],
};

function placed(id: SystemId, stretch: Point, offsets: Offsets): Point {
  const { x, y } = SYSTEMS[id];
  const [dx, dy] = offsets[id] ?? [0, 0];
  return {
    x: Math.round((138 + (x - 80) * 1.078) * stretch.x + dx),
    y: Math.round((46 + (y - 45) * 0.845) * stretch.y + dy),
  };
}

/** Distance from the centre at which a lane starts: a little outside the ring. */
const OUTSIDE = DISC + 9;

function laneOf(a: SystemId, b: SystemId, p: Point, q: Point): Lane {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const [ux, uy] = [((q.x - p.x) / length) * OUTSIDE, ((q.y - p.y) / length) * OUTSIDE];
  return { ends: [a, b], from: { x: p.x + ux, y: p.y + uy }, to: { x: q.x - ux, y: q.y - uy } };
}

function layoutOf({ id, stretch, names }: Pick<MapLayout, 'id' | 'stretch' | 'names'>, offsets: Offsets): MapLayout {
  const scaled = ({ x, y }: Point) => ({ x: Math.round(x * stretch.x), y: Math.round(y * stretch.y) });
  const centres = Object.fromEntries(SYSTEM_IDS.map((one) => [one, placed(one, stretch, offsets)])) as Record<
    SystemId,
    Point
  >;
  const middle = scaled({ x: BAY.x + BAY.width / 2, y: BAY.y + BAY.height / 2 });
  const { width, height } = BAY;
  const end = scaled({ x: MAP.width, y: MAP.height });
  return {
    id,
    stretch,
    names,
    size: { width: end.x, height: end.y },
    bay: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    lanes: SYSTEM_IDS.flatMap((a) =>
      SYSTEMS[a].adjacent.filter((b) => a < b).map((b) => laneOf(a, b, centres[a], centres[b])),
    ),
    centreOf: (place) => (place === BASE_SPACE ? middle : centres[place]),
  };
}

/** The map as it is printed: wider than high. */
export const WIDE = layoutOf({ id: 'wide', stretch: { x: 1, y: 1 }, names: 1 }, WIDE_OFFSETS);

/** For a phone held upright: narrower and higher, with larger names. */
export const UPRIGHT = layoutOf({ id: 'upright', stretch: { x: 0.88, y: 1.5 }, names: 15 / 13 }, UPRIGHT_OFFSETS);
