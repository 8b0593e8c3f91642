import type { Translate } from '../../kit/i18n/translate.tsx';
import type { SeatInfo } from '../../question/board-set.ts';

/** A player as headers show them. */
export type Player = Pick<SeatInfo, 'id' | 'name' | 'leave' | 'badge'>;

/** The player of a seat; the name of the seat where it has none. */
export function playerAt(t: Translate, seats: readonly SeatInfo[], id: string): Player {
  return seats.find((seat) => seat.id === id) ?? { id, name: t(`seat.${id}`) };
}
