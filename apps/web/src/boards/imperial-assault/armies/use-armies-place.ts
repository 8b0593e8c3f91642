import { LOW, TIGHT } from '../../../kit/ui/breakpoints.ts';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { usePhone } from '../../../kit/ui/use-phone.ts';

/**
 * Where the armies are: beside the map, or in the rail of a narrow window. A player's phone has them below the own cards,
 * in a tab that spectators do not have.
 */
export function useArmiesPlace(isPlayer: boolean): 'board' | 'rail' | 'hand' {
  const isNarrow = useMedia(`${TIGHT}, ${LOW}`);
  const isPhone = usePhone();
  if (!isNarrow) return 'board';
  return isPhone && isPlayer ? 'hand' : 'rail';
}
