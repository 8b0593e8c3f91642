import { BASE_SPACE_BOX, type PlaceId, SYSTEMS, type SystemId } from './systems.ts';
import type { UnitId } from './units.ts';

/** Box of the queue in which what a place builds begins (RB-14.0.26). */
export function queueBoxOf(place: PlaceId): 1 | 2 | 3 {
  return place in SYSTEMS ? (SYSTEMS[place as SystemId].box ?? 1) : BASE_SPACE_BOX;
}

/** A unit on the board, and where it is. */
interface Spare {
  readonly id: UnitId;
  readonly at: string;
}

/**
 * The unit given up for one that a place builds (RB-14.0.30): one of its own place, so that this still builds, else one
 * of a place that is not `needed` for the orders that are left.
 */
export function spareFor(spares: readonly Spare[], place: PlaceId, needed: readonly PlaceId[]): UnitId | undefined {
  const isNeeded = ({ at }: Spare) => needed.some((one) => one === at);
  const found = spares.find(({ at }) => at === place) ?? spares.find((one) => !isNeeded(one)) ?? spares[0];
  return found?.id;
}
