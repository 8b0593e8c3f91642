import { useMemo } from 'react';
import { piecesOf, shownOptions, type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';

/**
 * How a place, leader or unit of the map stands to the question. Options name it in `at` (`place:hoth`, `leader:…`,
 * `unit:…`), or in `from` where it is a piece to go on with (units leave from `place:hoth`).
 */
export interface Spot {
  readonly state: 'none' | 'legal' | 'refused';
  /** It is the chosen piece, or what it stands for is picked. */
  readonly selected: boolean;
  readonly lit: boolean;
  /** The option it stands for, if any; the first of several. */
  readonly option: Option | null;
  /** Number of its chip from 1, and how many legal targets there are. */
  readonly number: number | null;
  readonly count: number;
  press(): void;
  hover(on: boolean): void;
}

const isOpen = (option: Option): boolean => !option.refused;

/** Pieces that can go on, in the order of their chips. */
function openPieces({ decision, piece }: Targets): string[] {
  if (piece !== null) return [];
  return [...piecesOf(decision)].filter(([, options]) => options.some(isOpen)).map(([id]) => id);
}

/** The place as a piece: pressing it chooses it, and again lets it go. */
function pieceSpot(targets: Targets, id: string, options: readonly Option[]): Spot {
  const usable = options.some(isOpen);
  const open = openPieces(targets);
  const selected = targets.piece === id;
  return {
    state: usable ? 'legal' : 'refused',
    selected,
    lit: targets.hovered === id,
    option: options[0] ?? null,
    number: open.indexOf(id) + 1 || null,
    count: open.length,
    press: () => usable && targets.choosePiece(selected ? null : id),
    hover: (on) => targets.hover(on ? id : null),
  };
}

/** The place as a target of the options that point at it. Where several do, a press picks the next that is not picked. */
function targetSpot(targets: Targets, here: readonly Option[]): Spot {
  const open = here.filter(isOpen);
  const next = open.find(({ key }) => !targets.picked.includes(key)) ?? open[0] ?? null;
  const pieces = openPieces(targets);
  const legal = shownOptions(targets).filter(isOpen);
  const index = next ? legal.indexOf(next) : -1;
  const isOne = targets.decision?.shape === 'one';
  return {
    state: next ? 'legal' : 'refused',
    selected: here.some(({ key }) => targets.picked.includes(key)),
    lit: here.some(({ key }) => key === targets.hovered),
    option: next ?? here[0] ?? null,
    number: index >= 0 && isOne ? pieces.length + index + 1 : null,
    count: pieces.length + legal.length,
    press: () => next && targets.press(next),
    hover: (on) => targets.hover(on && next ? next.key : null),
  };
}

const NOWHERE: Spot = {
  state: 'none',
  selected: false,
  lit: false,
  option: null,
  number: null,
  count: 0,
  press: () => undefined,
  hover: () => undefined,
};

/** One of the names under which options may know the same thing on the map, such as the units of a stack. */
function spotOf(targets: Targets, names: readonly string[]): Spot {
  const pieces = piecesOf(targets.decision);
  const piece = names.find((name) => pieces.has(name));
  const here = shownOptions(targets).filter(({ at }) => at !== undefined && names.includes(at));
  const isTarget = here.length > 0 && (targets.piece !== null || piece === undefined);
  if (isTarget) return targetSpot(targets, here);
  return piece === undefined ? NOWHERE : pieceSpot(targets, piece, pieces.get(piece) ?? []);
}

/** A place, leader or stack of units, seen with the chosen piece. `names` joined by blanks. */
export function useSpot(names: string): Spot {
  const targets = useTargets();
  return useMemo(() => spotOf(targets, names.split(' ')), [targets, names]);
}
