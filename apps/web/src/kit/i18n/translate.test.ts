import './testing/all-languages.ts';
import { expect, test, vi } from 'vitest';
import type { Key } from './keys.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { translator } from './translate.tsx';

const t = (language: Language, names: Record<string, string> = {}) => translator(language, 'rebellion', names);
const name = (key: string) => ({ key });

test('leaders have their article, and agree', () => {
  const leia = { leader: name('leader.princess-leia') };
  expect(LANGUAGES.map((language) => t(language)('log.captured', leia))).toEqual([
    'The Empire captures Princess Leia.',
    'L’Impero cattura la principessa Leia.',
    'L’Empire capture la princesse Leia.',
    'El Imperio captura a la princesa Leia.',
    'O Império captura a princesa Leia.',
  ]);
  expect(t('it')('move.captive', leia)).toBe('la principessa Leia (prigioniera)');
  expect(t('it')('move.captive', { leader: name('leader.han-solo') })).toBe('Han Solo (prigioniero)');
});

test('the base space has an article between planets that have none', () => {
  const part = (place: string) => ({ units: { key: 'units.x-wing', params: { n: 2 } }, from: name(`system.${place}`) });
  expect(LANGUAGES.map((language) => t(language)('move.part', part('rebel-base-space')))).toEqual([
    '2 X-wings from the Rebel Base',
    '2 Ala-X dalla Base Ribelle',
    '2 X-wings depuis la base rebelle',
    '2 Ala-X desde la base rebelde',
    '2 X-wings da base rebelde',
  ]);
  expect(t('it')('move.part', part('naboo'))).toBe('2 Ala-X da Naboo');
});

test('a side is a noun with its verb', () => {
  const passed = (side: string) => t('en')('log.passed', { side: name(`side.${side}`) });
  expect([passed('rebel'), passed('imperial')]).toEqual(['The Rebels pass.', 'The Empire passes.']);
});

test('a name that ends with a full stop ends its sentence', () => {
  expect(t('en', { p1: 'Ann B.' })('log.conceded', { seat: name('seat.p1') })).toBe('Ann B. concedes.');
  expect(t('en', { p1: 'Ann B.' })('refused.over_budget', { label: name('seat.p1') })).toBe('Not enough left: Ann B.');
});

test('a sentence that is not loaded is reported once, a name that is no key never', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const bare = translator('en', null);
  for (let times = 0; times < 2; times++) {
    expect(bare('title.none')).toBe('title.none');
    expect(bare({ key: 'Ann' })).toBe('Ann');
  }
  expect(warn.mock.calls).toEqual([['no sentence is loaded for title.none (en)']]);
});

test('keys are those of the English texts', () => {
  const press = (key: Key) => t('en')(key);
  expect(press('match.undo')).toBe('Undo');
  // @ts-expect-error: no such sentence
  const wrong: Key = 'match.undone';
  expect(wrong).not.toBe('match.undo');
});
