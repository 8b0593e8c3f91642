/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
export * from './data/actions.ts';
export * from './data/dice.ts';
export * from './data/leaders.ts';
export * from './data/missions.ts';
export * from './data/objectives.ts';
export * from './data/rings.ts';
export * from './data/systems.ts';
export * from './data/tactics.ts';
export * from './data/track.ts';
export * from './data/units.ts';

export const TITLE_ID = 'rebellion';

/** All a viewer may see. */
export interface RebellionView {
  readonly round: number;
}
