import IntlMessageFormat from 'intl-messageformat';
import { valuesIn } from '../forms.ts';
import { engineText } from '../text/index.ts';
import type { Text } from '../text.ts';
import type { Catalogue, Language } from '../title.ts';

/** Rendering of texts of a title as a reader of this language reads them. */
export function readerOf(title: Readonly<Record<Language, Catalogue>>, language: Language): (text: Text) => string {
  const sentences: Catalogue = { ...engineText[language], ...title[language] };
  const read = ({ key, params = {} }: Text): string => {
    const sentence = sentences[key] ?? key;
    const values = valuesIn({ language, sentences }, sentence, params, read);
    return String(new IntlMessageFormat(sentence, language).format(values));
  };
  return read;
}
