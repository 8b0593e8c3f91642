import { type MapInfo, type SpaceId, spaceId } from '@echo-base/games/imperial-assault/client';
import { memo } from 'react';
import * as css from './ground.module.css';
import {
  borderPath,
  CELL,
  centreOf,
  columnsOf,
  cornerAt,
  groundAt,
  MARGIN,
  originOf,
  outlineOf,
  sizeOf,
  spacesIn,
  squarePath,
} from './layout.ts';

/** Drifts of the ground outdoors, in a tile of 224 by 224. */
const DRIFTS = [
  'M0 40C40 10 90 70 140 44S200 20 224 40V92C180 110 150 70 96 92S30 84 0 96Z',
  'M0 132C60 112 96 168 150 146S206 128 224 138V190C170 206 140 176 88 192S24 180 0 190Z',
];
const SHINE = ['M0 66C50 40 96 88 146 66S204 50 224 66', 'M0 160C52 140 100 190 152 166S206 152 224 160'];

/** Jungle and sand are drawn alike, in other colours. */
const JUNGLE: ReadonlySet<string> = new Set(['massassi-ruins']);

function Patterns({ id }: { id: string }) {
  const half = CELL / 2;
  const { x, y } = MARGIN;
  return (
    <defs>
      <pattern id={`${id}-tiles`} width={half} height={half} patternUnits="userSpaceOnUse" x={x} y={y}>
        <rect width={half} height={half} className={css.tile} />
        <path d={`M0 0H${half}M0 0V${half}`} className={css.joint} />
      </pattern>
      <pattern id={`${id}-drifts`} width="224" height="224" patternUnits="userSpaceOnUse" x={x} y={y}>
        <rect width="224" height="224" className={css.soil} />
        <path d={DRIFTS[0]} className={css.drift} />
        <path d={DRIFTS[1]} className={css.driftTwo} />
        <path d={SHINE.join('')} className={css.shine} />
      </pattern>
      <pattern id={`${id}-dots`} width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.1" className={css.dot} />
        <circle cx="6" cy="6" r="1.1" className={css.dot} />
      </pattern>
    </defs>
  );
}

function Crate({ space }: { space: SpaceId }) {
  const { x, y } = originOf(space);
  const [near, far] = [11, CELL - 11];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="4" y="4" width={CELL - 8} height={CELL - 8} rx="5" className={css.crate} />
      <path d={`M${near} ${near}L${far} ${far}M${far} ${near}L${near} ${far}`} className={css.plank} />
      <rect x={near} y={near} width={far - near} height={far - near} rx="2" className={css.plank} />
    </g>
  );
}

/** The parts of a map that never change. */
export const Ground = memo(function Ground({ map }: { map: MapInfo }) {
  const { width, height } = sizeOf(map);
  const spaces = spacesIn(map);
  const outdoors = new Set<SpaceId>(map.exterior);
  const of = (ground: string) =>
    spaces.filter((space) => groundAt(map, space.charCodeAt(0) - 97, Number(space.slice(1)) - 1) === ground);
  const floor = spaces.filter((space) => !outdoors.has(space)).map(squarePath);
  return (
    <svg
      aria-hidden="true"
      className={css.ground}
      width={width}
      height={height}
      data-kind={JUNGLE.has(map.id) ? 'jungle' : 'sand'}
    >
      <Patterns id={map.id} />
      <path d={spaces.map(squarePath).join('')} fill={`url(#${map.id}-drifts)`} />
      <path d={floor.join('')} fill={`url(#${map.id}-tiles)`} />
      <path d={of('D').map(squarePath).join('')} fill={`url(#${map.id}-dots)`} className={css.difficult} />
      <path d={of('I').map(squarePath).join('')} className={css.impassable} />
      <path d={spaces.map(squarePath).join('')} className={css.grid} />
      {of('B').map((space) => (
        <Crate key={space} space={space} />
      ))}
      <Borders map={map} />
      <Letters map={map} />
    </svg>
  );
});

/** Walls in bone, impassable edges dashed, the edge of the map as a wall. */
function Borders({ map }: { map: MapInfo }) {
  const walls = [outlineOf(spacesIn(map)), ...map.walls.map(borderPath)].join('');
  const barriers = map.blockingEdges.map(borderPath).join('');
  const fences = map.impassableEdges.map(borderPath).join('');
  return (
    <>
      <path d={walls + barriers} className={css.casing} />
      <path d={walls} className={css.wall} />
      <path d={barriers} className={css.barrier} />
      <path d={fences} className={css.fenceCasing} />
      <path d={fences} className={css.fence} />
    </>
  );
}

/** Letters of the columns and numbers of the rows. */
function Letters({ map }: { map: MapInfo }) {
  const columns = Array.from({ length: columnsOf(map) }, (_one, column) => spaceId(column, 0).replace(/\d/, ''));
  const rows = map.grid.map((_line, index) => index + 1);
  const { height } = sizeOf(map);
  return (
    <g className={css.letters}>
      {columns.map((letter, column) => (
        <text key={letter} x={cornerAt(column, 0).x + CELL / 2} y={height - 10}>
          {letter}
        </text>
      ))}
      {rows.map((row) => (
        <text key={row} x={16} y={centreOf(spaceId(0, row - 1)).y + 5}>
          {row}
        </text>
      ))}
    </g>
  );
}
