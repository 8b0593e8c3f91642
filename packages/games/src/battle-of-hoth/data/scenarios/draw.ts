import { hexId } from '../../../engine/hex/index.ts';
import type { TerrainId } from '../terrain.ts';
import type { UnitType } from '../units.ts';
import type { ScenarioFile } from './schema.ts';

const TERRAIN: Readonly<Record<TerrainId, string>> = {
  ridge: '^',
  rock: 'o',
  serac: 'A',
  building: '#',
  wreckage: 'w',
  trench: '=',
  crevasse: '~',
};
const UNITS: Readonly<Record<UnitType, string>> = {
  snowtrooper: 'st',
  atat: 'AT',
  probeDroid: 'pd',
  echoTrooper: 'et',
  snowspeeder: 'sp',
  rebelArtillery: 'ra',
};
const ROWS = 7;

/** Three signs of a hex: its terrain, then a unit, a structure or an objective. */
function cell({ terrain, units, structures, objectives }: ScenarioFile, col: number, row: number): string {
  const hex = hexId(col, row);
  const ground = terrain.find(({ at }) => at === hex)?.type;
  const unit = units.find(({ at }) => at === hex)?.type;
  const isBuilt = structures.some(({ at }) => at === hex);
  const isGoal = objectives.some(({ hexes }) => hexes.includes(hex));
  const what = (unit && UNITS[unit]) ?? (isBuilt ? 'XX' : isGoal ? '**' : '..');
  return `${ground ? TERRAIN[ground] : ' '}${what}`;
}

const side = (values: { rebels: unknown; empire: unknown }) => `Rebels ${values.rebels}, Empire ${values.empire}`;

/** The map and the facts of a scenario as text. */
export function drawScenario(scenario: ScenarioFile): string {
  const { number, id, firstPlayer, hands, medals, objectives, specialRules, suddenVictory } = scenario;
  const rows = Array.from({ length: ROWS }, (_one, row) => {
    const isOdd = row % 2 === 1;
    const cells = Array.from({ length: isOdd ? 9 : 10 }, (_cell, col) => cell(scenario, col, row));
    return `${row + 1}  ${isOdd ? '  ' : ''}${cells.join(' ')}`;
  });
  return [
    `${number}. ${id}: ${firstPlayer} first; hands ${side(hands)}; medals ${side(medals)}`,
    `   ${Array.from({ length: 10 }, (_one, col) => ` ${String.fromCharCode(65 + col)} `).join(' ')}`,
    ...rows,
    `   ${Object.entries(TERRAIN)
      .map(([name, sign]) => `${sign} ${name}`)
      .join(', ')}; XX structure, ** objective`,
    ...objectives.map((one) => `   objective ${one.id}: ${one.kind}, for ${one.for}`),
    ...suddenVictory.map((one) => `   sudden victory for ${one.winner}: ${one.kind}`),
    ...specialRules.map((one) => `   rule ${one.id}: ${one.kind}`),
  ].join('\n');
}
