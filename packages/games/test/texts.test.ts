import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { AnyTitle } from '../src/engine/index.ts';
import { argumentsOf, parametersOf } from '../src/engine/testing/parameters.ts';
import { engineText } from '../src/engine/text/index.ts';
import { LANGUAGES, type Language } from '../src/engine/title.ts';
import { titles } from '../src/titles.ts';
import { highCard } from '../template/index.ts';

/** Sentences by what they belong to; the template stands for titles that are not complete. */
const TEXTS: readonly (readonly [string, AnyTitle['text'], readonly Language[]])[] = [
  ['the engine', engineText, LANGUAGES],
  ...[...titles, highCard].map(
    ({ id, text, complete }: AnyTitle) => [id, text, complete ? LANGUAGES : (['en'] as const)] as const,
  ),
];

describe.each(TEXTS)('the texts of %s', (_name, text, languages) => {
  test.each(languages)('are all there in %s, with the parameters of the English ones', (language) => {
    const own = text[language] ?? {};
    expect(Object.keys(own)).toEqual(Object.keys(text.en));
    for (const key of Object.keys(text.en)) {
      const sentence = own[key] ?? '';
      expect([key, parametersOf(sentence)]).toEqual([key, parametersOf(text.en[key] ?? '')]);
      const values = Object.fromEntries(argumentsOf(sentence).map((name) => [name, 2]));
      expect(String(new IntlMessageFormat(sentence, language).format(values))).not.toMatch(/[{}]/);
    }
  });
});
