import { useMedia } from '../../../ui/use-media.ts';

/** Windows too narrow for the armies beside the map; `Board.module.css` has the same numbers. */
const NARROW = '(max-width: 1099px), (max-height: 479px)';

/** Whether the armies are in the rail, because there is no room for them beside the map. */
export const useArmiesInRail = (): boolean => useMedia(NARROW);
