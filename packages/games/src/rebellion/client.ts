/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
export { boxOf } from './box.ts';
export * from './data/actions.ts';
export * from './data/attack.ts';
export { queueBoxOf } from './data/building.ts';
export * from './data/dice.ts';
export * from './data/leaders.ts';
export * from './data/missions.ts';
export * from './data/objectives.ts';
export { percent, successChance } from './data/odds.ts';
export * from './data/rings.ts';
export * from './data/systems.ts';
export * from './data/tactics.ts';
export * from './data/track.ts';
export * from './data/units.ts';
export { sentencesOf } from './log-sentences.ts';
export { placeName } from './places.ts';
export * from './preview/answer.ts';
export * from './preview/combat.ts';
export * from './preview/mission.ts';
export type { TextKey } from './text/index.ts';
export type * from './view-shape.ts';

export const TITLE_ID = 'rebellion';
