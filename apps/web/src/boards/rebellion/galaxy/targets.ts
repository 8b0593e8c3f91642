import type { Decision, Option } from '../../../kit/net/types.ts';
import { isOpen, piecesOf, shownOptions } from '../../../question/selection/offered.ts';
import type { Chosen } from '../../../question/selection/selection.ts';
import { type EqualOptions, mostOf, pickedOf, withAllOf, withNext } from '../../../question/selection/several.ts';
import {
  type LiveTarget,
  NO_TARGET,
  pieceOf,
  type Target,
  targetOf,
  useTarget,
} from '../../../question/selection/target.ts';
import { type Order, orderOf, type Source } from '../order/order.ts';

/**
 * State of a place, leader or unit of the map in the question. Options name it in `at` (`place:hoth`, `leader:…`,
 * `unit:…`), or in `from` if it is a piece to choose first (units leave from `place:hoth`).
 */
interface Found extends Target {
  /** It is legal but would change nothing. */
  readonly isFaint: boolean;
}

export type BoardTarget = Found & LiveTarget;

const NOWHERE: Found = { ...NO_TARGET, isFaint: false };

/** State of a place as a piece: a press chooses it, another one deselects it. */
function pieceTarget(chosen: Chosen, id: string, options: readonly Option[]): Found {
  const piece = pieceOf(chosen, id, options);
  return { ...piece, isFaint: false, act: piece.act && { piece: piece.selected ? null : id } };
}

/** State of a place as the target of options. If there are several, a press picks the next that is not picked. */
function placeTarget(chosen: Chosen, here: readonly Option[]): Found {
  const open = here.filter(isOpen);
  const isFaint = open.length > 0 && open.every(({ noEffect }) => noEffect !== undefined);
  const next = open.find(({ key }) => !chosen.picked.includes(key));
  return { ...targetOf(chosen, next ? [next, ...here.filter((option) => option !== next)] : here), isFaint };
}

/** State of a place that units leave in a movement order: a press picks everything that fits, another one nothing. */
function sourceTarget({ picked }: Chosen, decision: Decision, order: Order, source: Source): Found {
  return {
    ...NOWHERE,
    state: source.refused ? 'refused' : 'legal',
    option: source.kinds[0]?.option ?? null,
    reason: source.refused ? (source.kinds[0]?.option.refused ?? null) : null,
    number: source.number,
    count: order.sources.filter(({ refused }) => !refused).length,
    lights: [`place:${source.place}`],
    act: { pick: withAllOf(decision, picked, source.keys) },
  };
}

/** State of units in a movement order: a press picks the next that fits, after the last none. */
function stackTarget({ picked }: Chosen, decision: Decision, kinds: readonly EqualOptions[]): Found {
  const open = kinds.filter(({ option }) => isOpen(option));
  const isPicked = (kind: EqualOptions) => pickedOf(kind, picked).length > 0;
  const next =
    open.find((kind) => pickedOf(kind, picked).length < mostOf(decision, picked, kind)) ?? open.find(isPicked);
  const first = open[0] ?? kinds[0];
  return {
    ...NOWHERE,
    state: open.length > 0 ? 'legal' : 'refused',
    selected: open.some(isPicked),
    option: first?.option ?? null,
    reason: open.length > 0 ? null : (first?.option.refused ?? null),
    lights: first ? [first.id] : [],
    act: next ? { pick: withNext(decision, picked, next) } : null,
  };
}

const UNIT = 'unit:';

/** State of a place or stack in a movement order: source, units, or destination. */
function orderTarget(chosen: Chosen, decision: Decision, order: Order, names: readonly string[]): Found {
  if (names.includes(`place:${order.to}`)) return { ...NOWHERE, selected: true };
  const source = order.sources.find(({ place }) => names.includes(`place:${place}`));
  if (source) return sourceTarget(chosen, decision, order, source);
  const units = new Set(names.filter((name) => name.startsWith(UNIT)).map((name) => name.slice(UNIT.length)));
  const kinds = order.sources.flatMap(({ kinds }) => kinds.filter(({ keys }) => keys.some((key) => units.has(key))));
  return kinds.length > 0 ? stackTarget(chosen, decision, kinds) : NOWHERE;
}

/** State of one thing on the map, for which options may use several ids, such as those of the units of a stack. */
function boardTargetOf(chosen: Chosen, names: readonly string[]): Found {
  const { decision } = chosen;
  const order = orderOf(decision);
  if (order && decision) return orderTarget(chosen, decision, order, names);
  const pieces = piecesOf(decision);
  const piece = names.find((name) => pieces.has(name));
  const here = shownOptions(chosen).filter(({ at }) => at !== undefined && names.includes(at));
  const isTarget = here.length > 0 && (chosen.piece !== null || piece === undefined);
  if (isTarget) return placeTarget(chosen, here);
  return piece === undefined ? NOWHERE : pieceTarget(chosen, piece, pieces.get(piece) ?? []);
}

/** State of a place, leader or stack of units for the chosen piece. `names`: ids joined by spaces. */
export const useBoardTarget = (names: string): BoardTarget =>
  useTarget((chosen) => {
    const ids = names.split(' ');
    return { ...boardTargetOf(chosen, ids), names: ids };
  });
