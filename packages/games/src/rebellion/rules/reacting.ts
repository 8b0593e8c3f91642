import type { SeatId } from '../../engine/state.ts';
import { boxOf } from '../box.ts';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import { countsAs, type LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import { playing } from '../seats.ts';
import type { State } from '../state.ts';
import { isCaptured, isSystem, sideOf } from './board.ts';
import { couldHold } from './hands.ts';

/** Whether Boba Fett watches a system: in the command phase the Rebels attempt no mission and use no action card there. */
export function isLocked(g: State, place: PlaceId): boolean {
  return g.phase === 'command' && g.lasting.some((one) => one.kind === 'locked' && one.system === place);
}

/** Leaders who may use an action card wherever they are: free, and still of the card's side (RB-13.6, RB-13.15). */
export function usersOf(g: State, card: ActionId): LeaderId[] {
  const { leaders, side } = ACTIONS[card];
  return boxOf(g.options).leaders.filter(
    (id) => leaders.includes(countsAs(id)) && sideOf(g, id) === side && !isCaptured(g, id),
  );
}

/** Leaders in a system who may use an action card there. */
export function usersAt(g: State, card: ActionId, place: PlaceId): LeaderId[] {
  if (!isSystem(place) || (ACTIONS[card].side === 'rebel' && isLocked(g, place))) return [];
  return usersOf(g, card).filter((id) => g.leaders[id].at === place);
}

/** Seats that, for all the table can see, may hold this card (RB-16.2.1). */
export function mayHold(g: State, card: ActionId): SeatId[] {
  return playing(g, ACTIONS[card].side).filter((seat) => couldHold(g, seat, card));
}
