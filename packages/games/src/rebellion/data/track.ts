/** Where the markers start and where the track ends (RB-3.1.3, RB-15.9). */
export const TRACK = { time: 1, reputation: 14, last: 16 } as const;
/** Boxes with a recruit icon (RB-14.0.15). */
export const RECRUIT_BOXES: readonly number[] = [2, 3, 4, 5];
/** Boxes with a build icon (RB-14.0.16). */
export const BUILD_BOXES: readonly number[] = [2, 4, 6, 8, 10, 12, 14];
