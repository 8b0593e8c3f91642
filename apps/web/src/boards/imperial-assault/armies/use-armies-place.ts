import { useMedia } from '../../../ui/use-media.ts';
import { usePhone } from '../../../ui/use-phone.ts';

/** Windows too narrow for the armies beside the map; `Board.module.css` has the same numbers. */
const NARROW = '(max-width: 68.6875em), (max-height: 29.9375em)';

/**
 * Where the armies are: beside the map, or in the rail of a narrow window. A player's phone has them below the own cards,
 * in a tab that spectators do not have.
 */
export function useArmiesPlace(isPlayer: boolean): 'board' | 'rail' | 'hand' {
  const isNarrow = useMedia(NARROW);
  const isPhone = usePhone();
  if (!isNarrow) return 'board';
  return isPhone && isPlayer ? 'hand' : 'rail';
}
