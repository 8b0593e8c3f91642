import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { paramOf } from '../../engine/forms.ts';
import { loadCatalogue } from '../../text.ts';
import { ALLY_IDS, FACES, LORD_IDS, PLANET_IDS, REBEL_IDS } from '../client.ts';
import { text } from './index.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;

/** Arguments of a sentence as written, forms of names included. */
function argumentsOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? '');
}

/** Names of the parameters of a sentence. */
function parameters(sentence: string): string[] {
  return [...new Set(argumentsOf(sentence).map(paramOf))].sort();
}

describe.each(LANGUAGES)('text in %s', (language) => {
  test('every sentence has the parameters of the English one and can be formatted', () => {
    for (const [key, english] of Object.entries(text.en)) {
      const sentence: string = text[language][key as keyof typeof text.en];
      expect([key, parameters(sentence)]).toEqual([key, parameters(english)]);
      const values = Object.fromEntries(argumentsOf(sentence).map((name) => [name, 2]));
      expect(String(new IntlMessageFormat(sentence, language).format(values))).not.toMatch(/[{}]/);
    }
  });

  test('there are no sentences the English catalogue does not have', () => {
    expect(Object.keys(text[language])).toEqual(Object.keys(text.en));
  });
});

describe('catalogue', () => {
  test('names every symbol, rebel, lord, ally and planet', async () => {
    const keys = [
      ...FACES.map((id) => `symbol.${id}`),
      ...REBEL_IDS.map((id) => `rebel.${id}`),
      ...LORD_IDS.map((id) => `lord.${id}`),
      ...ALLY_IDS.map((id) => `ally.${id}`),
      ...PLANET_IDS.flatMap((id) => [`planet.${id}`, `planet.${id}.kind`]),
    ];
    const catalogue = await loadCatalogue('galaxy-dice', 'pt');
    for (const key of keys) expect(Object.keys(catalogue)).toContain(key);
  });

  test('holds the sentences of the engine as well, and only those for an unknown title', async () => {
    expect((await loadCatalogue('galaxy-dice', 'fr'))['log.conceded']).toBeDefined();
    expect((await loadCatalogue('toString', 'fr'))['log.conceded']).toBeDefined();
    expect((await loadCatalogue('toString', 'fr'))['ask.place']).toBeUndefined();
  });
});
