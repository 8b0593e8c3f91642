import { PLACE_IDS, type PlaceId } from '@echo-base/games/rebellion/client';
import { useViewport } from '../../../kit/ui/surface/surface.tsx';
import type { Moment } from '../../../question/log/moment.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import type { MapLayout } from './layout.ts';
import { useLayout } from './use-layout.ts';

/** Pixels around the places of a moment within which the map keeps its light. */
const NEAR = 300;

/** The places of a moment: where it is, and the ends of its ways. */
const placesOf = ({ at, ways = [] }: Pick<Moment, 'at' | 'ways'>): readonly PlaceId[] =>
  PLACE_IDS.filter((id) => [at, ...ways.flatMap(({ from, to }) => [from, to])].includes(`place:${id}`));

/** The places that are farther than 300 pixels from all those of a moment; none if it has no place. */
export function farFrom(
  { centreOf }: Pick<MapLayout, 'centreOf'>,
  moment: Pick<Moment, 'at' | 'ways'>,
  scale: number,
): readonly PlaceId[] {
  const near = placesOf(moment).map(centreOf);
  if (near.length === 0) return [];
  return PLACE_IDS.filter((id) => {
    const { x, y } = centreOf(id);
    return near.every((one) => Math.hypot(one.x - x, one.y - y) * scale > NEAR);
  });
}

/** The places of the map that are dimmed while a moment is played. */
export function useFar(): ReadonlySet<PlaceId> {
  const layout = useLayout();
  const { staged } = useStage();
  const scale = useViewport(({ rest }) => (staged ? rest : 1));
  return new Set(staged ? farFrom(layout, staged.moment, scale) : []);
}
