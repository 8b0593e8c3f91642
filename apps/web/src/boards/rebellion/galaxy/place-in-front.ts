import { LEADER_IDS, PLACE_IDS, type PlaceId, type RebellionView } from '@echo-base/games/rebellion/client';
import { useStaged } from '../../../question/log/moments-context.ts';
import { useScene } from '../scene.ts';

/** The place of a target on the map; null if it is not on the map. */
export function placeOf(
  target: string | null | undefined,
  { leaders }: Pick<RebellionView, 'leaders'>,
): PlaceId | null {
  const [kind, id] = target?.split(':') ?? [];
  const leader = kind === 'leader' ? LEADER_IDS.find((one) => one === id) : undefined;
  const at = leader ? leaders[leader].at : kind === 'place' ? id : undefined;
  return PLACE_IDS.find((place) => place === at) ?? null;
}

/** The place of the moment in front, played or read; null for none. */
export function usePlaceInFront(): PlaceId | null {
  const { view } = useScene();
  return placeOf(useStaged()?.moment.at, view);
}
