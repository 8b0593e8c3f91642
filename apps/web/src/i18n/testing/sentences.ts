import IntlMessageFormat from 'intl-messageformat';

/** Element of a parsed sentence: words, an argument, a plural or select with its branches, or `#`. */
interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

const LITERAL = 0;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;

function formatOf(sentence: string, language: string): IntlMessageFormat {
  return new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true });
}

/** All elements of a sentence, those inside branches included. */
function partsOf(sentence: string, language: string): readonly Part[] {
  const walk = (parts: readonly Part[]): Part[] =>
    parts.flatMap((one) => [one, ...Object.values(one.options ?? {}).flatMap(({ value }) => walk(value))]);
  return walk(formatOf(sentence, language).getAst() as readonly Part[]);
}

/** Name of the argument of an element; null for words and `#`. */
function nameOf({ type, value }: Part): string | null {
  return type === LITERAL || typeof value !== 'string' ? null : value;
}

/** Names of the arguments of a sentence. */
export function argumentsOf(sentence: string, language: string): readonly string[] {
  return [...new Set(partsOf(sentence, language).flatMap((one) => nameOf(one) ?? []))].sort();
}

/** Branches of the plurals or selects of a sentence: by argument, the names of all branches. */
export function branchesOf(
  sentence: string,
  language: string,
  kind: 'plural' | 'select',
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of partsOf(sentence, language)) {
    const name = nameOf(one);
    if (name === null || one.type !== (kind === 'plural' ? PLURAL : SELECT)) continue;
    found.set(name, new Set([...(found.get(name) ?? []), ...Object.keys(one.options ?? {})]));
  }
  return found;
}

/** The sentence with a number for its counts, each branch of its selects, and a name for everything else. */
export function rendered(sentence: string, language: string, count: number, name = 'Leia'): readonly string[] {
  const values: Record<string, string | number> = {};
  for (const one of partsOf(sentence, language)) {
    const argument = nameOf(one);
    if (argument === null) continue;
    if (one.type === PLURAL || one.type === NUMBER) values[argument] = count;
    else values[argument] ??= name;
  }
  const selects = [...branchesOf(sentence, language, 'select')];
  const cases = selects.reduce(
    (all, [argument, branches]) =>
      all.flatMap((one) => [...branches].map((branch) => ({ ...one, [argument]: branch }))),
    [values],
  );
  return cases.map((one) => String(formatOf(sentence, language).format(one)));
}
