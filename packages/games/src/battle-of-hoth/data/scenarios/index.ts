import { hexId } from '../../../engine/hex/index.ts';
import imperialScoutMission from './01-imperial-scout-mission.json' with { type: 'json' };
import snowspeederCounterAttack from './02-snowspeeder-counter-attack.json' with { type: 'json' };
import enemySpotted from './03-enemy-spotted.json' with { type: 'json' };
import successfulLandings from './04-successful-landings.json' with { type: 'json' };
import hillAlphaDefense from './05-hill-alpha-defense.json' with { type: 'json' };
import retrieveImperialData from './06-retrieve-imperial-data.json' with { type: 'json' };
import outpostAttack from './07-outpost-attack.json' with { type: 'json' };
import medevac from './08-medevac.json' with { type: 'json' };
import securingDefensivePositions from './09-securing-defensive-positions.json' with { type: 'json' };
import targetTheShieldGenerators from './10-target-the-shield-generators.json' with { type: 'json' };
import rebelBreakout from './11-rebel-breakout.json' with { type: 'json' };
import underSiege from './12-under-siege.json' with { type: 'json' };
import enterEchoBase from './13-enter-echo-base.json' with { type: 'json' };
import protectRebelTransports from './14-protect-rebel-transports.json' with { type: 'json' };
import southGateRetreat from './15-south-gate-retreat.json' with { type: 'json' };
import echoBaseEvacuation from './16-echo-base-evacuation.json' with { type: 'json' };
import lastStand from './17-last-stand.json' with { type: 'json' };
import type { ScenarioFile, WrittenScenario } from './schema.ts';

/** Ids of the 17 battles, by number. */
export const SCENARIO_IDS = [
  'imperial-scout-mission',
  'snowspeeder-counter-attack',
  'enemy-spotted',
  'successful-landings',
  'hill-alpha-defense',
  'retrieve-imperial-data',
  'outpost-attack',
  'medevac',
  'securing-defensive-positions',
  'target-the-shield-generators',
  'rebel-breakout',
  'under-siege',
  'enter-echo-base',
  'protect-rebel-transports',
  'south-gate-retreat',
  'echo-base-evacuation',
  'last-stand',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

const FILES: Readonly<Record<ScenarioId, unknown>> = {
  'imperial-scout-mission': imperialScoutMission,
  'snowspeeder-counter-attack': snowspeederCounterAttack,
  'enemy-spotted': enemySpotted,
  'successful-landings': successfulLandings,
  'hill-alpha-defense': hillAlphaDefense,
  'retrieve-imperial-data': retrieveImperialData,
  'outpost-attack': outpostAttack,
  medevac: medevac,
  'securing-defensive-positions': securingDefensivePositions,
  'target-the-shield-generators': targetTheShieldGenerators,
  'rebel-breakout': rebelBreakout,
  'under-siege': underSiege,
  'enter-echo-base': enterEchoBase,
  'protect-rebel-transports': protectRebelTransports,
  'south-gate-retreat': southGateRetreat,
  'echo-base-evacuation': echoBaseEvacuation,
  'last-stand': lastStand,
};

/** A battle with the ids of its hexes. That its file is right was checked before: by a test, or by `readScenario`. */
function scenarioIn(file: unknown): ScenarioFile {
  const { objectives, structures, terrain, units, ...others } = file as WrittenScenario;
  const idOf = ([col, row]: WrittenScenario['units'][number]['at']) => hexId(col, row);
  return {
    ...others,
    objectives: objectives.map((one) => ({ ...one, hexes: one.hexes.map(idOf) })),
    structures: structures.map((one) => ({ ...one, at: idOf(one.at) })),
    terrain: terrain.map((one) => ({ ...one, at: idOf(one.at) })),
    units: units.map((one) => ({ ...one, at: idOf(one.at) })),
  };
}

const scenarios: ReadonlyMap<ScenarioId, ScenarioFile> = new Map(SCENARIO_IDS.map((id) => [id, scenarioIn(FILES[id])]));

/** A battle of the box. Throws on an unknown id. */
export function scenarioOf(id: ScenarioId): ScenarioFile {
  const scenario = scenarios.get(id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return scenario;
}

/** Texts of an operator's files, by the id of the battle that each replaces. */
export type OwnFiles = Readonly<Partial<Record<ScenarioId, string>>>;

const parsed = new Map<string, ScenarioFile>();

/** The battle of a match: from the file the match was created with, otherwise that of the box. */
export function battleOf({ scenario, files }: { scenario: ScenarioId; files?: OwnFiles | undefined }): ScenarioFile {
  const text = files?.[scenario];
  if (text === undefined) return scenarioOf(scenario);
  const known = parsed.get(text) ?? scenarioIn(JSON.parse(text));
  parsed.set(text, known);
  return known;
}
