import { readdirSync, readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { argumentsOf, parametersOf } from '../../engine/testing/parameters.ts';
import { text } from './index.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;

/** Forms of a name that only some languages need. */
const FORM_KEY = /\.(def|one|to|number|gender)$/;

const own = (language: (typeof LANGUAGES)[number]): Readonly<Record<string, string>> => text[language];

describe.each(LANGUAGES)('text in %s', (language) => {
  test('every sentence has the parameters of the English one and can be formatted', () => {
    const english = Object.entries(own('en')).filter(([key]) => !FORM_KEY.test(key));
    const keys = Object.keys(own(language)).filter((key) => !FORM_KEY.test(key));
    expect(keys.sort()).toEqual(english.map(([key]) => key).sort());
    for (const [key, wanted] of english) {
      const sentence = own(language)[key] ?? '';
      expect([key, parametersOf(sentence)]).toEqual([key, parametersOf(wanted)]);
      const values = Object.fromEntries(argumentsOf(sentence).map((name) => [name, 2]));
      expect(String(new IntlMessageFormat(sentence, language).format(values))).not.toMatch(/[{}]/);
    }
  });

  test('sides are subjects of sentences, not labels before a colon', () => {
    const labels = Object.entries(own(language)).filter(([, sentence]) => /^\{(side|unit)\}\s*:/.test(sentence));
    expect(labels.filter(([key]) => /^(log|outcome|act)\./.test(key))).toEqual([]);
  });
});

test('every refusal of the rules has its sentence in every language, and its clause', () => {
  const root = new URL('../rules/', import.meta.url);
  const files = readdirSync(root).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const source = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  const all = [...source.matchAll(/refuse\(\s*'(\w+)'/g)].map(([, code = '']) => code);
  const complete = [...source.matchAll(/refuse\(\s*'(\w+)',.*?, ('BH-[\d.]+'|clause)\)/g)].map(([, code = '']) => code);
  expect(complete).toEqual(all);
  for (const language of LANGUAGES)
    for (const code of all) expect(Object.keys(text[language]), language).toContain(`refused.${code}`);
});
