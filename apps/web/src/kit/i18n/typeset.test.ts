import './testing/all-languages.ts';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { sourcesOf } from './testing/sentences.ts';
import { TITLES } from './testing/titles.ts';
import { translator } from './translate.tsx';
import { typeset } from './typeset.ts';

/** A plain space where French has one that does not break. */
const PLAIN = / [;?!:»%]|« /;

test('French has narrow spaces before ; ? ! and full ones before : » % and after «', () => {
  expect(typeset('fr', 'Non ? Si ! Un ; deux')).toBe('Non\u202F? Si\u202F! Un\u202F; deux');
  expect(typeset('fr', '« Sabotage » : 50 %')).toBe('«\u00A0Sabotage\u00A0»\u00A0: 50\u00A0%');
  expect(typeset('fr', '{n, plural, one {# dé} other {# dés}} : {die}')).toBe(
    '{n, plural, one {# dé} other {# dés}}\u00A0: {die}',
  );
});

test.each(LANGUAGES.filter((language) => language !== 'fr'))('%s is left as it is', (language) => {
  expect(typeset(language, '« a » : b ? c ! d ; 5 %')).toBe('« a » : b ? c ! d ; 5 %');
});

test.each([null, ...TITLES])('no French sentence of %s can break before its punctuation', (title) => {
  const sentences = Object.entries(sourcesOf('fr', title));
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter(([, sentence]) => PLAIN.test(sentence))).toEqual([]);
});

test('a sentence is translated with them', () => {
  expect(translator('fr', null)('gate.title')).toBe('Comment t’appelles-tu\u202F?');
  expect(translator('fr', 'rebellion')('detail.odds', { percent: 40 })).toContain('40\u00A0%');
});
