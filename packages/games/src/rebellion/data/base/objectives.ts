export type Stage = 1 | 2 | 3;

/** An objective card's printed facts. */
export interface ObjectiveFacts {
  readonly id: ObjectiveId;
  readonly stage: Stage;
  /** Reputation gained; Inspire Sympathy counts destroyed systems instead. */
  readonly reputation: number;
  readonly timing: 'combat' | 'refresh';
}

export const OBJECTIVE_IDS = [
  'crippling-blow',
  'rebel-assault',
  'cut-supply-lines',
  'defend-the-people',
  'regional-support',
  'death-star-plans-ii',
  'heart-of-the-empire',
  'leave-no-one-behind',
  'liberation',
  'popular-support',
  'death-star-plans-iii',
  'establish-outposts',
  'inspire-sympathy',
  'major-victory',
  'return-of-the-jedi',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

/** All objective cards by id; each exists once. */
// biome-ignore format: one line each
export const OBJECTIVES: Readonly<Record<ObjectiveId, ObjectiveFacts>> = {
  'crippling-blow': { id: 'crippling-blow', stage: 1, reputation: 1, timing: 'combat' },
  'rebel-assault': { id: 'rebel-assault', stage: 1, reputation: 1, timing: 'combat' },
  'cut-supply-lines': { id: 'cut-supply-lines', stage: 1, reputation: 1, timing: 'refresh' },
  'defend-the-people': { id: 'defend-the-people', stage: 1, reputation: 1, timing: 'refresh' },
  'regional-support': { id: 'regional-support', stage: 1, reputation: 1, timing: 'refresh' },
  'death-star-plans-ii': { id: 'death-star-plans-ii', stage: 2, reputation: 2, timing: 'combat' },
  'heart-of-the-empire': { id: 'heart-of-the-empire', stage: 2, reputation: 2, timing: 'refresh' },
  'leave-no-one-behind': { id: 'leave-no-one-behind', stage: 2, reputation: 1, timing: 'refresh' },
  'liberation': { id: 'liberation', stage: 2, reputation: 1, timing: 'combat' },
  'popular-support': { id: 'popular-support', stage: 2, reputation: 1, timing: 'refresh' },
  'death-star-plans-iii': { id: 'death-star-plans-iii', stage: 3, reputation: 2, timing: 'combat' },
  'establish-outposts': { id: 'establish-outposts', stage: 3, reputation: 1, timing: 'refresh' },
  'inspire-sympathy': { id: 'inspire-sympathy', stage: 3, reputation: 0, timing: 'refresh' },
  'major-victory': { id: 'major-victory', stage: 3, reputation: 1, timing: 'combat' },
  'return-of-the-jedi': { id: 'return-of-the-jedi', stage: 3, reputation: 2, timing: 'combat' },
};
