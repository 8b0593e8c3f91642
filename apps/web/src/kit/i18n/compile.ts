import IntlMessageFormat from 'intl-messageformat';
import type { Choice, Compiled, Elements } from './messages.ts';

type Element = Elements[number];

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

function choice(element: Element): Choice {
  if (element.type !== SELECT && element.type !== PLURAL) throw new Error(`cannot compile ${JSON.stringify(element)}`);
  const branches = Object.entries(element.options).map(([name, { value }]) => [name, branch(value)] as const);
  if (element.type === SELECT) return [element.value, Object.fromEntries(branches)];
  if (element.offset !== 0 || element.pluralType !== 'cardinal') throw new Error('cannot compile offsets or ordinals');
  return [element.value, Object.fromEntries(branches), 1];
}

function branch(elements: readonly Element[]): string | Compiled {
  const compiled = compiledFrom(elements);
  const [words = '', ...rest] = compiled;
  return rest.length === 0 && typeof words === 'string' ? words : compiled;
}

function compiledFrom(elements: readonly Element[]): Compiled {
  const parts: (string | 0 | Choice)[] = [];
  for (const element of elements) {
    const isWords = element.type === LITERAL;
    // Words stand at even places.
    if (isWords !== (parts.length % 2 === 0)) parts.push('');
    if (isWords || element.type === ARGUMENT) parts.push(element.value);
    else parts.push(element.type === POUND ? 0 : choice(element));
  }
  return parts;
}

/** Compiles a message in ICU syntax with the parser of formatjs (build only). Throws for invalid and unsupported syntax. */
export function compiled(sentence: string): Compiled {
  return compiledFrom(new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true }).getAst());
}
