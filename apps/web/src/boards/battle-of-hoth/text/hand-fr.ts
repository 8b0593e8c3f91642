/** Sentences of the hand, the other players, the rail and the log. */
export const hand = {};
