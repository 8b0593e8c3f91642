import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawScenario } from './draw.ts';
import { SCENARIO_IDS, scenarioOf } from './index.ts';
import { linesOf } from './json-lines.ts';
import { readScenario } from './read.ts';

const text = readFileSync(new URL('./01-imperial-scout-mission.json', import.meta.url), 'utf8');

/** The file with a change, and the line the change is in. */
function changed(from: string, to: string) {
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return { read: readScenario(text.replace(from, to)), line };
}

describe('a scenario file', () => {
  test.each(SCENARIO_IDS.map((id, index) => [index + 1, id] as const))('%d of the box is right: %s', (number, id) => {
    const file = new URL(`./${String(number).padStart(2, '0')}-${id}.json`, import.meta.url);
    const read = readScenario(readFileSync(file, 'utf8'));
    expect(read).toEqual({ ok: true, scenario: scenarioOf(id) });
    expect(read.ok && read.scenario.number).toBe(number);
  });

  test('is refused with the line of each problem', () => {
    const wrongTerrain = changed('"type": "serac"', '"type": "lake"');
    expect(wrongTerrain.read).toMatchObject({ ok: false, problems: [{ line: wrongTerrain.line }] });
    const wrongHand = changed('"hands": { "rebels": ', '"hands": { "rebels": 4');
    expect(wrongHand.read).toMatchObject({ ok: false, problems: [{ line: wrongHand.line, path: 'hands.rebels' }] });
    const missing = changed('"firstPlayer"', '"first"');
    expect(missing.read.ok).toBe(false);
  });

  test.each([
    [
      'a hand too large',
      '"rebels": 4, "empire": 3',
      '"rebels": 44, "empire": 3',
      ['hands.rebels: Too big: expected number to be <=9'],
    ],
    [
      'an unknown side',
      '"firstPlayer": "rebels"',
      '"firstPlayer": "hutts"',
      ['firstPlayer: Invalid option: expected one of "rebels"|"empire"'],
    ],
    [
      'a misspelt entry',
      '"firstPlayer"',
      '"first"',
      ['firstPlayer: Invalid option: expected one of "rebels"|"empire"', ': Unrecognized key: "first"'],
    ],
    [
      'an id with a space',
      '"id": "imperial-scout-mission"',
      '"id": "scout mission"',
      ['id: letters, digits and single dashes'],
    ],
    [
      'a rule that does not exist',
      '"killMedals"',
      '"bounty"',
      [
        "specialRules.0.kind: Invalid discriminator value. Expected 'killMedals' | 'reinforceEliminated' | 'scheduledReinforcement' | 'carryToken' | 'moveCost' | 'retreatDirections' | 'deployFromCarrier' | 'chargeStructure' | 'handBonus'",
      ],
    ],
    [
      'a word in place of a number',
      '"medals": 2',
      '"medals": "two"',
      ['specialRules.0.medals: Invalid input: expected number, received string'],
    ],
    ['a unit beside the board', '"at": [0, 5]', '"at": [0, 7]', ['units.7.at: not a hex of the board']],
    ['a unit without a row', '"at": [0, 5]', '"at": [0]', ['units.7.at: Too small: expected array to have >=2 items']],
    [
      'a unit on half a hex',
      '"at": [0, 5]',
      '"at": [0.5, 5]',
      ['units.7.at.0: Invalid input: expected int, received number'],
    ],
    ['two terrains in one hex', '"at": [2, 2]', '"at": [3, 1]', ['terrain.1.at: 3,1 is taken']],
  ])('is refused in words for %s', (_mistake, from, to, problems) => {
    const { read } = changed(from, to);
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual(problems);
  });

  test('that is no JSON names the line of the mistake', () => {
    const broken = changed('"hands": {', '"hands": { ,');
    expect(broken.read).toMatchObject({ ok: false, problems: [{ line: broken.line, path: '' }] });
    expect(readScenario('{\n').ok).toBe(false);
  });

  test('has a line for each value', () => {
    const lines = linesOf('{\n "a": [1,\n {"b": "x, ]"}],\n "c": true\n}');
    expect([...lines]).toEqual([
      ['', 1],
      ['a', 2],
      ['a.0', 2],
      ['a.1', 3],
      ['a.1.b', 3],
      ['c', 4],
    ]);
  });

  test('is drawn as text', () => {
    const drawn = drawScenario(scenarioOf('target-the-shield-generators')).split('\n');
    expect(drawn[0]).toContain('target-the-shield-generators');
    expect([drawn.filter((line) => /^[1-7] {2}/.test(line)).length, drawn.join('').match(/XX/g)?.length]).toEqual([
      7, 3,
    ]);
  });
});
