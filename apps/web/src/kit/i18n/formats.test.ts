import IntlMessageFormat from 'intl-messageformat';
import { expect, test } from 'vitest';
import { formatOf, isPlain } from './formats.ts';
import { LANGUAGES } from './languages.ts';
import { sourcesOf } from './testing/sentences.ts';
import { loadTitle } from './texts.ts';

await Promise.all(LANGUAGES.map((language) => loadTitle('rebellion', language)));

test.each(LANGUAGES)('%s: a sentence without parameters is what the parser would make of it', (language) => {
  const plain = Object.values(sourcesOf(language, 'rebellion')).filter(isPlain);
  expect(plain.length).toBeGreaterThan(200);
  const formatted = plain.map((sentence) =>
    new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true }).format(),
  );
  expect(formatted).toEqual(plain);
});

test('quoted characters are left to the parser', () => {
  expect(["It''s", "'{'", 'a {n}', '#', "l'Impero"].map(isPlain)).toEqual([false, false, false, true, true]);
});

test('plurals and numbers follow the language of the sentence', () => {
  const files = '{n, plural, one {# file} other {# files}}';
  expect(formatOf('en', files).format({ n: 1_234 })).toBe('1,234 files');
  expect(formatOf('it', files).format({ n: 12_345 })).toBe('12.345 files');
  expect(formatOf('fr', files).format({ n: 0 })).toBe('0 file');
  expect(formatOf('en', files).format({ n: 0 })).toBe('0 files');
});
