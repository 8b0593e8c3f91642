import { hexPoints } from '../../kit/ui/geometry.ts';
import { ShapeG } from '../../kit/ui/marks.tsx';
import { type PlanetId, planetUrl } from '../../kit/ui/planet.tsx';
import { FIRST_SHIPS } from '../../kit/ui/shapes/first.ts';
import { HEIGHT, Sky, WIDTH } from '../kit/sky.tsx';
import * as css from './art.module.css';

interface World {
  readonly planet: PlanetId;
  readonly x: number;
  readonly y: number;
  readonly side?: 'rebel' | 'imperial';
}

/** A few worlds of a galaxy: decoration, not the map of the game. */
const WORLDS = {
  west: { planet: 'tatooine', x: 6, y: 128 },
  north: { planet: 'endor', x: 44, y: 46 },
  top: { planet: 'yavin4', x: 108, y: 24, side: 'rebel' },
  east: { planet: 'hoth', x: 152, y: 37, side: 'imperial' },
  corner: { planet: 'tatooine', x: 222, y: 20 },
  centre: { planet: 'dagobah-bespin', x: 113, y: 103 },
  left: { planet: 'hoth', x: 54, y: 110, side: 'rebel' },
  right: { planet: 'endor', x: 186, y: 78, side: 'rebel' },
  core: { planet: 'yavin4', x: 124, y: 156, side: 'imperial' },
  dune: { planet: 'tatooine', x: 187, y: 146, side: 'rebel' },
  south: { planet: 'hoth', x: 108, y: 199, side: 'imperial' },
  low: { planet: 'dagobah-bespin', x: 168, y: 196, side: 'imperial' },
} as const satisfies Readonly<Record<string, World>>;
type WorldId = keyof typeof WORLDS;

const LANES: readonly (readonly [WorldId, WorldId])[] = [
  ['north', 'top'],
  ['north', 'left'],
  ['north', 'centre'],
  ['top', 'east'],
  ['top', 'centre'],
  ['east', 'corner'],
  ['east', 'right'],
  ['corner', 'right'],
  ['west', 'left'],
  ['left', 'centre'],
  ['centre', 'right'],
  ['centre', 'core'],
  ['left', 'core'],
  ['right', 'dune'],
  ['core', 'dune'],
  ['core', 'south'],
  ['dune', 'low'],
  ['south', 'low'],
  ['west', 'south'],
];

const RADIUS = 11;
const WAYS = LANES.map(([a, b]) => `M${WORLDS[a].x} ${WORLDS[a].y}L${WORLDS[b].x} ${WORLDS[b].y}`).join('');
const RANGES = Array.from({ length: 8 }, (_one, index) => ({ r: (index + 1) * 44, opacity: 0.28 - index * 0.025 }));

/** A disc in the ring of its side. */
function WorldG({ planet, x, y, side }: World) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={css.ground} r={RADIUS + 3} />
      <image href={planetUrl(planet, 0)} x={-RADIUS} y={-RADIUS} width={RADIUS * 2} height={RADIUS * 2} />
      {side === 'rebel' && <circle className={css.ring} data-side={side} r={RADIUS + 5} />}
      {side === 'imperial' && <polygon className={css.ring} data-side={side} points={hexPoints(0, 0, RADIUS + 6)} />}
    </g>
  );
}

/** A galaxy between two sides, and a Star Destroyer that searches it. */
export function Art() {
  return (
    <>
      <Sky />
      {RANGES.map(({ r, opacity }) => (
        <circle key={r} className={css.range} cx={WIDTH / 2} cy={HEIGHT * 1.15} r={r} strokeOpacity={opacity} />
      ))}
      <path className={css.lanes} d={WAYS} />
      {Object.entries(WORLDS).map(([id, world]) => (
        <WorldG key={id} {...world} />
      ))}
      <g className={css.ship}>
        <ShapeG shape={FIRST_SHIPS['star-destroyer']} cx={46} cy={180} width={58} />
      </g>
    </>
  );
}
