import { type PictureProps, type PlacedProps, ShapeG, ShapePicture } from './marks.tsx';
import { GROUND } from './shapes/ground.ts';
import { PEOPLE } from './shapes/people.ts';
import { SHIPS } from './shapes/ships.ts';
import { TROOPS } from './shapes/troops.ts';

const SILHOUETTES = { ...SHIPS, ...GROUND, ...TROOPS, ...PEOPLE };

export type SilhouetteId = keyof typeof SILHOUETTES;

export const SILHOUETTE_IDS = Object.keys(SILHOUETTES) as SilhouetteId[];

/** A unit or person. First pages use `ShapePicture` with the shapes they need instead: this one brings all. */
export function Silhouette({ id, ...props }: PictureProps & { id: SilhouetteId }) {
  return <ShapePicture shape={SILHOUETTES[id]} {...props} />;
}

/** The same inside a larger SVG. */
export function SilhouetteG({ id, ...placed }: PlacedProps<SilhouetteId>) {
  return <ShapeG shape={SILHOUETTES[id]} {...placed} />;
}
