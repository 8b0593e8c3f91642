import { expect, test } from 'vitest';
import { readerOf } from '../../../engine/reader.ts';
import { LANGUAGES } from '../../../engine/title.ts';
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

test('BH-13.5 BH-14.4 what may be destroyed, and how, is told; and that kills win no medal where medals win nothing either', () => {
  const told = (scenario: 'target-the-shield-generators' | 'protect-rebel-transports' | 'imperial-scout-mission') =>
    battle({ scenario })
      .view()
      .briefing.filter(({ key }) => /^rule\.(structure|noKill|noGoal)/.test(key));
  const params = { structure: { key: 'structure.shieldGenerator' }, side: { key: 'side.empire' } };
  expect(told('target-the-shield-generators')).toMatchObject([
    { key: 'rule.noGoal', params: { side: { key: 'side.empire' } } },
    { key: 'rule.noKillMedals', params: { side: { key: 'side.empire' } } },
    { key: 'rule.structureShot', params },
  ]);
  expect(told('protect-rebel-transports').map(({ key }) => key)).toContain('rule.structureShot');
  expect(told('imperial-scout-mission')).toEqual([]);
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

test('BH-14.9 BH-14.10 of a gate every language says that only a move of the unit’s own leads off the board', () => {
  const gate = battle({ scenario: 'south-gate-retreat' })
    .view()
    .briefing.filter(({ key }) => key === 'rule.gate');
  const told = LANGUAGES.flatMap((language) => gate.map(readerOf(text, language)));
  expect(told).toEqual([
    'Units of the Rebels (infantry) that enter E7, F7 by a move of their own leave the board at once, for 1 medal each.',
    'Le unità dei Ribelli (fanteria) che entrano in E7, F7 con un proprio movimento lasciano subito il tabellone, per 1 medaglia a unità.',
    'Les unités des Rebelles (infanterie) qui entrent en E7, F7 par leur propre déplacement quittent aussitôt le plateau, pour 1 médaille par unité.',
    'Las unidades de los rebeldes (infantería) que entran en E7, F7 con un movimiento propio salen del tablero de inmediato, por 1 medalla por unidad.',
    'As unidades dos rebeldes (infantaria) que entram em E7, F7 com movimento próprio saem do tabuleiro na hora, por 1 medalha por unidade.',
  ]);
});
