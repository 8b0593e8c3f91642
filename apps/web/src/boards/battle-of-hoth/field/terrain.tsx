import type { TerrainId } from '@echo-base/games/battle-of-hoth/client';
import * as css from './terrain.module.css';
import { TERRAIN_ART, TERRAIN_SIGNS } from './terrain-art.ts';

/** Terrain of a hex, around the centre of a larger drawing. */
export function TerrainG({ type }: { type: TerrainId }) {
  return TERRAIN_ART[type].map(({ d, fill, line, width, opacity }) => (
    <path
      key={d}
      d={d}
      fill={fill ?? 'none'}
      stroke={line}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeLinecap="round"
    />
  ));
}

/** White pill with the sign of the terrain a unit stands in. */
export function TerrainPill({ type, y }: { type: TerrainId; y: number }) {
  const { d, isLine } = TERRAIN_SIGNS[type];
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className={css.pill} x="-19" y="-9" width="38" height="17" rx="8.500" />
      <path className={isLine ? css.lineSign : css.sign} d={d} transform="scale(.86)" />
    </g>
  );
}
