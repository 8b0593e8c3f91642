import { GRID, type HexId, sectionsOf, type UnitView, type View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo, useState } from 'react';
import { openChipsOf } from '../../../match/chips.ts';
import { blockOf, isFull, kindsOf } from '../../../match/several.ts';
import { piecesOf, shownOptions, type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option, Refusal, Text } from '../../../net/types.ts';
import { sharedByKey } from '../../../ui/shared.ts';
import { useScene } from '../scene.tsx';

/** A hex in the question: what a press on it would do, for the hex, the unit or structure on it, or its section. */
export interface Cell {
  /** `piece`: a press chooses the unit that acts; `target`: a press answers. */
  readonly role: 'none' | 'piece' | 'target';
  readonly state: 'none' | 'legal' | 'refused';
  readonly isSelected: boolean;
  readonly isLit: boolean;
  /** Number of its chip from 1, and the number of chips. */
  readonly number: number | null;
  readonly count: number;
  /** Keys of its legal options, or the id of its piece. With several the player chooses. */
  readonly keys: readonly string[];
  /** Consequence of the first of them. */
  readonly detail: Text | null;
  readonly refused: Refusal | null;
  /** Ids of pieces and targets in the question that are here. */
  readonly names: readonly string[];
}

export type Cells = ReadonlyMap<HexId, Cell>;

export const NO_CELL: Cell = {
  role: 'none',
  state: 'none',
  isSelected: false,
  isLit: false,
  number: null,
  count: 0,
  keys: [],
  detail: null,
  refused: null,
  names: [],
};

/** Attacks with a support card point at their target by the name of the card. */
const BOOSTS = ['rout', 'desperate-stand'] as const;

const namesKnown = new WeakMap<View, ReadonlyMap<string, readonly HexId[]>>();

/** Hexes by the ids that options use for what is in them. */
export function hexesByName(view: View): ReadonlyMap<string, readonly HexId[]> {
  const known = namesKnown.get(view);
  if (known) return known;
  const { units, structures, active } = view;
  const found = new Map<string, HexId[]>();
  namesKnown.set(view, found);
  const add = (name: string, hex: HexId) => found.set(name, [...(found.get(name) ?? []), hex]);
  for (const hex of GRID.hexes) {
    for (const kind of ['hex', 'exit', 'drop']) add(`${kind}:${hex}`, hex);
    for (const section of sectionsOf(hex, active)) add(`section:${section}`, hex);
  }
  for (const { id, type, side, hex } of units) {
    add(`unit:${id}`, hex);
    if (side === active) add(`type:${type}`, hex);
    for (const boost of BOOSTS) add(`${boost}:${id}`, hex);
  }
  for (const { id, hex } of structures) {
    add(`structure:${id}`, hex);
    for (const boost of BOOSTS) add(`${boost}:${id}`, hex);
  }
  return found;
}

/**
 * The unit whose targets the board shows: the chosen piece, or the only one there is, so that its hexes can be pressed at
 * once.
 */
export function actingPiece({ decision, piece }: Pick<Targets, 'decision' | 'piece'>): string | null {
  if (piece !== null) return piece;
  const [only, ...others] = piecesOf(decision).keys();
  return only?.startsWith('unit:') && others.length === 0 ? only : null;
}

const NAME = /^([A-J])([1-7])$/;

/** The hex of a name such as `D4`. */
export function hexNamed(name: unknown): HexId | null {
  const [, letter, row] = NAME.exec(String(name)) ?? [];
  if (!letter || !row) return null;
  const hex = `${letter.charCodeAt(0) - 65},${Number(row) - 1}`;
  return GRID.has(hex) ? hex : null;
}

/** The unit that acts: the chosen one, the only one there is, or the one the question names, such as one that retreats. */
export function actingUnit(targets: Pick<Targets, 'decision' | 'piece'>, { units }: View): UnitView | null {
  const piece = actingPiece(targets);
  if (piece) return units.find(({ id }) => piece === `unit:${id}`) ?? null;
  const named = targets.decision?.prompt.params?.unit;
  const hex = typeof named === 'object' ? hexNamed(named.params?.hex) : null;
  return units.find((unit) => unit.hex === hex) ?? null;
}

const isOpen = ({ refused }: Option): boolean => refused === undefined;

