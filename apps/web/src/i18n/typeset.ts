import type { Language } from './languages.ts';

/**
 * Typesetter: the no-break spaces that a language writes before or after punctuation. French has U+202F before `;`, `?`
 * and `!`, and U+00A0 before `:`, `»` and `%` and after `«`. Source texts have plain spaces there; ICU syntax has none.
 */
export function typeset(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ ([;?!])/g, '\u202F$1')
    .replace(/ ([:»%])/g, '\u00A0$1')
    .replace(/« /g, '«\u00A0');
}

/** The same for all sentences of a catalogue, done once when it is loaded; compiled ones have it from the build. */
export function typesetAll<S>(
  language: Language,
  catalogue: Readonly<Record<string, S>>,
): Readonly<Record<string, S | string>> {
  if (language !== 'fr') return catalogue;
  const typesetOne = (sentence: S) => (typeof sentence === 'string' ? typeset(language, sentence) : sentence);
  return Object.fromEntries(Object.entries(catalogue).map(([key, sentence]) => [key, typesetOne(sentence)]));
}
