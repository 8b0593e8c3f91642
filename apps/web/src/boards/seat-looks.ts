import { PLAYER_LOOKS, type SeatLook } from '../kit/ui/seat-looks.ts';

/** Seats of sides begin with the name of theirs; those of players without sides are numbered from `p1`. */
function byName(seat: string): SeatLook {
  if (/^(imperial|empire)/.test(seat)) return 'empire';
  return seat.startsWith('rebel') ? 'rebel' : (PLAYER_LOOKS[Number(seat.slice(1)) - 1] ?? 'none');
}

/** Looks of titles whose seats are not named after their looks, as far as they are known before a match. */
const LOOKS: Readonly<Record<string, (seat: string) => SeatLook>> = {
  // Once the armies are known they decide; two of one kind look like this too.
  'imperial-assault': (seat) => (seat === 'p1' ? 'rebel' : 'empire'),
};

/** The look of a seat: the same in the lobby, in its match, and in the replay. */
export const seatLook = (title: string, seat: string): SeatLook => (LOOKS[title] ?? byName)(seat);
