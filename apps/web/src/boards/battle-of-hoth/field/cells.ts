import { GRID, type HexId, sectionsOf, type UnitView, type View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo, useState } from 'react';
import type { Decision, Option, Refusal } from '../../../kit/net/types.ts';
import { sharedByKey } from '../../../kit/ui/shared.ts';
import { type Asked, isOpen, piecesOf, shownOptions } from '../../../question/selection/offered.ts';
import type { Chosen } from '../../../question/selection/selection.ts';
import { blockOf, isFull, kindsOf } from '../../../question/selection/several.ts';
import { NO_TARGET, pieceOf, type Target, targetOf } from '../../../question/selection/target.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';

/** A hex in the question: what a press on it would do, for the hex, the unit or structure on it, or its section. */
export interface Cell extends Target {
  /** `piece`: a press chooses the unit that acts; `target`: a press answers. */
  readonly role: 'none' | 'piece' | 'target';
}

export type Cells = ReadonlyMap<HexId, Cell>;

export const NO_CELL: Cell = { ...NO_TARGET, role: 'none' };

/** Attacks with a support card point at their target by the name of the card. */
const BOOSTS = ['rout', 'desperate-stand'] as const;

// Cells and cards ask for it at every press: found once per view.
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
export function actingPiece({ decision, piece }: Asked): string | null {
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
export function actingUnit(targets: Asked, { units }: View): UnitView | null {
  const piece = actingPiece(targets);
  if (piece) return units.find(({ id }) => piece === `unit:${id}`) ?? null;
  const named = targets.decision?.prompt.params?.unit;
  const hex = typeof named === 'object' ? hexNamed(named.params?.hex) : null;
  return units.find((unit) => unit.hex === hex) ?? null;
}

/** Why a unit cannot be added to those that are picked. */
function refusalNow({ decision, picked }: Chosen, option: Option): Refusal | null {
  if (decision?.shape !== 'some' || option.refused || picked.includes(option.key)) return option.refused ?? null;
  const kind = { id: option.key, option, keys: [option.key] };
  const budget = blockOf(decision, picked, kind);
  if (budget)
    return { code: 'over_budget', params: { label: budget.label }, ...(budget.clause && { clause: budget.clause }) };
  return isFull(decision, picked) ? { code: 'all_ordered', params: { n: picked.length } } : null;
}

/** Numbers of a question for several: by its rows. */
function rowNumbers(decision: Decision): ReadonlyMap<string, number> {
  const open = kindsOf(decision).filter(({ option }) => isOpen(option));
  return new Map(open.flatMap(({ keys }, index) => keys.map((key) => [key, index + 1] as const)));
}

/** The cell of options that point at one hex. `rows`: numbers of a question for several. */
function targetCell(chosen: Chosen, rows: ReadonlyMap<string, number> | null, here: readonly Option[]): Cell {
  const target = targetOf(chosen, here, (option) => refusalNow(chosen, option));
  const [first] = target.open;
  const number = rows ? ((first && rows.get(first.key)) ?? null) : target.number;
  return { ...target, role: 'target', number, count: rows ? rows.size : target.count };
}

/** The cell of a unit that may be chosen to act. */
function pieceCell(chosen: Chosen, id: string, options: readonly Option[]): Cell {
  const isActing = chosen.piece === null && actingPiece(chosen) === id;
  const piece = pieceOf(chosen, id, options);
  return { ...piece, role: 'piece', selected: piece.selected || isActing };
}

/** All hexes the question is about. */
function cellsOf(chosen: Chosen, view: View): Cells {
  const { decision } = chosen;
  if (!decision) return new Map();
  const hexes = hexesByName(view);
  const rows = decision.shape === 'some' ? rowNumbers(decision) : null;
  const cells = new Map<HexId, Cell>();
  for (const [id, options] of piecesOf(decision))
    for (const hex of hexes.get(id) ?? []) cells.set(hex, pieceCell(chosen, id, options));
  const acting = actingPiece(chosen);
  const byHex = new Map<HexId, Option[]>();
  for (const option of shownOptions({ decision, piece: acting }))
    for (const hex of hexes.get(option.at ?? '') ?? []) byHex.set(hex, [...(byHex.get(hex) ?? []), option]);
  for (const [hex, here] of byHex) {
    const isOther = cells.has(hex) && !here.some(isOpen);
    if (!isOther) cells.set(hex, targetCell(chosen, rows, here));
  }
  const unit = actingUnit(chosen, view);
  if (unit && !cells.has(unit.hex)) cells.set(unit.hex, { ...NO_CELL, selected: true });
  return cells;
}

/** The hexes of the question; a cell stays the same object until it changes. */
export function useCells(): Cells {
  const chosen = useChosen();
  const { view } = useScene();
  const [known] = useState(() => new Map<HexId, Cell>());
  return useMemo(() => sharedByKey(known, cellsOf(chosen, view)), [known, chosen, view]);
}
