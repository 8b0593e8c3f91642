import { Parts, type PlacedProps, ShapeG } from './marks.tsx';
import { GROUND } from './shapes/ground.ts';
import { PEOPLE } from './shapes/people.ts';
import { SHIPS } from './shapes/ships.ts';
import { TROOPS } from './shapes/troops.ts';

export const SILHOUETTES = { ...SHIPS, ...GROUND, ...TROOPS, ...PEOPLE };

export type SilhouetteId = keyof typeof SILHOUETTES;

export const SILHOUETTE_IDS = Object.keys(SILHOUETTES) as SilhouetteId[];

interface SilhouetteProps {
  id: SilhouetteId;
  /** Width in pixels; the height is three quarters of it. */
  size?: number | undefined;
  /** Drawn facing left. */
  flip?: boolean | undefined;
  className?: string | undefined;
}

/** A unit or person in the current colour; details are cut out in `--cut`, the colour of the background. */
export function Silhouette({ id, size = 32, flip = false, className }: SilhouetteProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size * 0.75}
      viewBox="0 0 64 48"
      style={flip ? { transform: 'scaleX(-1)' } : undefined}
    >
      <Parts shape={SILHOUETTES[id]} />
    </svg>
  );
}

/** The same inside a larger SVG. */
export function SilhouetteG({ id, ...placed }: PlacedProps<SilhouetteId>) {
  return <ShapeG shape={SILHOUETTES[id]} {...placed} />;
}
