import './testing/all-languages.ts';
import { loadLobby } from '@echo-base/games/text';
import { expect, test } from 'vitest';
import type { Text } from '../net/types.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { FORBIDDEN } from './testing/glossary.ts';
import { argumentsOf, branchesOf, paramsOf, sourcesOf, wordsOf } from './testing/sentences.ts';
import { TERMS } from './testing/terms.ts';
import { TITLES } from './testing/titles.ts';
import { translator } from './translate.tsx';

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

interface Message {
  /** The title whose sentence it is; null for those of the client. */
  readonly title: string | null;
  readonly key: string;
  readonly english: string;
  readonly sentence: string;
}

const messages = new Map(LANGUAGES.map((language) => [language, messagesIn(language)]));
const messagesOf = (language: Language): readonly Message[] => messages.get(language) ?? [];

/** Every message of a language with its English one; those that titles share with the client count once, as the client’s. */
function messagesIn(language: Language): readonly Message[] {
  const all = new Map<string, Message>();
  for (const title of [null, ...TITLES]) {
    const own = sourcesOf(language, title);
    for (const [key, english] of Object.entries(sourcesOf('en', title))) {
      const sentence = own[key] ?? '';
      const id = `${key} ${sentence}`;
      if (!all.has(id)) all.set(id, { title, key, english, sentence });
    }
  }
  return [...all.values()];
}

/** Messages of a language for which the check finds something, with what it finds. */
function faults(language: Language, check: (message: Message) => string | null): readonly string[] {
  return messagesOf(language).flatMap((message) => {
    const fault = check(message);
    return fault === null ? [] : `${message.key}: ${fault}`;
  });
}

test.each(LANGUAGES)('%s: every sentence has the parameters of the English one', (language) => {
  const check = ({ english, sentence }: Message) => {
    const [own, wanted] = [paramsOf(sentence, language).join(), paramsOf(english, 'en').join()];
    return own === wanted ? null : `${own} instead of ${wanted}`;
  };
  expect(faults(language, check)).toEqual([]);
});

/** Branches that a select needs: of the English sentence, or those of its form. */
function branchesWanted(argument: string, { english, title }: Message): string | null {
  if (argument.endsWith('_gender')) return 'f,other';
  if (argument.endsWith('_number')) return 'one,other';
  if (argument === 'side_id' && title === 'rebellion') return 'other,rebel';
  if (argument === 'side_id') return 'other,rebels';
  return branchesOf(english, 'en', 'select').get(argument)?.join() ?? null;
}

test.each(LANGUAGES)('%s: every select has all its branches', (language) => {
  const check = (message: Message) => {
    for (const [argument, branches] of branchesOf(message.sentence, language, 'select')) {
      const wanted = branchesWanted(argument, message);
      if (wanted !== null && branches.join() !== wanted) return `${argument} has ${branches.join()}`;
    }
    return null;
  };
  expect(faults(language, check)).toEqual([]);
});

test.each(LANGUAGES)('%s: every plural has a singular where English has one', (language) => {
  const check = ({ english, sentence }: Message) => {
    const [own, wanted] = [branchesOf(sentence, language, 'plural'), branchesOf(english, 'en', 'plural')];
    for (const [argument, branches] of own) {
      const isSingular = branches.includes('one') || branches.includes('=1');
      if (!isSingular && wanted.get(argument)?.includes('one')) return `${argument} has ${branches.join()}`;
      // The runtime counts 0 as one in Portuguese, where it takes the plural.
      if (language === 'pt' && branches.includes('one')) return `${argument}: one instead of =1`;
    }
    return null;
  };
  expect(faults(language, check)).toEqual([]);
});

