/** Readings where the rules leave a doubt (see the rulings): each stands here once. */
export const HOUSE = {
  /** A leader added to a combat must have tactic values (RB-9.0.5). */
  addedLeadersNeedTactics: true,
  /** Leaders that Contingency Plan puts on the new mission; others assigned to it are spent for the round (RB-5.12). */
  contingencyLeaders: 1,
} as const satisfies { addedLeadersNeedTactics: boolean; contingencyLeaders: 1 | 2 };
