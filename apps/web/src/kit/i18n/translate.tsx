import { formsIn, formValues, type Grammar, valuesIn } from '@echo-base/games/text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Text } from '../net/types.ts';
import { formatOf, formSource, isPlain } from './formats.ts';
import type { Key } from './keys.ts';
import { useLanguage } from './language.ts';
import type { Language } from './languages.ts';
import type { Sentence } from './messages.ts';
import { sentencesOf, useTexts } from './texts.ts';

type Params = Readonly<Record<string, string | number | Text>>;
/** Translates a message by key, or a Text, into the language of the interface. */
export type Translate = (what: Key | Text, params?: Params) => string;

/** A part of a sentence: words, or a name inserted into it. */
export type SentencePart = string | { readonly name: Text; readonly text: string };
type IsName = (message: Text) => boolean;
/**
 * Translates a message into parts, so that names in it can be drawn separately: messages without parameters, and those
 * that `isName` says are names.
 */
export type TranslateParts = (message: Text, isName?: IsName) => readonly SentencePart[];

const reported = new Set<string>();

/** Warns once of a sentence that is not loaded where it is shown: its key is on screen (development). */
function report(key: string, language: Language): void {
  if (!import.meta.env.DEV || reported.has(key)) return;
  reported.add(key);
  console.warn(`no sentence is loaded for ${key} (${language})`);
}

/** Translator for one language and title. `names`: players' names, which replace seats in messages. */
export function translator(
  language: Language,
  title: string | null,
  names: Readonly<Record<string, string>> = {},
): Translate {
  const t: Translate = (what, params) => {
    const { key, params: own } = typeof what === 'string' ? { key: what, params } : what;
    if (key.startsWith('seat.') && Object.hasOwn(names, key.slice(5))) return names[key.slice(5)] ?? key;
    // Read each time: parts that are loaded later bring sentences of their own.
    const sentences = sentencesOf(language, title);
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (sentence === undefined) {
      // The keys of others may be names that need no translation.
      if (typeof what === 'string') report(key, language);
      return key;
    }
    if (isPlain(sentence)) return sentence;
    const values = valuesIn({ language, sentences }, formSource(sentence), own ?? {}, t);
    return withoutDoubleStops(String(formatOf(language, sentence).format(values)), Object.values(values));
  };
  return t;
}

/** A sentence without a second full stop after a name that ends with one. */
function withoutDoubleStops(sentence: string, values: readonly (string | number)[]): string {
  const ending = values.filter((value): value is string => typeof value === 'string' && value.endsWith('.'));
  return ending.reduce((text, value) => text.replaceAll(`${value}.`, value), sentence);
}

/** A message nested in another one, while the outer one is formatted. */
class Inner {
  readonly message: Text;
  /** The form of the name that the outer message asks for; by default the name itself. */
  readonly form: string | undefined;
  constructor(message: Text, form?: string) {
    this.message = message;
    this.form = form;
  }
}

/** A form of a name: what stands before the name, such as an article, and the name as it is written there. */
function formParts(name: Text, plain: string, form: string): readonly SentencePart[] {
  const start = form.toLowerCase().lastIndexOf(plain.toLowerCase());
  if (start <= 0) return [{ name, text: form }];
  const end = start + plain.length;
  return [form.slice(0, start), { name, text: form.slice(start, end) }, form.slice(end)].filter((part) => part !== '');
}

/** Forms that only branches read. */
const AGREEMENT: ReadonlySet<string> = new Set(['id', 'gender', 'number']);

/** Messages as parts, and forms of names; ids, genders and numbers, which only branches read, as they are. */
function innerValues(
  grammar: Grammar,
  sentence: Sentence,
  params: Params,
  t: Translate,
): Record<string, string | number | Inner> {
  const values: Record<string, string | number | Inner> = {};
  for (const [name, value] of Object.entries(params))
    values[name] = typeof value === 'object' ? new Inner(value) : value;
  const source = formSource(sentence);
  const forms = formValues(grammar, source, params, t);
  for (const { argument, param, form } of formsIn(source)) {
    const [value, said] = [params[param], forms[argument]];
    if (said === undefined) continue;
    const isName = typeof value === 'object' && !AGREEMENT.has(form);
    values[argument] = isName ? new Inner(value, String(said)) : said;
  }
  return values;
}

/** Parts without a second full stop after a name that ends with one. */
function withoutSecondStops(parts: readonly SentencePart[]): readonly SentencePart[] {
  return parts.map((part, index) => {
    const before = parts[index - 1];
    const isSecond = typeof part === 'string' && typeof before === 'object' && before.text.endsWith('.');
    return isSecond ? part.replace(/^\./, '') : part;
  });
}

/** Translator into parts. */
function partsTranslator(language: Language, title: string | null, t: Translate): TranslateParts {
  const partsOf: TranslateParts = ({ key, params }, isName) => {
    const sentences = sentencesOf(language, title);
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (sentence === undefined) return [t({ key, params: params ?? {} })];
    if (isPlain(sentence)) return [sentence];
    const values = innerValues({ language, sentences }, sentence, params ?? {}, t);
    const parts = formatOf(language, sentence)
      .formatToParts<Inner>(values)
      .flatMap(({ value }): readonly SentencePart[] => {
        if (!(value instanceof Inner)) return [String(value)];
        const { message, form } = value;
        const plain = t(message);
        if (message.params && !isName?.(message)) return nestedParts(message, plain, form, isName);
        return form === undefined ? [{ name: message, text: plain }] : formParts(message, plain, form);
      });
    return withoutSecondStops(parts);
  };
  /** A message in another one: its own names stay apart, also where it begins the sentence. */
  const nestedParts = (message: Text, plain: string, form = plain, isName?: IsName): readonly SentencePart[] => {
    if (form.slice(1) !== plain.slice(1)) {
      // A conjunction or preposition before the message, such as that of the last item of a list.
      const before = form.endsWith(plain) ? form.slice(0, form.length - plain.length) : form;
      return before === form ? [form] : [before, ...partsOf(message, isName)];
    }
    const [first, ...rest] = partsOf(message, isName);
    if (first === undefined) return [];
    const capital = (text: string) => form.charAt(0) + text.slice(1);
    return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest];
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
  if (!translators) throw new Error('no TranslationProvider around this component');
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
