import { expect, test } from 'vitest';
import { battle } from '../../testing/scenario.ts';
import { text } from '../../text/index.ts';
import { SCENARIO_IDS, scenarioOf } from './index.ts';

test.each(SCENARIO_IDS)('%s has a sentence for each of its rules', (scenario) => {
  const { suddenVictory, objectives, specialRules } = scenarioOf(scenario);
  const { briefing } = battle({ scenario }).view();
  const keys = briefing.map(({ key }) => key);
  expect(keys.filter((key) => !(key in text.en))).toEqual([]);
  expect(briefing.length).toBeGreaterThanOrEqual(2 + suddenVictory.length + objectives.length + specialRules.length);
});

test('exits, gates and the exit of the officer are told apart', () => {
  const keys = (scenario: 'rebel-breakout' | 'south-gate-retreat' | 'medevac') =>
    battle({ scenario })
      .view()
      .briefing.map(({ key }) => key);
  expect(keys('rebel-breakout')).toContain('rule.exit');
  expect(keys('south-gate-retreat')).toContain('rule.gate');
  expect(keys('medevac')).toContain('rule.exitToken');
});
