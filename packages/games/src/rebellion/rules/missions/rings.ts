import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { RingId } from '../../data/rings.ts';
import type { PlaceId } from '../../data/systems.ts';
import type { State } from '../../state.ts';
import { isSystem, sideOf } from '../board.ts';

/**
 * The Rebel leader who wears a ring in a system. Rings work under Boba Fett's watch too, and whatever has become of the
 * leaders on the card that brought them (RB-19.15, RB-19.25).
 */
export function ringAt(g: State, ring: RingId, place: PlaceId | null): LeaderId | undefined {
  if (place === null || !isSystem(place)) return undefined;
  return boxOf(g.options).leaders.find(
    (id) => g.leaders[id].ring === ring && g.leaders[id].at === place && sideOf(g, id) === 'rebel',
  );
}

/** A ring is used up and goes back to the supply. */
export function discardRing(g: State, ring: RingId): void {
  for (const id of boxOf(g.options).leaders) if (g.leaders[id].ring === ring) g.leaders[id].ring = null;
  note(g, 'log.ringUsed', { ring: text(`ring.${ring}`) });
}
