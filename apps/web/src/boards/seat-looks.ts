import { PLAYER_LOOKS, type SeatLook } from '../ui/seat-looks.ts';

/** Seats of titles with sides begin with the name of theirs. */
const bySide = (seat: string): SeatLook => (/^(imperial|empire)/.test(seat) ? 'empire' : 'rebel');

/** Seats of players without sides are numbered from `p1`. */
const byNumber = (seat: string): SeatLook => PLAYER_LOOKS[Number(seat.slice(1)) - 1] ?? 'none';

/** Looks of the seats of every title, each as far as it is known before a match. */
const LOOKS: Readonly<Record<string, (seat: string) => SeatLook>> = {
  'galaxy-dice': byNumber,
  rebellion: bySide,
  'battle-of-hoth': bySide,
  // Once the armies are known they decide; two of one kind look like this too.
  'imperial-assault': (seat) => (seat === 'p1' ? 'rebel' : 'empire'),
};

/** The look of a seat: the same in the lobby, in its match, and in the replay. */
export const seatLook = (title: string, seat: string): SeatLook => LOOKS[title]?.(seat) ?? 'none';
