import { expect, test } from 'vitest';
import { activate, imperialTurn } from '../testing/moves.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

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
