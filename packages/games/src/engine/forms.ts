import type { Text, TextParams } from './text.ts';
import type { Language } from './title.ts';

/** Form of a name that a sentence asks for: `{leader_of}` asks for the form `of` of the parameter `leader`. */
interface Form {
  readonly argument: string;
  readonly param: string;
  readonly form: string;
}

const FORM = /\{\s*(([a-zA-Z\d]+)_([a-zA-Z]+))\s*[,}]/g;

const known = new Map<string, readonly Form[]>();

/** The forms of names in a sentence, given as its source or by the names of its arguments; each is searched once. */
export function formsIn(sentence: string | readonly string[]): readonly Form[] {
  const source = typeof sentence === 'string' ? sentence : sentence.map((argument) => `{${argument}}`).join('');
  const found =
    known.get(source) ??
    [...source.matchAll(FORM)].map(([, argument = '', param = '', form = '']) => ({ argument, param, form }));
  known.set(source, found);
  return found;
}

/** The parameter that an argument of a sentence stands for: `leader` for `leader_of`. */
export const paramOf = (argument: string): string => argument.replace(/_[a-zA-Z]+$/, '');

/** A preposition and an article that become one word, by language: `di il` becomes `del`. */
const CONTRACTIONS: Readonly<Record<Language, (phrase: string) => string>> = {
  en: (phrase) => phrase,
  it: (phrase) =>
    phrase
      .replace(/^(di|a|da|su|in) (il |lo |la |i |gli |le |l’)/, (_all, preposition: string, article: string) => {
        const stem = { di: 'de', in: 'ne' }[preposition] ?? preposition;
        return stem + ({ 'il ': 'l ', 'i ': 'i ', 'gli ': 'gli ' }[article] ?? `l${article}`);
      })
      .replace(/^a (?=a)/i, 'ad ')
      .replace(/^e (?=[«“]?e)/i, 'ed '),
  fr: (phrase) =>
    phrase
      .replace(/^de le /, 'du ')
      .replace(/^de les /, 'des ')
      .replace(/^à le /, 'au ')
      .replace(/^à les /, 'aux ')
      .replace(/^de (?=[aeiouàâäæéèêëîïôöœùûü]|h(?:é|enri|ector|ortense|ugues|onor))/i, 'd’'),
  es: (phrase) =>
    phrase
      .replace(/^de el /, 'del ')
      .replace(/^a el /, 'al ')
      .replace(/^y (?=[«“]?h?i(?![aeouáéó]))/i, 'e '),
  pt: (phrase) =>
    phrase
      .replace(/^de (os?|as?) /, 'd$1 ')
      .replace(/^em (os?|as?) /, 'n$1 ')
      .replace(/^por (os?|as?) /, 'pel$1 ')
      .replace(/^a (os?) /, 'a$1 ')
      .replace(/^a (as?) /, (_all, article: string) => `${article === 'a' ? 'à' : 'às'} `),
};

/** Sentences and language in which names take their forms. */
export interface Grammar {
  readonly language: Language;
  /** Sentences by key; names, and patterns such as `form.of`, as text, others perhaps compiled. */
  readonly sentences: Readonly<Record<string, unknown>>;
}

function own(sentences: Grammar['sentences'], key: string): string | undefined {
  const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof sentence === 'string' ? sentence : undefined;
}

/** What verbs and adjectives agree with, of a name without its own entry. */
const AGREEMENT: Readonly<Record<string, string>> = { gender: 'm', number: 'one' };

const capitalised = (language: Language, phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);

/**
 * Declension: a form of the name of `key`, which reads `name` when it stands alone.
 *
 * - `id`: last part of the key with underscores, for `select`.
 * - `gender`, `number`: `m` and `one` where the catalogue has none, such as `other` for a name in the plural.
 * - `def`, `one`: with definite or indefinite article; the name itself where the catalogue has none.
 * - `and`: the last name of a list with its conjunction, which in Spanish is `e` before `Ilum`.
 * - others, such as `of`, `to`, `from`: the catalogue's own form, or its pattern `form.of` with the definite form.
 * - with a capital, such as `Def`: the same at the beginning of a sentence.
 */
export function formOf({ language, sentences }: Grammar, key: string, name: string, form: string): string {
  if (form === 'id') return key.slice(key.lastIndexOf('.') + 1).replaceAll('-', '_');
  const lower = form.charAt(0).toLowerCase() + form.slice(1);
  if (lower !== form) {
    return capitalised(language, formOf({ language, sentences }, key, name, lower));
  }
  const written = own(sentences, `${key}.${form}`);
  if (written !== undefined) return written;
  const agreed = AGREEMENT[form];
  if (agreed !== undefined) return agreed;
  const pattern = own(sentences, `form.${form}`);
  if (pattern === undefined) return name;
  const phrase = form === 'and' ? name : (own(sentences, `${key}.def`) ?? name);
  return CONTRACTIONS[language](pattern.replace('{name}', () => phrase));
}

/**
 * A form of a message with parameters, which may be a sentence itself: `unit.at.def` is `{unit_def} at {hex}`. Otherwise
 * the form of what the message says.
 */
function formOfText(grammar: Grammar, message: Text, form: string, t: (text: Text) => string): string {
  const lower = form.charAt(0).toLowerCase() + form.slice(1);
  const { params } = message;
  const key = `${message.key}.${lower}`;
  if (!params || !Object.hasOwn(grammar.sentences, key)) return formOf(grammar, message.key, t(message), form);
  const said = t({ key, params });
  return lower === form ? said : capitalised(grammar.language, said);
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null;

/** The forms of names that a sentence asks for, by argument; numbers have one form only. */
export function formValues(
  grammar: Grammar,
  sentence: string | readonly string[],
  params: TextParams,
  t: (text: Text) => string,
): Record<string, string | number> {
  const forms = formsIn(sentence).flatMap(({ argument, param, form }): [string, string | number][] => {
    const value = params[param];
    if (value === undefined) return [];
    if (isText(value)) return [[argument, formOfText(grammar, value, form, t)]];
    // A name that is no message, such as a player's.
    return [[argument, typeof value === 'string' && form !== 'id' ? formOf(grammar, '', value, form) : value]];
  });
  return Object.fromEntries(forms);
}

/** Values for the arguments of a sentence: names in words, and the forms of them that it asks for. */
export function valuesIn(
  grammar: Grammar,
  sentence: string | readonly string[],
  params: TextParams,
  t: (text: Text) => string,
): Record<string, string | number> {
  const plain = Object.entries(params).map(([name, value]) => [name, isText(value) ? t(value) : value]);
  return { ...Object.fromEntries(plain), ...formValues(grammar, sentence, params, t) };
}
