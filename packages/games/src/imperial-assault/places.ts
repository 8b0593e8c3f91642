import { type Text, text } from '../engine/text.ts';
import { gridOf, mapInfo } from './data/maps.ts';

/** Name of a space of the map in play, as `space:d4`; null for anything else, and before there is a map. */
export function placeName({ map }: { readonly map: string | null }, at: string): Text | null {
  if (map === null) return null;
  const space = gridOf(mapInfo(map).id, []).spaces.find((id) => at === `space:${id}`);
  return space === undefined ? null : text('space', { space });
}
