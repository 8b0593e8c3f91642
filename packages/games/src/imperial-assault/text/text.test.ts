import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/title.ts';
import { text } from './index.ts';

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
