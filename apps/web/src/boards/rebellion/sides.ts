import { LEADER_IDS, LEADERS, type LeaderId, type RebellionView, type Side } from '@echo-base/games/rebellion/client';
import { isCaptive, sideOfSeat } from './scene.tsx';

/** The kit's name of a side's colour and shape. */
export const colourOf = (side: Side): 'rebel' | 'empire' => (side === 'rebel' ? 'rebel' : 'empire');

export const rivalOf = (side: Side): Side => (side === 'rebel' ? 'imperial' : 'rebel');

/** The side a viewer plays for; null for spectators. */
export function sideOfViewer(viewer: string): Side | null {
  return viewer === 'spectator' ? null : sideOfSeat(viewer);
}

/** Leaders of a side in its pool. */
export function poolOf({ leaders }: RebellionView, side: Side): LeaderId[] {
  return LEADER_IDS.filter((id) => leaders[id].at === 'pool' && leaders[id].side === side);
}

/** Leaders of a side that the other one holds. */
export function captivesOf({ leaders }: RebellionView, side: Side): LeaderId[] {
  return LEADER_IDS.filter((id) => LEADERS[id].side === side && leaders[id].side === side && isCaptive(leaders[id]));
}