/** Why a unit cannot be added to those that are picked. */
function blockedNow({ decision, picked }: Targets, option: Option): Refusal | null {
  if (decision?.shape !== 'some' || option.refused || picked.includes(option.key)) return null;
  const kind = { id: option.key, option, keys: [option.key] };
  const budget = blockOf(decision, picked, kind);
  if (budget)
    return { code: 'over_budget', params: { label: budget.label }, ...(budget.clause && { clause: budget.clause }) };
  return isFull(decision, picked) ? { code: 'all_ordered', params: { n: picked.length } } : null;
}

/** Numbers of the chips: pieces, then targets; those of questions for several by their rows. */
function numbersOf(targets: Targets): ReadonlyMap<string, number> {
  const { decision } = targets;
  if (!decision) return new Map();
  if (decision.shape === 'some') {
    const open = kindsOf(decision).filter(({ option }) => isOpen(option));
    return new Map(open.flatMap(({ keys }, index) => keys.map((key) => [key, index + 1] as const)));
  }
  const keys = openChipsOf(targets).map((chip) => ('piece' in chip ? chip.piece : chip.option.key));
  return new Map(keys.map((key, index) => [key, index + 1]));
}

/** The cell of options that point at one hex. */
function targetCell(targets: Targets, numbers: ReadonlyMap<string, number>, here: readonly Option[]): Cell {
  const { picked, hovered } = targets;
  const open = here.filter((option) => isOpen(option) && blockedNow(targets, option) === null);
  const [first] = open;
  const [any] = here;
  const keys = open.map(({ key }) => key);
  return {
    role: 'target',
    state: first ? 'legal' : 'refused',
    isSelected: here.some(({ key }) => picked.includes(key) || targets.ready?.option.key === key),
    isLit: here.some(({ key }) => key === hovered),
    number: first ? (numbers.get(first.key) ?? null) : null,
    count: numbers.size,
    keys,
    detail: first?.noEffect ?? first?.detail ?? null,
    refused: first || !any ? null : (any.refused ?? blockedNow(targets, any)),
    names: here.flatMap(({ at }) => at ?? []),
  };
}

/** The cell of a unit that may be chosen to act. */
function pieceCell(
  targets: Targets,
  numbers: ReadonlyMap<string, number>,
  id: string,
  options: readonly Option[],
): Cell {
  const isUsable = options.some(isOpen);
  const refused = isUsable ? null : (options[0]?.refused ?? null);
  return {
    role: 'piece',
    state: isUsable ? 'legal' : 'refused',
    isSelected: targets.piece === id || (targets.piece === null && actingPiece(targets) === id),
    isLit: targets.hovered === id,
    number: numbers.get(id) ?? null,
    count: numbers.size,
    keys: [id],
    detail: null,
    refused,
    names: [id],
  };
}

/** All hexes the question is about. */
function cellsOf(targets: Targets, view: View): Cells {
  const { decision } = targets;
  if (!decision) return new Map();
  const hexes = hexesByName(view);
  const numbers = numbersOf(targets);
  const cells = new Map<HexId, Cell>();
  for (const [id, options] of piecesOf(decision))
    for (const hex of hexes.get(id) ?? []) cells.set(hex, pieceCell(targets, numbers, id, options));
  const acting = actingPiece(targets);
  const byHex = new Map<HexId, Option[]>();
  for (const option of shownOptions({ decision, piece: acting }))
    for (const hex of hexes.get(option.at ?? '') ?? []) byHex.set(hex, [...(byHex.get(hex) ?? []), option]);
  for (const [hex, here] of byHex) {
    const isOther = cells.has(hex) && !here.some(isOpen);
    if (!isOther) cells.set(hex, targetCell(targets, numbers, here));
  }
  const unit = actingUnit(targets, view);
  if (unit && !cells.has(unit.hex)) cells.set(unit.hex, { ...NO_CELL, isSelected: true });
  return cells;
}

/** The hexes of the question; a cell stays the same object until it changes. */
export function useCells(): Cells {
  const targets = useTargets();
  const { view } = useScene();
  const [known] = useState(() => new Map<HexId, Cell>());
  return useMemo(() => sharedByKey(known, cellsOf(targets, view)), [known, targets, view]);
}
