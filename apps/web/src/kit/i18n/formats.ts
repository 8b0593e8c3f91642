import IntlMessageFormat, { type Formatters } from 'intl-messageformat';
import type { Language } from './languages.ts';
import { argumentsOf, elementsOf, type Sentence } from './messages.ts';

// Every browser has our languages. The class would ask for its list of locales, which takes 25 ms before the first sentence.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales));

/** Memoisation by arguments. */
function memoized<A extends readonly unknown[], T>(create: (...args: A) => T): (...args: A) => T {
  const known = new Map<string, T>();
  return (...args) => {
    const id = JSON.stringify(args);
    const found = known.get(id) ?? create(...args);
    known.set(id, found);
    return found;
  };
}

/** One formatter per language and options for all sentences: creating one takes longer than formatting a sentence. */
const formatters: Formatters = {
  getNumberFormat: memoized((locales, options) => new Intl.NumberFormat(locales, options as Intl.NumberFormatOptions)),
  getDateTimeFormat: memoized((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: memoized((...args) => new Intl.PluralRules(...args)),
};

const lists = memoized((language: Language) => new Intl.ListFormat(language));

/** List of names in a language, such as "Ida, Marta and Tom". */
export const listOf = (language: Language, names: readonly string[]): string => lists(language).format(names);

/** A parameter, or the quoting of a character, which the parser of ICU messages has to read. */
export const SYNTAX = /[{}]|'['<>]/;

/** Whether a sentence says the same with all parameters, so that it is not formatted. */
export const isPlain = (sentence: Sentence): sentence is string =>
  typeof sentence === 'string' && !SYNTAX.test(sentence);

/** What the forms of names in a sentence are found in: its source, or the names of its arguments. */
export const formSource = (sentence: Sentence): string | readonly string[] =>
  typeof sentence === 'string' ? sentence : argumentsOf(sentence);

const parsed = new Map<Language, Map<Sentence, IntlMessageFormat>>();

function created(language: Language, sentence: Sentence): IntlMessageFormat {
  const message = typeof sentence === 'string' ? sentence : elementsOf(sentence);
  return new IntlMessageFormat(message, language, undefined, { ignoreTag: true, formatters });
}

/** The formatter of a sentence in a language; each is created once. Source text needs the parser, which a build has not. */
export function formatOf(language: Language, sentence: Sentence): IntlMessageFormat {
  const known = parsed.get(language) ?? new Map<Sentence, IntlMessageFormat>();
  parsed.set(language, known);
  const found = known.get(sentence) ?? created(language, sentence);
  known.set(sentence, found);
  return found;
}
