import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { activate, imperialTurn } from '../testing/moves.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { warningsOfLeaving } from './leaving.ts';

/** The warnings of an order: which units, without what, and what then happens. */
const warnings = (s: Scenario) =>
  s.decision.pieces?.flatMap(({ warnings = [] }) =>
    warnings.map(({ all, none = [], text }) => ({ all: all.length, none, key: text.key })),
  );

test('RB-12.9 an order warns before the last ground unit leaves a subjugated system', () => {
  const s = activate(
    imperialTurn({
      systems: { naboo: { loyalty: 'rebel', subjugated: true }, rodia: { subjugated: true } },
      units: {
        naboo: { 'star-destroyer': 1, stormtrooper: 2 },
        rodia: { 'assault-carrier': 1, stormtrooper: 1 },
      },
      leaders: { 'grand-moff-tarkin': 'pool' },
    }),
    'grand-moff-tarkin',
    'malastare',
  );
  expect(warnings(s)).toEqual(
    expect.arrayContaining([
      { all: 2, none: [], key: 'warning.turnsRebel' },
      { all: 1, none: [], key: 'warning.turnsNeutral' },
    ]),
  );
});

test('RB-13.9 an order warns before the last unit leaves a captive behind', () => {
  const s = activate(
    imperialTurn({
      systems: { sullust: { loyalty: 'imperial' } },
      units: { sullust: { 'star-destroyer': 1 } },
      leaders: { 'princess-leia': { captive: 'sullust' }, 'grand-moff-tarkin': 'pool' },
    }),
    'grand-moff-tarkin',
    'naboo',
  );
  expect(warnings(s)).toEqual([{ all: 1, none: ['captive:princess-leia'], key: 'warning.captiveFree' }]);
});

test('RB-15.1 an order warns before the last Rebel unit leaves a revealed base to the Empire', () => {
  const s = activate(
    scenario({
      base: 'hoth',
      revealed: true,
      units: { hoth: { 'x-wing': 1, stormtrooper: 1 } },
      leaders: { 'admiral-ackbar': 'pool' },
    }),
    'admiral-ackbar',
    'endor',
  );
  expect(warnings(s)).toEqual([{ all: 1, none: [], key: 'warning.baseLost' }]);
});

test('the last Imperial unit that leaves Coruscant opens it to Heart of the Empire, until that is played', () => {
  const { g } = imperialTurn({ units: { coruscant: { 'star-destroyer': 1, stormtrooper: 1 } } });
  const keys = (played: State['objectiveDiscards']) =>
    warningsOfLeaving({ ...g, objectiveDiscards: played }, 'imperial', 'coruscant').map(({ all, text }) => [
      all.length,
      text.key,
    ]);
  expect(keys([])).toEqual([[2, 'warning.heartOpen']]);
  expect(keys(['heart-of-the-empire'])).toEqual([]);
  expect(warningsOfLeaving(g, 'imperial', 'alderaan')).toEqual([]);
});
