import { type Element, parse } from './icu.ts';
import type { Language } from './languages.ts';

/** A parameter, or the quoting of a character. */
const SYNTAX = /[{}]|'['<>]/;

/** Whether a sentence says the same with all parameters, so that it needs no parser. */
export const isPlain = (sentence: string): boolean => !SYNTAX.test(sentence);

/** Memoisation by one argument. */
function memoized<K, T>(create: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const found = known.get(key) ?? create(key);
    known.set(key, found);
    return found;
  };
}

// One formatter per language for all sentences: creating one takes longer than formatting a sentence.
const numbers = memoized((language: Language) => new Intl.NumberFormat(language));
const plurals = memoized((language: Language) => new Intl.PluralRules(language));
const parsed = memoized(parse);

/** The branch of a plural or select for a value. */
function branchOf(
  language: Language,
  { kind, name, branches }: Extract<Element, { kind: 'plural' | 'select' }>,
  value: unknown,
): readonly Element[] {
  const exact = kind === 'plural' ? `=${value}` : String(value);
  const rule = kind === 'plural' ? plurals(language).select(Number(value)) : 'other';
  const own = [exact, rule, 'other'].find((branch) => Object.hasOwn(branches, branch));
  const found = own === undefined ? undefined : branches[own];
  if (!found) throw new RangeError(`no branch of ${name} for ${value}`);
  return found;
}

type Values<T> = Readonly<Record<string, string | number | T>>;

/** Words and values of elements. `count`: the value that `#` stands for. */
function partsOf<T>(
  language: Language,
  elements: readonly Element[],
  values: Values<T>,
  count?: number,
): readonly (string | T)[] {
  return elements.flatMap((element): readonly (string | T)[] => {
    if (element.kind === 'words') return [element.words];
    if (element.kind === 'count') return [numbers(language).format(count ?? 0)];
    const { name } = element;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new ReferenceError(`no value of ${name}`);
    if (element.kind === 'argument') return [typeof value === 'number' ? String(value) : value];
    const next = element.kind === 'plural' ? Number(value) : count;
    return partsOf(language, branchOf(language, element, value), values, next);
  });
}

/** Formats a sentence into parts: words, with neighbours joined, and the values that are neither words nor numbers. */
export function formatToParts<T>(language: Language, sentence: string, values: Values<T>): readonly (string | T)[] {
  const joined: (string | T)[] = [];
  for (const part of partsOf(language, parsed(sentence), values)) {
    const before = joined.at(-1);
    if (typeof part === 'string' && typeof before === 'string') joined[joined.length - 1] = before + part;
    else joined.push(part);
  }
  return joined;
}

/** Formats a sentence. Throws if a parameter has no value. */
export function format(language: Language, sentence: string, values: Values<never> = {}): string {
  return formatToParts(language, sentence, values).join('');
}
