/** What the form for a new match and the waiting room may import of this title: its battles. Never state or rules. */
export type { HexId } from '../engine/hex/index.ts';
export { CAMPAIGN_IDS, type CampaignId } from './data/campaigns/ids.ts';
export { briefingOf } from './data/scenarios/briefing.ts';
export { battleOf, type OwnFiles, SCENARIO_IDS, type ScenarioId } from './data/scenarios/index.ts';
export type { Objective, ScenarioFile } from './data/scenarios/schema.ts';
export { TERRAIN_IDS, type TerrainId } from './data/terrain.ts';
export { type BadgeId, SIDES, type Side, UNIT_TYPES, type UnitType, unitInfo } from './data/units.ts';