/** A name that ends with a full stop. */
const NAME: Text = { key: 'Ann B.' };
const COUNTS = [0, 1, 2, 5];
const WRONG = /\.\.| {2}| [.,)]|\( |[{}]|undefined/;

const translatorsOf = (language: Language) =>
  new Map([null, ...TITLES].map((title) => [title, translator(language, title)]));

/** The values of a parameter with which a sentence is read: numbers, or the branches of its select, or a name. */
function valuesFor(sentence: string, language: Language, count: number): Record<string, string | number | Text>[] {
  const plurals = branchesOf(sentence, language, 'plural');
  const selects = [...branchesOf(sentence, language, 'select')].filter(([argument]) => !argument.includes('_'));
  const plain = paramsOf(sentence, language).map((param) => [param, plurals.has(param) ? count : NAME]);
  return selects.reduce<Record<string, string | number | Text>[]>(
    (all, [argument, branches]) => all.flatMap((one) => branches.map((branch) => ({ ...one, [argument]: branch }))),
    [Object.fromEntries(plain)],
  );
}

test.each(LANGUAGES)(
  '%s: every sentence reads well with 0, 1, 2 and 5 and with a name that ends with a stop',
  (language) => {
    const t = translatorsOf(language);
    const check = ({ title, key, sentence }: Message) => {
      for (const count of COUNTS) {
        for (const values of valuesFor(sentence, language, count)) {
          const text = t.get(title)?.({ key, params: values }) ?? '';
          if (WRONG.test(text) && !WRONG.test(sentence.replace(/\{[^{}]*\}/g, ''))) return text;
        }
      }
      return null;
    };
    expect(faults(language, check)).toEqual([]);
  },
);

test.each(TRANSLATED)('%s: no word that its glossary replaces', (language) => {
  const check = ({ title, sentence }: Message) => {
    const words = wordsOf(sentence, language);
    const found = FORBIDDEN[language].find(
      (one) => (one.title === undefined || one.title === title) && one.word.test(words),
    );
    return found ? `${sentence} (${found.better})` : null;
  };
  expect(faults(language, check)).toEqual([]);
});

test.each(TRANSLATED)('%s: the terms of its rulebooks', (language) => {
  const check = ({ title, english, sentence }: Message) => {
    const wanted = TERMS.filter((term) => term.title === title && term.en.test(wordsOf(english, 'en')));
    const missing = wanted.find((term) => !term.in[language].test(wordsOf(sentence, language)));
    return missing ? `${sentence} (${missing.in[language]})` : null;
  };
  expect(faults(language, check)).toEqual([]);
});

/** Characters of a button in one line at 360 px: 312 px of text at 15 px, at 7.8 px a character. */
const BUTTON = 40;
/** Growth of a text in languages that are longer than English, such as German or Finnish; they may take two lines. */
const PSEUDO = 1.35;
/** Typical names on a button; other parameters are numbers. */
const NAMES: Readonly<Record<string, Text>> = {
  leader: { key: 'leader.darth-vader' },
  card: { key: 'mission.sabotage' },
  unit: { key: 'unit.x-wing' },
  die: { key: 'die.hit' },
  ally: { key: 'ally.lando' },
  theatre: { key: 'theatre.space' },
  where: { key: 'Hoth' },
  symbol: { key: 'symbol.walker' },
};

test.each(LANGUAGES)('%s: the label of every option fits a button at 360 px', async (language) => {
  const t = translatorsOf(language);
  const settings = new Set(Object.values(await loadLobby('en')).flatMap(Object.keys));
  const check = ({ key, title, sentence }: Message) => {
    if (!/^option\.[a-zA-Z]+$/.test(key) || settings.has(key)) return null;
    const values = paramsOf(sentence, language).map((param) => [param, NAMES[param] ?? 2]);
    const label = t.get(title)?.({ key, params: Object.fromEntries(values) }) ?? '';
    const isLong = language === 'en' ? label.length * PSEUDO > 2 * BUTTON : label.length > BUTTON;
    return isLong ? label : null;
  };
  expect(faults(language, check)).toEqual([]);
});

test('forms of names are asked for by names that the catalogue knows', () => {
  const forms = LANGUAGES.flatMap((language) =>
    messagesOf(language).flatMap(({ sentence }) =>
      argumentsOf(sentence, language).filter((name) => name.includes('_')),
    ),
  );
  const known = /_(id|gender|number|[dD]ef|[oO]ne|[oO]f|[tT]o|[fF]rom|[iI]n|and)$/;
  expect(forms.filter((name) => !known.test(name))).toEqual([]);
});
