/** The six faces of a die: infantry twice, the others once (BH-9.15). Another doubled face is a change of this line. */
export const FACES = ['infantry', 'infantry', 'vehicle', 'explosion', 'retreat', 'miss'] as const;
export type Face = (typeof FACES)[number];
