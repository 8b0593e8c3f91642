import {
  type RebellionView,
  type Side,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import type { Decision } from '../../../kit/net/types.ts';
import { stacksOf } from '../galaxy/stacks.ts';

/** Units of one type to be placed. */
export interface Waiting {
  readonly type: UnitType;
  readonly left: number;
  /** Their initial number; null if it does not matter. */
  readonly all: number | null;
}

/** Units a side has to place: all starting units, or those from box 1 of its queue; null for none. */
export function trayOf(view: RebellionView, side: Side): readonly Waiting[] | null {
  const { placing, units } = view;
  if (placing?.side === side) {
    return UNIT_TYPES.flatMap((type) => {
      const all = placing.all[type];
      return all === undefined ? [] : [{ type, left: placing.left[type] ?? 0, all }];
    });
  }
  const ids = Object.keys(units) as UnitId[];
  const deploying = ids.filter((id) => units[id]?.at === 'deploying' && UNITS[typeOf(id)].side === side);
  if (deploying.length === 0) return null;
  return stacksOf(deploying, view).map(({ type, ids }) => ({ type, left: ids.length, all: null }));
}

/** These types with the numbers in the supply; null for none. */
function inSupply({ units }: RebellionView, offered: ReadonlySet<string>): readonly Waiting[] | null {
  const types = UNIT_TYPES.filter((type) => offered.has(`type:${type}`));
  if (types.length === 0) return null;
  const used = (type: UnitType) => Object.keys(units).filter((id) => typeOf(id as UnitId) === type).length;
  return types.map((type) => ({ type, left: UNITS[type].count - used(type), all: null }));
}

/** Types on offer from the supply (`type:…` without a piece), with the numbers left; null for none. */
export function supplyOf(view: RebellionView, decision: Decision | null): readonly Waiting[] | null {
  const offered = decision?.options.flatMap(({ at, from }) => (from === undefined && at ? [at] : []));
  return inSupply(view, new Set(offered));
}

/** Types that are built: pieces of the question, with the numbers left in the supply; null for none. */
export function buildableOf(view: RebellionView, decision: Decision | null): readonly Waiting[] | null {
  return inSupply(view, new Set(decision?.pieces?.map(({ id }) => id)));
}

/** Starting units of a side that are not on the board yet; null outside the setup. */
export function toPlace({ placing }: RebellionView, side: Side): { placed: number; all: number } | null {
  if (placing?.side !== side) return null;
  const sum = (counts: typeof placing.all) => Object.values(counts).reduce((total, count) => total + count, 0);
  const all = sum(placing.all);
  return { all, placed: all - sum(placing.left) };
}
