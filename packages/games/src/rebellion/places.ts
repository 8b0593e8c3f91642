import { type Text, text } from '../engine/text.ts';
import { boxOf } from './box.ts';
import { BASE_SPACE } from './data/systems.ts';

/** Name of a system of the match, or of the space of the Rebel base, as `place:naboo`; null for anything else. */
export function placeName(match: object, at: string): Text | null {
  const places: readonly string[] = [...boxOf(match).systems, BASE_SPACE];
  const place = places.find((id) => at === `place:${id}`);
  return place === undefined ? null : text(`system.${place}`);
}
