import { placeOf, type SpaceId, spacesOf, type View } from '@echo-base/games/imperial-assault/client';
import { useMemo, useState } from 'react';
import type { Option } from '../../../kit/net/types.ts';
import { sharedByKey } from '../../../kit/ui/shared.ts';
import { type Asked, piecesOf, shownOptions } from '../../../question/selection/offered.ts';
import type { Chosen } from '../../../question/selection/selection.ts';
import { pieceOf, type Target, targetOf } from '../../../question/selection/target.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';

/** A space in the question: what a press on it would do, for the space or for what stands on it. */
export interface Cell extends Target {
  /** `piece`: a press chooses the figure that is placed or moved; `target`: a press answers. */
  readonly role: 'none' | 'piece' | 'target';
}

export type Cells = ReadonlyMap<SpaceId, Cell>;

/** Spaces of everything that options point at, by its id. */
function spacesByName(view: View, zones: Readonly<Record<'red' | 'blue', readonly SpaceId[]>> | null) {
  const found = new Map<string, readonly SpaceId[]>();
  for (const { id, space, columns, rows } of view.figures) {
    const own = spacesOf({ space, columns, rows });
    found.set(`piece:${id}`, own).set(`figure:${id}`, own);
  }
  for (const { id, space } of view.tokens) if (space) found.set(`piece:${id}`, [space]);
  for (const { id } of view.groups) {
    const members = view.figures.filter(({ group }) => group === id);
    found.set(
      `group:${id}`,
      members.map(({ space }) => space),
    );
  }
  if (zones) found.set('zone:red', zones.red).set('zone:blue', zones.blue);
  return found;
}

/** The spaces an option points at: of a place its north-western one, of an attack the space that is attacked. */
function spacesOfOption(names: ReadonlyMap<string, readonly SpaceId[]>, { at = '', key }: Option): readonly SpaceId[] {
  if (at.startsWith('space:')) return [placeOf(at.slice('space:'.length)).space];
  const attacked = key.startsWith('attack:') ? (key.split(':').at(-1) as SpaceId) : null;
  const own = names.get(at) ?? [];
  return attacked && own.includes(attacked) ? [attacked] : own;
}

/** The piece whose places are shown: the chosen one, or the only one. */
function actingPiece({ decision, piece }: Asked): string | null {
  if (piece !== null) return piece;
  const [only, ...others] = piecesOf(decision).keys();
  return only !== undefined && others.length === 0 ? only : null;
}

function cellsOf(chosen: Chosen, names: ReadonlyMap<string, readonly SpaceId[]>): Cells {
  const { decision } = chosen;
  if (!decision) return new Map();
  const cells = new Map<SpaceId, Cell>();
  for (const [id, options] of piecesOf(decision))
    for (const space of names.get(id) ?? []) cells.set(space, { ...pieceOf(chosen, id, options), role: 'piece' });
  const acting = actingPiece(chosen);
  const shown = shownOptions({ decision, piece: acting });
  const bySpace = new Map<SpaceId, Option[]>();
  for (const option of acting === null ? shown : [...shown, ...shownOptions({ decision, piece: null })])
    for (const space of spacesOfOption(names, option)) bySpace.set(space, [...(bySpace.get(space) ?? []), option]);
  for (const [space, here] of bySpace) cells.set(space, { ...targetOf(chosen, here), role: 'target' });
  return cells;
}

/** The spaces of the question; a cell stays the same object until it changes. */
export function useCells(): Cells {
  const chosen = useChosen();
  const { view, map } = useScene();
  const [known] = useState(() => new Map<SpaceId, Cell>());
  const names = useMemo(() => spacesByName(view, map), [view, map]);
  return useMemo(() => sharedByKey(known, cellsOf(chosen, names)), [known, chosen, names]);
}
