import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Text } from '../net/types.ts';
import { formatOf, isPlain } from './formats.ts';
import { useLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { sentencesOf, useTexts } from './texts.ts';

type Params = Readonly<Record<string, string | number | Text>>;
/** Translates a message by key, or a Text, into the reader's language. */
export type Translate = (what: string | Text, params?: Params) => string;

/** A part of a sentence: words, or a name inserted into it. */
export type SentencePart = string | { readonly name: Text; readonly text: string };
/** Translates a message into parts, so that names in it can be drawn separately. */
export type TranslateParts = (message: Text) => readonly SentencePart[];

/** Translator for one language and title. `names`: players' names, which replace seats in messages. */
export function translator(
  language: Language,
  title: string | null,
  names: Readonly<Record<string, string>> = {},
): Translate {
  const sentences = sentencesOf(language, title);
  const t: Translate = (what, params) => {
    const { key, params: own } = typeof what === 'string' ? { key: what, params } : what;
    if (key.startsWith('seat.') && Object.hasOwn(names, key.slice(5))) return names[key.slice(5)] ?? key;
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (sentence === undefined) return key;
    if (isPlain(sentence)) return sentence;
    const values = Object.fromEntries(
      Object.entries(own ?? {}).map(([name, value]) => [name, typeof value === 'object' ? t(value) : value]),
    );
    return String(formatOf(language, sentence).format(values));
  };
  return t;
}

/** A message nested in another one, while the outer one is formatted. */
class Inner {
  readonly message: Text;
  constructor(message: Text) {
    this.message = message;
  }
}

/** Translator into parts: messages without parameters inside a message count as its names. */
function partsTranslator(language: Language, title: string | null, t: Translate): TranslateParts {
  const sentences = sentencesOf(language, title);
  const partsOf: TranslateParts = ({ key, params }) => {
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (sentence === undefined) return [t(key, params)];
    if (isPlain(sentence)) return [sentence];
    const values = Object.fromEntries(
      Object.entries(params ?? {}).map(([name, value]) => [name, typeof value === 'object' ? new Inner(value) : value]),
    );
    return formatOf(language, sentence)
      .formatToParts<Inner>(values)
      .flatMap(({ value }): readonly SentencePart[] => {
        if (!(value instanceof Inner)) return [String(value)];
        const { message } = value;
        return message.params ? partsOf(message) : [{ name: message, text: t(message) }];
      });
  };
  return partsOf;
}

interface Translators {
  readonly t: Translate;
  readonly parts: TranslateParts;
}

const Context = createContext<Translators | null>(null);

/** Provides a translator for this title and these players. */
export function TranslationProvider({
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that have just loaded are translated.
  const translators = useMemo(() => {
    const t = translator(language, title, names);
    return { t, parts: partsTranslator(language, title, t) };
  }, [language, title, names, texts]);
  return <Context.Provider value={translators}>{children}</Context.Provider>;
}

function useTranslators(): Translators {
  const translators = useContext(Context);
  if (!translators) throw new Error('no SayProvider around this component');
  return translators;
}

/** The translator of the nearest provider. Throws outside a provider. */
export function useTranslate(): Translate {
  return useTranslators().t;
}

/** The translator into parts, for sentences with names drawn separately. */
export function useTranslateParts(): TranslateParts {
  return useTranslators().parts;
}
