import type IntlMessageFormat from 'intl-messageformat';

/** Elements of a parsed message, as `intl-messageformat` formats them. */
export type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** A plural or a select: its argument and branches, and 1 for a plural. */
export type Choice = readonly [argument: string, branches: Readonly<Record<string, Branch>>, isPlural?: 1];
type Branch = string | Compiled;

/**
 * Compiled message: words and arguments in turn, beginning with words, which may be empty. 0 is the number of a plural.
 * Half as long as the elements it stands for, which is what a first visit waits for.
 */
export type Compiled = readonly (string | 0 | Choice)[];

/** A message as the client has it: source text, or compiled by the build. */
export type Sentence = string | Compiled;

/** Sentences by key. */
export type Catalogue = Readonly<Record<string, Sentence>>;

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

function choiceOf([value, branches, isPlural]: Choice): Elements[number] {
  const options = Object.fromEntries(
    Object.entries(branches).map(([name, branch]) => [
      name,
      { value: elementsOf(typeof branch === 'string' ? [branch] : branch) },
    ]),
  );
  return isPlural
    ? { type: PLURAL, value, options, offset: 0, pluralType: 'cardinal' }
    : { type: SELECT, value, options };
}

/** The elements of a compiled message. */
export function elementsOf(message: Compiled): Elements {
  return message.flatMap((part, index): Elements => {
    if (part === 0) return [{ type: POUND }];
    if (typeof part !== 'string') return [choiceOf(part)];
    if (index % 2 === 1) return [{ type: ARGUMENT, value: part }];
    return part === '' ? [] : [{ type: LITERAL, value: part }];
  });
}

const known = new Map<Compiled, readonly string[]>();

/** Names of the arguments of a compiled message, those inside branches included; each message is searched once. */
export function argumentsOf(message: Compiled): readonly string[] {
  const found =
    known.get(message) ??
    message.flatMap((part, index) => {
      if (index % 2 === 0 || part === 0) return [];
      if (typeof part === 'string') return [part];
      const [argument, branches] = part;
      return [argument, ...Object.values(branches).flatMap((one) => (typeof one === 'string' ? [] : argumentsOf(one)))];
    });
  known.set(message, found);
  return found;
}
