import type { Side, View } from '@echo-base/games/battle-of-hoth/client';
import { sideOfSeat } from './scene.ts';

type Turns = Pick<View, 'active' | 'sides' | 'seats'>;

/** The seat of a turn of a side, from 1; a partner takes over from a player who has left (BH-16.5). */
function seatOf({ seats }: Turns, playing: readonly string[], side: Side, turn: number): string | undefined {
  const own = seats.filter((seat) => seat.side === side).map(({ seat }) => seat);
  const seat = own[(turn - 1) % own.length];
  return seat && playing.includes(seat) ? seat : playing.find((one) => sideOfSeat(one) === side);
}

/**
 * Seats of the turns that follow, as many as the others: sides alternate, and so do the players of a pair (BH-16.5). Before
 * the first turn, while leaders are picked, all of them, from the one that begins.
 */
export function turnsAfter(view: Turns, playing: readonly string[]): readonly string[] {
  const other: Side = view.active === 'rebels' ? 'empire' : 'rebels';
  const turnsOf = (side: Side) => view.sides.find((one) => one.side === side)?.turns ?? 0;
  if (turnsOf(view.active) === 0)
    return [1, 1, 2, 2].flatMap(
      (turn, index) => seatOf(view, playing, index % 2 === 0 ? view.active : other, turn) ?? [],
    );
  return [1, 2, 3].flatMap((step) => {
    const side = step % 2 === 1 ? other : view.active;
    return seatOf(view, playing, side, turnsOf(side) + Math.ceil(step / 2)) ?? [];
  });
}
