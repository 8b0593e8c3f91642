import IntlMessageFormat from 'intl-messageformat';
import { expect, test } from 'vitest';
import { format, formatToParts, isPlain } from './formats.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { argumentsOf, branchesOf } from './testing/sentences.ts';
import { sentencesOf } from './texts.ts';

const TITLES = ['galaxy-dice', 'rebellion', 'battle-of-hoth', 'imperial-assault'];
const NUMBERS = [0, 1, 2, 5, 1_234, 1_000_000];

const reference = (language: Language, sentence: string) =>
  new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true });

/** Values for all arguments of a sentence, so that together they choose each of its branches. */
function samples(sentence: string, language: Language): readonly Record<string, string | number>[] {
  const plurals = branchesOf(sentence, language, 'plural');
  const selects = branchesOf(sentence, language, 'select');
  const rounds = Math.max(NUMBERS.length, ...[...selects.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => {
    const sample = (name: string, index: number) => {
      const branches = selects.get(name);
      if (branches) return branches[(round + index) % branches.length] ?? '';
      return plurals.has(name) ? (NUMBERS[(round + index) % NUMBERS.length] ?? 0) : `<${name}>`;
    };
    return Object.fromEntries(argumentsOf(sentence, language).map((name, index) => [name, sample(name, index)]));
  });
}

test.each(LANGUAGES)('%s: every sentence reads as a full implementation of ICU messages formats it', (language) => {
  const sentences = new Set(TITLES.flatMap((title) => Object.values(sentencesOf(language, title))));
  expect(sentences.size).toBeGreaterThan(2_000);
  for (const sentence of sentences) {
    const full = reference(language, sentence);
    if (isPlain(sentence)) expect(full.format()).toBe(sentence);
    else
      for (const values of samples(sentence, language))
        expect(format(language, sentence, values), sentence).toBe(full.format(values));
  }
});

test('quotes and counts are read as a full implementation reads them', () => {
  const all = [
    "It''s",
    "'{'{n}'}' and '{it''s}'",
    "l'Impero, l'{n}",
    '{n, plural, one {# a} other {{m, select, x {# in x} other {#}} #}} #',
    "{n, plural, =0 {none} one {'#' is #} other { # }}",
  ];
  for (const sentence of all)
    for (const n of [0, 1, 2])
      expect(format('en', sentence, { n, m: 'x' }), sentence).toBe(reference('en', sentence).format({ n, m: 'x' }));
  expect(["It''s", "'{'", 'a {n}', '#', "l'Impero"].map(isPlain)).toEqual([false, false, false, true, true]);
});

test('plurals and numbers follow the language of the sentence', () => {
  const files = '{n, plural, one {# file} other {# files}}';
  expect(format('en', files, { n: 1_234 })).toBe('1,234 files');
  expect(format('it', files, { n: 12_345 })).toBe('12.345 files');
  expect(format('fr', files, { n: 0 })).toBe('0 file');
  expect(format('en', files, { n: 0 })).toBe('0 files');
});

test('values that are no words stay apart, and words beside each other are one part', () => {
  const name = { id: 'luke' };
  const parts = formatToParts('en', '{who} and {n} of {n, plural, one {one} other {{who}}}!', { who: name, n: 2 });
  expect(parts).toEqual([name, ' and 2 of ', name, '!']);
});

test('a missing value, a missing branch and unknown syntax are errors', () => {
  expect(() => format('en', '{n}')).toThrow(ReferenceError);
  expect(() => format('en', '{n, select, a {A}}', { n: 'b' })).toThrow(RangeError);
  for (const broken of ['{', '{n', '{n,', '{n, date}', '{n, plural, one {a}', '}'])
    expect(() => format('en', broken, { n: 1 })).toThrow(SyntaxError);
});
