import { readdirSync, readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { text } from './index.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;

/** Names of the parameters of a sentence. */
function parameters(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].sort();
}

describe.each(LANGUAGES)('text in %s', (language) => {
  test('every sentence has the parameters of the English one and can be formatted', () => {
    expect(Object.keys(text[language])).toEqual(Object.keys(text.en));
    for (const [key, english] of Object.entries(text.en)) {
      const sentence: string = text[language][key as keyof typeof text.en];
      expect([key, parameters(sentence)]).toEqual([key, parameters(english)]);
      const values = Object.fromEntries(parameters(english).map((name) => [name, 2]));
      expect(String(new IntlMessageFormat(sentence, language).format(values))).not.toMatch(/[{}]/);
    }
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
