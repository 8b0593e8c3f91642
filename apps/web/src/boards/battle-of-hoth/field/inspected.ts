import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { createInspected } from '../../kit/grid/inspected.ts';

/** The inspected hex: set by the field, shown by the rail and the field. */
export const hexes = createInspected<HexId>();
export const { useInspected, pin, useInspectedPlace: useInspectedHex } = hexes;
