import IntlMessageFormat from 'intl-messageformat';
import { valuesIn } from './forms.ts';
import { engineText } from './text/index.ts';
import type { Text } from './text.ts';
import type { AnyTitle, Catalogue, Language } from './title.ts';

/** Reads messages as sentences. */
export type Reader = (text: Text) => string;

/**
 * Rendering of texts of a title as a reader of this language reads them, outside the client. `names` are players' names by seat;
 * seats without one have the name that the title gives them. The key itself where no sentence is known.
 */
export function readerOf(
  title: AnyTitle['text'],
  language: Language,
  names: Readonly<Record<string, string>> = {},
): Reader {
  const sentences: Catalogue = { ...engineText[language], ...title.en, ...title[language] };
  const read: Reader = ({ key, params = {} }) => {
    const player = key.startsWith('seat.') && Object.hasOwn(names, key.slice(5)) ? names[key.slice(5)] : undefined;
    if (player !== undefined) return player;
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (sentence === undefined) return key;
    const values = valuesIn({ language, sentences }, sentence, params, read);
    return String(new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true }).format(values));
  };
  return read;
}
