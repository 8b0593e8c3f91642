import type { SpaceId } from '@echo-base/games/imperial-assault/client';
import { createInspected } from '../../kit/grid/inspected.ts';

/** The inspected space: set by the map, shown by the rail and the map. */
export const spaces = createInspected<SpaceId>();
export const { inspect, pin, useInspectedPlace: useInspectedSpace } = spaces;
