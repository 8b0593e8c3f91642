import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/title.ts';
import { text } from './index.ts';

const own = (language: (typeof LANGUAGES)[number]): Readonly<Record<string, string>> => text[language];

describe.each(LANGUAGES)('text in %s', (language) => {
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
