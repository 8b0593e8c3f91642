import {
  type RebellionView,
  type Side,
  type Theatre,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';

/** Units of one type in one place. */
export interface Stack {
  readonly type: UnitType;
  readonly ids: readonly UnitId[];
  /** How many of them are damaged. */
  readonly damaged: number;
}

/** Drawing order: ships from large to small, ground units as in the component list. */
const DRAWN: readonly UnitType[] = [
  ...UNIT_TYPES.filter((type) => UNITS[type].theatre === 'space').reverse(),
  ...UNIT_TYPES.filter((type) => UNITS[type].theatre === 'ground'),
];

/** The units of a place by type, in drawing order. */
export function stacksOf(units: readonly UnitId[], view: Pick<RebellionView, 'units'>): readonly Stack[] {
  const byType = new Map<UnitType, UnitId[]>();
  for (const id of units) {
    const type = typeOf(id);
    const same = byType.get(type);
    if (same) same.push(id);
    else byType.set(type, [id]);
  }
  return DRAWN.flatMap((type) => {
    const ids = byType.get(type) ?? [];
    const damaged = ids.filter((id) => (view.units[id]?.damage ?? 0) > 0).length;
    return ids.length > 0 ? [{ type, ids, damaged }] : [];
  });
}

/** The stacks of a side in a theatre. */
export function stacksIn(stacks: readonly Stack[], side: Side, theatre: Theatre): readonly Stack[] {
  return stacks.filter(({ type }) => UNITS[type].side === side && UNITS[type].theatre === theatre);
}

export const totalOf = (stacks: readonly Stack[]): number => stacks.reduce((sum, { ids }) => sum + ids.length, 0);
