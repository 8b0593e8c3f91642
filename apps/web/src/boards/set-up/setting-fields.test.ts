import { expect, test } from 'vitest';
import { titleTranslator } from '../../kit/i18n/title-translator.ts';
import { galaxy } from '../../pages/lobby/testing/matches.ts';
import { settingFields, settingsInWords, startingValues } from './setting-fields.ts';

const fields = settingFields(galaxy.options);

test('a schema becomes a flag, a choice and a number, in its order; properties without a control have their defaults', () => {
  expect(fields).toMatchObject([
    { key: 'short', kind: 'flag', initial: false, label: 'option.short' },
    { key: 'rebels', kind: 'choice', initial: 'choose', values: [{ value: 'choose' }, { value: 'dealt' }] },
    { key: 'rounds', kind: 'number', min: 1, max: 6, step: 1, initial: 3 },
  ]);
  expect(startingValues(fields, undefined)).toEqual({ short: false, rebels: 'choose', rounds: 3 });
});

test('choices may be constants with their own labels', () => {
  const points = { anyOf: [{ const: 15, title: 'points.few' }, { const: 40 }], default: 40, title: 'option.points' };
  expect(settingFields({ properties: { points } })).toEqual([
    {
      key: 'points',
      label: 'option.points',
      hint: null,
      kind: 'choice',
      initial: 40,
      values: [
        { value: 15, label: 'points.few' },
        { value: 40, label: 'option.points.40' },
      ],
    },
  ]);
});

test('a first match starts as the title suggests to new players, a later one with the options of the last', () => {
  const setup = { enum: ['first', 'advanced'], default: 'advanced', title: 'option.setup', firstMatch: 'first' };
  const rounds = { type: 'integer', minimum: 1, maximum: 6, default: 3 };
  const own = settingFields({ properties: { setup, rounds } });
  expect(startingValues(own, undefined)).toEqual({ setup: 'first', rounds: 3 });
  expect(startingValues(own, { setup: 'advanced', rounds: 5 })).toEqual({ setup: 'advanced', rounds: 5 });
  expect(startingValues(own, { setup: 'gone' })).toEqual({ setup: 'advanced', rounds: 3 });
});

test.each([{}, { properties: { odd: 5 } }])('%j has no fields', (schema) => {
  expect(settingFields(schema)).toEqual([]);
});

test('only options that differ from the defaults are shown', () => {
  const t = titleTranslator('en', 'galaxy-dice');
  expect(settingsInWords(t, fields, { short: false, rebels: 'choose', rounds: 3 })).toEqual([]);
  expect(settingsInWords(t, fields, { short: true, rebels: 'dealt', rounds: 4 })).toEqual([
    'Short game: leave out Dagobah and Bespin',
    'Rebel heroes: Random',
    'rounds: 4',
  ]);
});
