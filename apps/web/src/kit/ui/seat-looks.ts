import css from './seat-looks.module.css';

/** Looks of players without sides, in the order of their seats: discs that differ in pattern and colour. */
export const PLAYER_LOOKS = ['plain', 'bars', 'dots', 'ring'] as const;
export type PlayerLook = (typeof PLAYER_LOOKS)[number];

/** The look of a seat: the shape and colour of its side, the disc of a player without a side, or nothing of its own. */
export type SeatLook = 'rebel' | 'empire' | 'none' | PlayerLook;

/** Whether a look is a patterned disc. */
export const isPlayerLook = (look: SeatLook): look is PlayerLook => PLAYER_LOOKS.some((one) => one === look);

/** Class with the colours and the pattern of a look. */
export const lookClass = (look: SeatLook): string | undefined => css[look];
