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
