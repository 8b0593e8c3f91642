import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chipNumber, openChipsOf } from '../../../match/chips.ts';
import { type Kind, mostOf, pickedOf, withAllOf, withNext } from '../../../match/several.ts';
import { piecesOf, shownOptions, type Targets, useTargets } from '../../../match/targets.tsx';
import type { Decision, Option } from '../../../net/types.ts';
import { type Order, orderOf, type Source } from '../order/order.ts';

/**
 * State of a place, leader or unit of the map in the question. Options name it in `at` (`place:hoth`, `leader:…`,
 * `unit:…`), or in `from` if it is a piece to choose first (units leave from `place:hoth`).
 */
export interface Spot {
  /** Its ids in options, joined by spaces. */
  readonly names: string;
  readonly state: 'none' | 'legal' | 'refused';
  /** It is legal but would change nothing. */
  readonly isFaint: boolean;
  /** It is the chosen piece, or its option is picked or to be confirmed. */
  readonly selected: boolean;
  readonly lit: boolean;
  /** Its option, if any; the first of several. */
  readonly option: Option | null;
  /** Number of its chip from 1, and the number of legal targets. */
  readonly number: number | null;
  readonly count: number;
  press(): void;
  hover(on: boolean): void;
}

const isOpen = (option: Option): boolean => !option.refused;

type Unnamed = Omit<Spot, 'names'>;

/** State of a place as a piece: a press chooses it, another one deselects it. */
function pieceSpot(targets: Targets, id: string, options: readonly Option[]): Unnamed {
  const usable = options.some(isOpen);
  const selected = targets.piece === id;
  return {
    state: usable ? 'legal' : 'refused',
    isFaint: false,
    selected,
    lit: targets.hovered === id,
    option: options[0] ?? null,
    number: chipNumber(targets, id),
    count: openChipsOf(targets).length,
    press: () => usable && targets.choosePiece(selected ? null : id),
    hover: (on) => targets.hover(on ? id : null),
  };
}

/** State of a place as the target of options. If there are several, a press picks the next that is not picked. */
function targetSpot(targets: Targets, here: readonly Option[]): Unnamed {
  const open = here.filter(isOpen);
  const isFaint = open.length > 0 && open.every(({ noEffect }) => noEffect !== undefined);
  const next = open.find(({ key }) => !targets.picked.includes(key)) ?? open[0] ?? null;
  const isOne = targets.decision?.shape === 'one';
  return {
    state: next ? 'legal' : 'refused',
    isFaint,
    selected: here.some(({ key }) => targets.picked.includes(key) || targets.ready?.option.key === key),
    lit: here.some(({ key }) => key === targets.hovered),
    option: next ?? here[0] ?? null,
    number: next && isOne ? chipNumber(targets, next) : null,
    count: openChipsOf(targets).length,
    press: () => next && targets.press(next),
    hover: (on) => targets.hover(on && next ? next.key : null),
  };
}

/** State of what the question is not about. */
export const NOWHERE: Spot = {
  names: '',
  state: 'none',
  isFaint: false,
  selected: false,
  lit: false,
  option: null,
  number: null,
  count: 0,
  press: () => undefined,
  hover: () => undefined,
};

/** State of a place that units leave in a movement order: a press picks everything that fits, another one nothing. */
function sourceSpot(targets: Targets, decision: Decision, order: Order, source: Source): Unnamed {
  const id = `place:${source.place}`;
  return {
    state: source.refused ? 'refused' : 'legal',
    isFaint: false,
    selected: false,
    lit: targets.hovered === id,
    option: source.kinds[0]?.option ?? null,
    number: source.number,
    count: order.sources.filter(({ refused }) => !refused).length,
    press: () => targets.pick(withAllOf(decision, targets.picked, source.keys)),
    hover: (on) => targets.hover(on ? id : null),
  };
}

/** State of units in a movement order: a press picks the next that fits, after the last none. */
function stackSpot(targets: Targets, decision: Decision, kinds: readonly Kind[]): Unnamed {
  const open = kinds.filter(({ option }) => !option.refused);
  const isPicked = (kind: Kind) => pickedOf(kind, targets.picked).length > 0;
  const next =
    open.find((kind) => pickedOf(kind, targets.picked).length < mostOf(decision, targets.picked, kind)) ??
    open.find(isPicked);
  const first = open[0] ?? kinds[0];
  return {
    ...NOWHERE,
    state: open.length > 0 ? 'legal' : 'refused',
    selected: open.some(isPicked),
    lit: first !== undefined && targets.hovered === first.id,
    option: first?.option ?? null,
    press: () => next && targets.pick(withNext(decision, targets.picked, next)),
    hover: (on) => targets.hover(on && first ? first.id : null),
  };
}

const UNIT = 'unit:';

/** State of a place or stack in a movement order: source, units, or destination. */
function orderSpot(targets: Targets, decision: Decision, order: Order, names: readonly string[]): Unnamed {
  if (names.includes(`place:${order.to}`)) return { ...NOWHERE, selected: true };
  const source = order.sources.find(({ place }) => names.includes(`place:${place}`));
  if (source) return sourceSpot(targets, decision, order, source);
  const units = new Set(names.filter((name) => name.startsWith(UNIT)).map((name) => name.slice(UNIT.length)));
  const kinds = order.sources.flatMap(({ kinds }) => kinds.filter(({ keys }) => keys.some((key) => units.has(key))));
  return kinds.length > 0 ? stackSpot(targets, decision, kinds) : NOWHERE;
}

/** State of one thing on the map, for which options may use several ids, such as those of the units of a stack. */
function spotOf(targets: Targets, names: readonly string[]): Unnamed {
  const { decision } = targets;
  const order = orderOf(decision);
  if (order && decision) return orderSpot(targets, decision, order, names);
  const pieces = piecesOf(decision);
  const piece = names.find((name) => pieces.has(name));
  const here = shownOptions(targets).filter(({ at }) => at !== undefined && names.includes(at));
  const isTarget = here.length > 0 && (targets.piece !== null || piece === undefined);
  if (isTarget) return targetSpot(targets, here);
  return piece === undefined ? NOWHERE : pieceSpot(targets, piece, pieces.get(piece) ?? []);
}

/** State of a place, leader or stack of units for the chosen piece. `names`: ids joined by spaces. */
export function useSpot(names: string): Spot {
  const targets = useTargets();
  return useMemo(() => ({ ...spotOf(targets, names.split(' ')), names }), [targets, names]);
}

/** Whether two states of one thing look the same and mean the same option. */
function isSameSpot({ press: _press, hover: _hover, ...a }: Spot, { press: _other, hover: _others, ...b }: Spot) {
  return (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key]);
}

/**
 * Structural sharing: the states of many things, by their ids. Each stays the same object until it changes; its `press`
 * and `hover` always use the current selection.
 */
export function useSpots<Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): ReadonlyMap<Id, Spot> {
  const targets = useTargets();
  const latest = useRef(targets);
  useLayoutEffect(() => {
    latest.current = targets;
  }, [targets]);
  const [known] = useState(() => new Map<Id, Spot>());
  return useMemo(() => {
    for (const id of ids) {
      const names = nameOf(id);
      const now = () => spotOf(latest.current, [names]);
      const spot = {
        ...{ ...spotOf(targets, [names]), names },
        ...{ press: () => now().press(), hover: (on: boolean) => now().hover(on) },
      };
      const before = known.get(id);
      if (!before || !isSameSpot(before, spot)) known.set(id, spot);
    }
    return new Map(known);
  }, [targets, ids, nameOf, known]);
}
