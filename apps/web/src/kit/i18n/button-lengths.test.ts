import { expect, test } from 'vitest';
import type { Text } from '../net/types.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { paramsOf, sourcesOf } from './testing/sentences.ts';
import { TITLES } from './testing/titles.ts';
import { translator } from './translate.tsx';

/** Characters of an option in one line at 360 px: 312 px of text at 15 px, at 7.8 px a character. */
const BUTTON = 40;
/** Growth of a text in languages that are longer than English, such as German or Finnish; they may take two lines. */
const PSEUDO = 1.35;

const at = (unit: string): Text => ({ key: 'unit.at', params: { unit: { key: unit }, hex: 'C7' } });
/** Typical names on a button; other parameters are numbers. */
const NAMES: Readonly<Record<string, string | Text>> = {
  name: 'Anna',
  target: at('unit.echoTrooper'),
  unit: at('unit.snowspeeder'),
  hex: 'C7',
  hexes: 'C7 – C6',
};

const trooper: Text = { key: 'figure.numbered', params: { name: { key: 'card.e-web-engineer' }, n: 2 } };
/** Typical names on a button of Imperial Assault. */
const SKIRMISH: Readonly<Record<string, string | Text>> = {
  figure: trooper,
  target: trooper,
  group: { key: 'card.royal-guard' },
  condition: { key: 'condition.bleeding' },
  name: { key: 'command.take-initiative' },
  choice: 'F7',
  space: 'F7',
  card: { key: 'card.trandoshan-hunter' },
};

/** Sentences and translator of each title by language, made once: both collect the whole catalogue. */
const CATALOGUES = new Map(
  LANGUAGES.map((language) => [
    language,
    TITLES.map((title) => ({ sentences: sourcesOf(language, title), t: translator(language, title) })),
  ]),
);

/** The label of a button in a language; null for a key of no catalogue. */
function labelOf(key: string, language: Language, names: typeof NAMES): string | null {
  const found = CATALOGUES.get(language)?.find(({ sentences }) => sentences[key] !== undefined);
  const sentence = found?.sentences[key];
  if (found === undefined || sentence === undefined) return null;
  const values = paramsOf(sentence, language).map((param) => [param, names[param] ?? 2]);
  return found.t({ key, params: Object.fromEntries(values) });
}

const isLong = (label: string, language: Language): boolean =>
  language === 'en' ? label.length * PSEUDO > 2 * BUTTON : label.length > BUTTON;

/** Labels that do not fit a button, with their keys. */
const tooLong = (keys: readonly string[], language: Language, names = NAMES): readonly string[] =>
  keys.flatMap((key) => {
    const label = labelOf(key, language, names);
    return label !== null && isLong(label, language) ? [`${key}: ${label}`] : [];
  });

/** Options of Battle of Hoth; those about a card have a second line. */
const HOTH_OPTION = /^(move|attack|retreat|place)\.(?!dice$|with$)[a-zA-Z]+$/;

test.each(LANGUAGES)('%s: the label of every option of Hoth fits at 360 px', (language) => {
  const keys = Object.keys(sourcesOf('en', 'battle-of-hoth')).filter((key) => HOTH_OPTION.test(key));
  expect(keys).toContain('attack.on');
  expect(tooLong(keys, language)).toEqual([]);
});

/** Options of Imperial Assault, without those that stand in the second line. */
const SKIRMISH_OPTION =
  /^(army|turn|action|move|extra|push|raiders|attack|cleave|strain|use|deploy|delivery|bombardment)\.(?!cost$|distance$|noMove$)[a-zA-Z]+$/;

test.each(LANGUAGES)('%s: the label of every option of Imperial Assault fits at 360 px', (language) => {
  const keys = Object.keys(sourcesOf('en', 'imperial-assault')).filter((key) => SKIRMISH_OPTION.test(key));
  expect(keys).toEqual(expect.arrayContaining(['attack.target', 'strain.discard', 'turn.pass']));
  expect(tooLong(keys, language, SKIRMISH)).toEqual([]);
});
