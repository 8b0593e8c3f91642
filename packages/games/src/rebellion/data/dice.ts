export const FACES = ['blank', 'hit', 'direct', 'special'] as const;
export type Face = (typeof FACES)[number];
/** The six faces of a die; both colours are alike. */
export const DIE: readonly Face[] = ['blank', 'blank', 'hit', 'hit', 'direct', 'special'];
/** Mission successes of a face (RB-7.1.21). */
export const SUCCESSES: Readonly<Record<Face, number>> = { blank: 0, hit: 1, direct: 1, special: 2 };
/** Dice of a colour an attack rolls at most (RB-9.1.2), and dice of a side in a mission (RB-7.1.18). */
export const ATTACK_DICE = 5;
export const MISSION_DICE = 10;
