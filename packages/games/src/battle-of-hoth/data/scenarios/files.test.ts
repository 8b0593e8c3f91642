import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawScenario } from './draw.ts';
import { scenarioOf } from './index.ts';
import { linesOf } from './json-lines.ts';
import { readScenario } from './read.ts';

const text = readFileSync(new URL('./01-imperial-scout-mission.json', import.meta.url), 'utf8');

/** The file with a change, and the line the change is in. */
function changed(from: string, to: string) {
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return { read: readScenario(text.replace(from, to)), line };
}

describe('a scenario file', () => {
  test('that is right is read as the battle', () => {
    const read = readScenario(text);
    expect(read.ok && read.scenario).toEqual(scenarioOf('imperial-scout-mission'));
  });

  test('is refused with the line of each problem', () => {
    const wrongTerrain = changed('"type": "serac"', '"type": "lake"');
    expect(wrongTerrain.read).toMatchObject({ ok: false, problems: [{ line: wrongTerrain.line }] });
    const wrongHand = changed('"hands": { "rebels": ', '"hands": { "rebels": 4');
    expect(wrongHand.read).toMatchObject({ ok: false, problems: [{ line: wrongHand.line, path: 'hands.rebels' }] });
    const missing = changed('"firstPlayer"', '"first"');
    expect(missing.read.ok).toBe(false);
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
