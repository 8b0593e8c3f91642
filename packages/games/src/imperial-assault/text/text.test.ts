import { readdirSync, readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { argumentsOf, parametersOf } from '../../engine/testing/parameters.ts';
import { text } from './index.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;

/** Forms of a name that only some languages need. */
const FORM_KEY = /\.(one|to|of|in)$/;

const own = (language: (typeof LANGUAGES)[number]): Readonly<Record<string, string>> => text[language];

describe.each(LANGUAGES)('text in %s', (language) => {
  test('every sentence has the parameters of the English one and can be formatted', () => {
    const keysOf = (one: (typeof LANGUAGES)[number]) => Object.keys(own(one)).filter((key) => !FORM_KEY.test(key));
    expect(keysOf(language)).toEqual(keysOf('en'));
    for (const key of keysOf('en')) {
      const [english, sentence] = [own('en')[key] ?? '', own(language)[key] ?? ''];
      expect([key, parametersOf(sentence)]).toEqual([key, parametersOf(english)]);
      const values = Object.fromEntries(argumentsOf(sentence).map((name) => [name, 2]));
      expect(String(new IntlMessageFormat(sentence, language).format(values))).not.toMatch(/[{}]/);
    }
  });
});

test('every refusal of the title has its sentence in every language', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const source = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  const all = [...source.matchAll(/refuse\(\s*'(\w+)'/g)].map(([, code = '']) => code);
  expect(all.length).toBeGreaterThan(20);
  for (const language of LANGUAGES)
    for (const code of all) expect(Object.keys(text[language]), language).toContain(`refused.${code}`);
});
