import { readdirSync, readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { argumentsOf, parametersOf } from '../../engine/testing/parameters.ts';
import { text } from './index.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;

describe.each(LANGUAGES)('text in %s', (language) => {
  test('every sentence has the parameters of the English one and can be formatted', () => {
    expect(Object.keys(text[language])).toEqual(Object.keys(text.en));
    for (const [key, english] of Object.entries(text.en)) {
      const sentence: string = text[language][key as keyof typeof text.en];
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
