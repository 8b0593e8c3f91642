import './testing/all-languages.ts';
import { expect, test } from 'vitest';
import { compiled } from './compile.ts';
import { formatOf, isPlain } from './formats.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { argumentsOf } from './messages.ts';
import * as source from './testing/sentences.ts';
import { TITLES } from './testing/titles.ts';

/** All sentences with arguments in a language, each once. */
function sentences(language: Language): readonly string[] {
  const all = TITLES.flatMap((title) => Object.entries(source.sourcesOf(language, title)));
  return [...new Set(all.filter(([key]) => !key.startsWith('form.')).map(([, sentence]) => sentence))].filter(
    (sentence) => !isPlain(sentence),
  );
}

/** Values that reach every branch of a sentence at least once: numbers for plurals, all names of branches for selects. */
function samples(sentence: string, language: Language): readonly Record<string, string | number>[] {
  const plurals = source.branchesOf(sentence, language, 'plural');
  const selects = source.branchesOf(sentence, language, 'select');
  const size = Math.max(5, ...[...selects.values()].map((branches) => branches.length));
  return Array.from({ length: size }, (_, index) => {
    const sampleOf = (argument: string) =>
      plurals.has(argument)
        ? ([0, 1, 2, 5, 1_234][index % 5] ?? 0)
        : (selects.get(argument)?.[index] ?? `«${argument}»`);
    return Object.fromEntries(source.argumentsOf(sentence, language).map((one) => [one, sampleOf(one)]));
  });
}

test.each(LANGUAGES)('%s: every sentence reads the same compiled as from its source', (language) => {
  const all = sentences(language);
  expect(all.length).toBeGreaterThan(1_000);
  for (const sentence of all) {
    const message = compiled(sentence);
    for (const values of samples(sentence, language)) {
      const parts = formatOf(language, message).formatToParts(values);
      expect([sentence, parts]).toEqual([sentence, formatOf(language, sentence).formatToParts(values)]);
    }
    expect([...new Set(argumentsOf(message))].sort()).toEqual(source.argumentsOf(sentence, language));
  }
});

test('words and arguments take turns, plurals and selects have branches', () => {
  expect(compiled('{seat} rolls {dice}.')).toEqual(['', 'seat', ' rolls ', 'dice', '.']);
  expect(compiled('{n, plural, =0 {} one {a die} other {# dice}}')).toEqual([
    '',
    ['n', { '=0': '', one: 'a die', other: ['', 0, ' dice'] }, 1],
  ]);
  expect(compiled("It''s {who, select, ann {Ann} other {{who}}}")).toEqual([
    "It's ",
    ['who', { ann: 'Ann', other: ['', 'who'] }],
  ]);
});

test('syntax that the client cannot format fails the build', () => {
  expect(() => compiled('{n, number}')).toThrow('cannot compile');
  expect(() => compiled('{n, plural, offset:1 other {#}}')).toThrow('offsets');
  expect(() => compiled('{n, plural, other {#}')).toThrow();
});
