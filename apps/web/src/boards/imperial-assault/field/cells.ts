import { placeOf, type SpaceId, spacesOf, type View } from '@echo-base/games/imperial-assault/client';
import { useMemo, useState } from 'react';
import { openChipsOf } from '../../../match/chips.ts';
import { piecesOf, shownOptions, type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option, Refusal, Text } from '../../../net/types.ts';
import { sharedByKey } from '../../../ui/shared.ts';
import { useScene } from '../scene.tsx';

/** A space in the question: what a press on it would do, for the space or for what stands on it. */
export interface Cell {
  /** `piece`: a press chooses the figure that is placed or moved; `target`: a press answers. */
  readonly role: 'none' | 'piece' | 'target';
  readonly state: 'none' | 'legal' | 'refused';
  readonly isSelected: boolean;
  readonly isLit: boolean;
  /** Number of its chip from 1; null without one. */
  readonly number: number | null;
  /** Keys of its legal options, or the id of its piece. With several the player chooses. */
  readonly keys: readonly string[];
  /** Consequence of the first of them. */
  readonly detail: Text | null;
  readonly refused: Refusal | null;
  /** Ids of pieces and targets in the question that are here. */
  readonly names: readonly string[];
}

export type Cells = ReadonlyMap<SpaceId, Cell>;

export const NO_CELL: Cell = {
  role: 'none',
  state: 'none',
  isSelected: false,
  isLit: false,
  number: null,
  keys: [],
  detail: null,
  refused: null,
  names: [],
};

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

const isOpen = ({ refused }: Option): boolean => refused === undefined;

function numbersOf(targets: Targets): ReadonlyMap<string, number> {
  const keys = openChipsOf(targets).map((chip) => ('piece' in chip ? chip.piece : chip.option.key));
  return new Map(keys.map((key, index) => [key, index + 1]));
}

function targetCell(targets: Targets, numbers: ReadonlyMap<string, number>, here: readonly Option[]): Cell {
  const { picked, hovered, ready } = targets;
  const open = here.filter(isOpen);
  const [first] = open;
  return {
    role: 'target',
    state: first ? 'legal' : 'refused',
    isSelected: here.some(({ key }) => picked.includes(key) || ready?.option.key === key),
    isLit: here.some(({ key }) => key === hovered),
    number: first ? (numbers.get(first.key) ?? null) : null,
    keys: open.map(({ key }) => key),
    detail: first?.noEffect ?? first?.detail ?? null,
    refused: first ? null : (here[0]?.refused ?? null),
    names: here.flatMap(({ at }) => at ?? []),
  };
}

function pieceCell(
  targets: Targets,
  numbers: ReadonlyMap<string, number>,
  id: string,
  options: readonly Option[],
): Cell {
  const isUsable = options.some(isOpen);
  return {
    ...NO_CELL,
    role: 'piece',
    state: isUsable ? 'legal' : 'refused',
    isSelected: targets.piece === id,
    isLit: targets.hovered === id,
    number: numbers.get(id) ?? null,
    keys: [id],
    refused: isUsable ? null : (options[0]?.refused ?? null),
    names: [id],
  };
}

/** The piece whose places are shown: the chosen one, or the only one. */
export function actingPiece({ decision, piece }: Pick<Targets, 'decision' | 'piece'>): string | null {
  if (piece !== null) return piece;
  const [only, ...others] = piecesOf(decision).keys();
  return only !== undefined && others.length === 0 ? only : null;
}

function cellsOf(targets: Targets, names: ReadonlyMap<string, readonly SpaceId[]>): Cells {
  const { decision } = targets;
  if (!decision) return new Map();
  const numbers = numbersOf(targets);
  const cells = new Map<SpaceId, Cell>();
  for (const [id, options] of piecesOf(decision))
    for (const space of names.get(id) ?? []) cells.set(space, pieceCell(targets, numbers, id, options));
  const acting = actingPiece(targets);
  const shown = shownOptions({ decision, piece: acting });
  const bySpace = new Map<SpaceId, Option[]>();
  for (const option of acting === null ? shown : [...shown, ...shownOptions({ decision, piece: null })])
    for (const space of spacesOfOption(names, option)) bySpace.set(space, [...(bySpace.get(space) ?? []), option]);
  for (const [space, here] of bySpace) cells.set(space, targetCell(targets, numbers, here));
  return cells;
}

/** The spaces of the question; a cell stays the same object until it changes. */
export function useCells(): Cells {
  const targets = useTargets();
  const { view, map } = useScene();
  const [known] = useState(() => new Map<SpaceId, Cell>());
  const names = useMemo(() => spacesByName(view, map), [view, map]);
  return useMemo(() => sharedByKey(known, cellsOf(targets, names)), [known, targets, names]);
}
