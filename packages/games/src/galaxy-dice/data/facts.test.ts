import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLIES, ALLY_IDS } from './allies.ts';
import { DICE, FACES, LORD_IDS, LORDS, MARKERS, REBEL_IDS, REBELS, SCORING } from './facts.ts';
import { PLANETS } from './planets.ts';

interface Box {
  components: { dice: number; rebels: number; sithLords: number; allies: number; rebelMarkers: number };
  die: { count: number; faces: string[] };
  turn: { dice: number; rolls: number };
  sithLords: { id: string; diceLost: number; endVp: number }[];
  rebels: { id: string; symbol: string }[];
  allies: { id: string; power: object; endVpIfUnused: number }[];
  planets: { id: string; omitInShortGame: boolean; spaces: number; rows: unknown[] }[];
  scoring: { vpDie: number; unusedAlly: number; sithLord: number };
  placement: string[];
}
const file = new URL('../testing/facts/galaxy-dice.json', import.meta.url);
const box = JSON.parse(readFileSync(file, 'utf8')) as Box;

test('dice, markers and scoring are those of the box', () => {
  expect([DICE.count, DICE.rolls]).toEqual([box.turn.dice, box.turn.rolls]);
  expect(FACES).toEqual(box.die.faces);
  expect([DICE.count, REBEL_IDS.length, LORD_IDS.length, ALLY_IDS.length, MARKERS]).toEqual([
    box.components.dice,
    box.components.rebels,
    box.components.sithLords,
    box.components.allies,
    box.components.rebelMarkers,
  ]);
  expect([SCORING.vpDie, SCORING.unusedAlly]).toEqual([box.scoring.vpDie, box.scoring.unusedAlly]);
});

test('lords, rebels and allies are those of the box', () => {
  expect(LORD_IDS.map((id) => [id, LORDS[id].diceLost, LORDS[id].endVp])).toEqual(
    box.sithLords.map((lord) => [lord.id, lord.diceLost, lord.endVp]),
  );
  expect(REBEL_IDS.map((id) => [id, REBELS[id].symbol])).toEqual(box.rebels.map((rebel) => [rebel.id, rebel.symbol]));
  expect(ALLY_IDS.map((id) => [id, ALLIES[id].power])).toEqual(box.allies.map((ally) => [ally.id, ally.power]));
});

test('planets, rows and rewards are those of the box', () => {
  expect(PLANETS.map((planet) => planet.id)).toEqual(box.placement);
  for (const [index, planet] of PLANETS.entries()) {
    const printed = box.planets[index]!;
    expect([planet.id, planet.long]).toEqual([printed.id, printed.omitInShortGame]);
    expect(planet.rows).toEqual(printed.rows);
    expect(planet.rows.reduce((sum, row) => sum + row.spaces.length, 0)).toBe(printed.spaces);
  }
});
