import IntlMessageFormat from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Text } from '../net/types.ts';
import { useLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { sentencesOf, useTexts } from './texts.ts';

type Params = Readonly<Record<string, string | number | Text>>;
/** Says a message by key, or a Text, in the reader's language. */
export type Say = (what: string | Text, params?: Params) => string;

const formats = new Map<string, IntlMessageFormat>();

function format(language: Language, sentence: string): IntlMessageFormat {
  const id = `${language} ${sentence}`;
  const known = formats.get(id) ?? new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true });
  formats.set(id, known);
  return known;
}

/** A speaker for one language and title. `names` puts players' own names where messages speak of seats. */
export function speaker(language: Language, title: string | null, names: Readonly<Record<string, string>> = {}): Say {
  const sentences = sentencesOf(language, title);
  const say: Say = (what, params) => {
    const { key, params: own } = typeof what === 'string' ? { key: what, params } : what;
    if (key.startsWith('seat.') && Object.hasOwn(names, key.slice(5))) return names[key.slice(5)] ?? key;
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (sentence === undefined) return key;
    const values = Object.fromEntries(
      Object.entries(own ?? {}).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value]),
    );
    return String(format(language, sentence).format(values));
  };
  return say;
}

const Context = createContext<Say | null>(null);

/** Gives everything below it a speaker for this title and these players. */
export function SayProvider({
  title,
  names,
  children,
}: {
  title: string | null;
  names?: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { language } = useLanguage();
  const texts = useTexts(title, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences that have just arrived are said.
  const say = useMemo(() => speaker(language, title, names), [language, title, names, texts]);
  return <Context.Provider value={say}>{children}</Context.Provider>;
}

/** The speaker around this component. Throws outside a provider. */
export function useSay(): Say {
  const say = useContext(Context);
  if (!say) throw new Error('no SayProvider around this component');
  return say;
}
