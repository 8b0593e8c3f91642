import { paramOf } from '@echo-base/games/text';
import { formatOf } from '../formats.ts';
import type { Language } from '../languages.ts';
import { sentencesOf } from '../texts.ts';

/** All sentences of a language and a title as source text, which tests read: only a build compiles them. */
export const sourcesOf = sentencesOf as (language: Language, title: string | null) => Readonly<Record<string, string>>;

/** Element of a parsed sentence: words, an argument, a plural or select with its branches, or `#`. */
interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;

const walk = (parts: readonly Part[]): Part[] =>
  parts.flatMap((one) => [one, ...Object.values(one.options ?? {}).flatMap(({ value }) => walk(value))]);

const parts = new Map<string, readonly Part[]>();

/** All elements of a sentence, those inside branches included; each sentence is read once. */
function partsOf(sentence: string, language: Language): readonly Part[] {
  const id = `${language} ${sentence}`;
  const found = parts.get(id) ?? walk(formatOf(language, sentence).getAst() as readonly Part[]);
  parts.set(id, found);
  return found;
}

/** Name of the argument of an element; null for words and `#`. */
function nameOf({ type, value }: Part): string | null {
  return type === LITERAL || typeof value !== 'string' ? null : value;
}

/** Arguments of a sentence as written, forms of names included. */
export function argumentsOf(sentence: string, language: Language): readonly string[] {
  return [...new Set(partsOf(sentence, language).flatMap((one) => nameOf(one) ?? []))].sort();
}

/** Parameters that a sentence speaks of: a form such as `leader_of` counts as its parameter. */
export function paramsOf(sentence: string, language: Language): readonly string[] {
  return [...new Set(argumentsOf(sentence, language).map(paramOf))].sort();
}

/** Branches of the plurals or selects of a sentence: by argument, the names of all branches. */
export function branchesOf(
  sentence: string,
  language: Language,
  kind: 'plural' | 'select',
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const one of partsOf(sentence, language)) {
    const name = nameOf(one);
    if (name === null || one.type !== (kind === 'plural' ? PLURAL : SELECT)) continue;
    found.set(name, new Set([...(found.get(name) ?? []), ...Object.keys(one.options ?? {})]));
  }
  return new Map([...found].map(([name, branches]) => [name, [...branches].sort()]));
}

/** Words of a sentence without its arguments, one text per branch. */
export function wordsOf(sentence: string, language: Language): string {
  const own = partsOf(sentence, language).filter(({ type }) => type === LITERAL);
  return own.map(({ value }) => String(value)).join(' ');
}
