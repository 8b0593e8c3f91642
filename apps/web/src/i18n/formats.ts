import IntlMessageFormat, { type Formatters } from 'intl-messageformat';
import type { Language } from './languages.ts';

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

/** A parameter, or the quoting of a character, which the parser of ICU messages has to read. */
const SYNTAX = /[{}]|'['<>]/;

/** Whether a sentence says the same with all parameters, so that it needs no parser. */
export const isPlain = (sentence: string): boolean => !SYNTAX.test(sentence);

const parsed = new Map<Language, Map<string, IntlMessageFormat>>();

/** The parsed sentence in a language; each is parsed once. */
export function formatOf(language: Language, sentence: string): IntlMessageFormat {
  const known = parsed.get(language) ?? new Map<string, IntlMessageFormat>();
  parsed.set(language, known);
  const found =
    known.get(sentence) ?? new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true, formatters });
  known.set(sentence, found);
  return found;
}
