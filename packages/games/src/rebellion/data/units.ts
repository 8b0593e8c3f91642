import { UNIT_TYPES, UNITS, type UnitFacts, type UnitId, type UnitType } from './base/units.ts';

// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/units.ts';

/** The miniatures of each type, numbered from 1. */
export const MINIATURES = Object.fromEntries(
  UNIT_TYPES.map((type) => [type, Array.from({ length: UNITS[type].count }, (_one, n): UnitId => `${type}-${n + 1}`)]),
) as unknown as Readonly<Record<UnitType, readonly UnitId[]>>;

/** Facts of every miniature of the box, for quick look-ups. */
const BOX: ReadonlyMap<string, UnitFacts> = new Map(
  UNIT_TYPES.flatMap((type) => MINIATURES[type].map((id): [string, UnitFacts] => [id, UNITS[type]])),
);

/** The facts of a miniature. Throws for one that is not in the box. */
export function factsOf(id: UnitId): UnitFacts {
  const facts = BOX.get(id);
  if (!facts) throw new Error(`no miniature ${id}`);
  return facts;
}

/** The type of a miniature. */
export function typeOf(id: UnitId): UnitType {
  return factsOf(id).id;
}
