import { type MapInfo, type Mission, mapInfo, missionOf } from '@echo-base/games/imperial-assault/client';
import { memo } from 'react';
import { borderPath, CELL, centreOf, groundAt, outlineOf, sizeOf, spacesIn, squarePath } from '../field/layout.ts';
import * as css from './map.module.css';

const spacesOfGround = (map: MapInfo, ground: string) =>
  spacesIn(map).filter((space) => groundAt(map, space.charCodeAt(0) - 97, Number(space.slice(1)) - 1) === ground);

/** A small map of a mission: floor, walls, doors, deployment zones and tokens. */
export const MapThumb = memo(function MapThumb({ mission, label }: { mission: string; label: string }) {
  const of = missionOf(mission);
  const map = mapInfo(of.map);
  const { width, height } = sizeOf(map);
  return (
    <svg data-drawing="" role="img" aria-label={label} className={css.map} viewBox={`0 0 ${width} ${height}`}>
      <path className={css.floor} d={spacesIn(map).map(squarePath).join('')} />
      <path className={css.outdoors} d={map.exterior.map(squarePath).join('')} />
      <path className={css.red} d={map.red.map(squarePath).join('')} />
      <path className={css.blue} d={map.blue.map(squarePath).join('')} />
      <path className={css.crate} d={spacesOfGround(map, 'B').map(squarePath).join('')} />
      <path className={css.wall} d={[outlineOf(spacesIn(map)), ...map.walls.map(borderPath)].join('')} />
      <path className={css.door} d={map.doors.flatMap(({ edges }) => edges.map(borderPath)).join('')} />
      <Marks map={map} mission={of} />
    </svg>
  );
});

/** Terminals as squares, tokens as discs. */
function Marks({ map, mission }: { map: MapInfo; mission: Mission }) {
  const tokens = mission.tokens.flatMap(({ spaces }) => spaces);
  return (
    <g>
      {map.terminals.map((space) => {
        const { x, y } = centreOf(space);
        return (
          <rect
            key={space}
            className={css.terminal}
            x={x - CELL / 4}
            y={y - CELL / 4}
            width={CELL / 2}
            height={CELL / 2}
          />
        );
      })}
      {tokens.map((space) => {
        const { x, y } = centreOf(space);
        return <circle key={space} className={css.token} cx={x} cy={y} r={CELL / 3} />;
      })}
    </g>
  );
}
