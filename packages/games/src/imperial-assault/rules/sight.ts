import type { SightLines, SpaceId } from '../../engine/grid/index.ts';
import type { State } from '../state.ts';
import { keywordOf, spacesOfPiece } from './board.ts';
import { opaqueBeside, opaqueNow, positionOf, type Standing } from './position.ts';

const NOTHING = new Uint32Array(0);

/** Cells of figures that block sight between two pieces, besides both ends (IA-8.3, IA-8.6, IA-8.15, IA-8.17). */
function opaqueTo(g: State, one: string, other: string, target: Standing | undefined): Uint32Array {
  const isMassive = (id: string) => g.figures[id] !== undefined && keywordOf(g, id, 'massive') > 0;
  if (isMassive(one) || isMassive(other)) return NOTHING;
  const position = positionOf(g);
  return target && target.cells.length > 1 ? opaqueBeside(position, target) : opaqueNow(position);
}

/** More than any match has. */
const MOST_FIGURES = 256;
const MOST_CELLS = 4096;

/** The lines along which a piece sees a space of another, or null (IA-8.1, IA-8.10). */
export function sightLines(
  g: State,
  from: string,
  to: string,
  spaces: readonly SpaceId[],
  ignoresFigures = false,
): SightLines | null {
  const { grid, standing, sights } = positionOf(g);
  const [viewer, target] = [standing.get(from), standing.get(to)];
  const ends = spaces.map((space) => grid.cell(space));
  const starts = viewer?.cells ?? spacesOfPiece(g, from).map((space) => grid.cell(space));
  const look = () => grid.look(starts, ends, ignoresFigures ? NOTHING : opaqueTo(g, from, to, target));
  if (!viewer || !target || ends.length !== 1) return look();
  const pair = viewer.number * MOST_FIGURES + target.number;
  const key = (pair * MOST_CELLS + (ends[0] ?? 0)) * 2 + Number(ignoresFigures);
  const known = sights.get(key);
  if (known !== undefined) return known;
  const lines = look();
  sights.set(key, lines);
  return lines;
}

/** Whether a piece sees another: into one of its spaces, and through none of them that is blocking terrain (IA-8.6). */
export function canSee(g: State, from: string, to: string): boolean {
  return spacesOfPiece(g, to).some((space) => sightLines(g, from, to, [space]) !== null);
}
