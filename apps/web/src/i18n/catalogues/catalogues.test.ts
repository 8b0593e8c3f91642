import { errorCodes } from '@echo-base/protocol';
import IntlMessageFormat from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const web = { en, it, fr, es, pt };

type Element = IntlMessageFormat['getAst'] extends () => (infer E)[] ? E : never;

/** Names of the parameters a sentence speaks of, also within its plurals. */
function parameters(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const own = element.type !== 0 && element.type !== 7 && 'value' in element ? [String(element.value)] : [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => parameters(value)) : [];
    return [...own, ...inner];
  });
}

function parametersOf(language: string, sentence: string): string[] {
  const ast = new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true }).getAst();
  return [...new Set(parameters(ast))].sort();
}

test.each(LANGUAGES)('%s: every sentence can be read and speaks of the same things as the English one', (language) => {
  const sentences: Readonly<Record<string, string>> = web[language];
  for (const [key, english] of Object.entries(web.en)) {
    expect(parametersOf(language, sentences[key] ?? ''), key).toEqual(parametersOf('en', english));
  }
});

test.each(LANGUAGES)('%s: no sentence is missing, empty or too many', (language) => {
  expect(Object.keys(web[language]).sort()).toEqual(Object.keys(web.en).sort());
  expect(Object.values(web[language])).not.toContain('');
});

test('every refusal of the protocol has a sentence', () => {
  for (const code of [...errorCodes, 'offline']) expect(Object.keys(web.en)).toContain(`refused.${code}`);
});
