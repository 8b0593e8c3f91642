import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, createLogger, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { catalogues } from '../../../../catalogues.ts';

const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The sentences of a folder in French as a build has them, and what it warns of. */
async function built(english: object, french: object) {
  const folder = join(root, 'i18n/catalogues/common');
  mkdirSync(folder, { recursive: true });
  for (const [language, sentences] of Object.entries({ en: english, fr: french }))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(sentences));
  writeFileSync(join(root, 'main.js'), "export { default } from './i18n/catalogues/common/fr.json';");
  const warnings: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    warn: (message: string) => void warnings.push(stripVTControlCharacters(message)),
  };
  const lib = { entry: join(root, 'main.js'), formats: ['es' as const] };
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    customLogger,
    plugins: [catalogues()],
    build: { write: false, lib },
  })) as readonly Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code ?? '';
  const { default: sentences } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { sentences, warnings };
}

test('a sentence that a language lacks is the English one, and the build names it', async () => {
  const english = { 'a.first': 'First', 'a.second': 'Second', 'a.third': 'Third' };
  const { sentences, warnings } = await built(english, { 'a.first': 'Premier', 'a.third': 'Troisième' });
  expect(sentences).toEqual({ 'a.first': 'Premier', 'a.second': 'Second', 'a.third': 'Troisième' });
  expect(warnings).toEqual([expect.stringMatching(/fr\.json lacks sentences, .*: a\.second$/)]);
});

test('sentences are typeset, messages compiled, patterns of names left to the grammar', async () => {
  const french = { 'a.ask': 'Vraiment ?', 'a.who': '{name} : oui', 'form.of': 'de {name}' };
  const { sentences, warnings } = await built(french, french);
  expect(sentences).toEqual({
    'a.ask': 'Vraiment\u202F?',
    'a.who': ['', 'name', '\u00A0: oui'],
    'form.of': 'de {name}',
  });
  expect(warnings).toEqual([]);
});

test('a message that cannot be compiled fails the build', async () => {
  const sentences = { 'a.count': '{n, plural, other {#}' };
  await expect(built(sentences, sentences)).rejects.toThrow();
});
