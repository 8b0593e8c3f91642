import { seatName, type Text, text } from '../engine/text.ts';
import { gridOf, mapInfo } from './data/maps.ts';
import { deploymentName } from './rules/names.ts';

/** What the table tells of a match. */
interface Table {
  readonly map: string | null;
  readonly groups: readonly { readonly id: string; readonly card: string }[];
  readonly players: readonly { readonly seat: string; readonly discards: readonly string[] }[];
}

/** Name of a space of the map in play, as `space:d4`, of a deployed group, as `group:p1-stormtrooper-1`, or of command cards that lie open, as `pile:p1`; null for anything else, and before there is a map. */
export function placeName({ map, groups, players }: Table, at: string): Text | null {
  if (map === null) return null;
  const group = groups.find(({ id }) => at === `group:${id}`);
  if (group) return deploymentName(group.card);
  const pile = players.find(({ seat, discards }) => discards.length > 0 && at === `pile:${seat}`);
  if (pile) return text('pile.discards', { seat: seatName(pile.seat) });
  const space = gridOf(mapInfo(map).id, []).spaces.find((id) => at === `space:${id}`);
  return space === undefined ? null : text('space', { space });
}
