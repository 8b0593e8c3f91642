import {
  boxOf,
  isCaptive,
  LEADERS,
  type LeaderId,
  type RebellionView,
  type Side,
} from '@echo-base/games/rebellion/client';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { Text } from '../../kit/net/types.ts';
import { sideOfSeat } from './scene.ts';

/** The kit's name for a side's colour and shape. */
export const colourOf = (side: Side): 'rebel' | 'empire' => (side === 'rebel' ? 'rebel' : 'empire');

export const rivalOf = (side: Side): Side => (side === 'rebel' ? 'imperial' : 'rebel');

/** The side of a viewer; null for spectators. */
export function sideOfViewer(viewer: string): Side | null {
  return viewer === 'spectator' ? null : sideOfSeat(viewer);
}

/** Leaders of a side in its pool. */
export function poolOf(view: RebellionView, side: Side): LeaderId[] {
  const { leaders } = view;
  return boxOf(view).leaders.filter((id) => leaders[id].at === 'pool' && leaders[id].side === side);
}

/** Leaders of a side in its pool or on its missions: those that it assigns in a round. */
export function assignableOf(view: RebellionView, side: Side): LeaderId[] {
  const { leaders } = view;
  return boxOf(view).leaders.filter((id) => ['pool', 'mission'].includes(leaders[id].at) && leaders[id].side === side);
}

/** Leaders of a side held captive by the other one. */
export function captivesOf(view: RebellionView, side: Side): LeaderId[] {
  const { leaders } = view;
  return boxOf(view).leaders.filter(
    (id) => LEADERS[id].side === side && leaders[id].side === side && isCaptive(leaders[id]),
  );
}

/** Role of a team's seat, by its id; null if one player has the whole side. */
export function roleOfSeat(seat: string): 'admiral' | 'general' | null {
  if (seat.endsWith('-admiral')) return 'admiral';
  return seat.endsWith('-general') ? 'general' : null;
}

/** A seat by its player's name, with the role in a team. */
export function seatWithRole(seat: string): Text {
  const role = roleOfSeat(seat);
  const name = { key: `seat.${seat}` };
  if (!role) return name;
  return { key: 'board.rb.side.named', params: { name, role: { key: `board.rb.side.role.${role}` } } };
}

/** A player's name, with the role in a team. */
export function namedWithRole(t: Translate, { id, name }: { readonly id: string; readonly name: string }): string {
  const role = roleOfSeat(id);
  return role ? t('board.rb.side.named', { name, role: t(`board.rb.side.role.${role}`) }) : name;
}
