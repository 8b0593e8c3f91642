import type { SightLines, SpaceId } from '../../engine/grid/index.ts';
import type { State } from '../state.ts';
import { gridNow, keywordOf, spacesOfFigure, spacesOfPiece } from './board.ts';

/** Spaces of figures that block sight between two pieces: those of all others (IA-8.3, IA-8.6, IA-8.15, IA-8.17). */
function opaqueBetween(g: State, one: string, other: string, ignoresFigures: boolean): SpaceId[] {
  const isMassive = (id: string) => g.figures[id] !== undefined && keywordOf(g, id, 'massive') > 0;
  if (ignoresFigures || isMassive(one) || isMassive(other)) return [];
  const opaque: SpaceId[] = [];
  for (const id in g.figures) {
    const figure = g.figures[id];
    if (figure && id !== one && id !== other) opaque.push(...spacesOfFigure(figure));
  }
  return opaque;
}

/** The lines along which a piece sees a space of another, or null (IA-8.1, IA-8.10). */
export function sightLines(
  g: State,
  from: string,
  to: string,
  spaces: readonly SpaceId[],
  ignoresFigures = false,
): SightLines | null {
  return gridNow(g).sight(spacesOfPiece(g, from), spaces, opaqueBetween(g, from, to, ignoresFigures));
}

/** Whether a piece sees another. */
export function canSee(g: State, from: string, to: string): boolean {
  return sightLines(g, from, to, spacesOfPiece(g, to)) !== null;
}
