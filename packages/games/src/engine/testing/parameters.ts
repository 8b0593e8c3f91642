import IntlMessageFormat from 'intl-messageformat';
import { paramOf } from '../forms.ts';

/** A part of a parsed sentence: words (0), `#` (7), or a parameter with its branches. */
interface Part {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** Arguments of a sentence as written, forms of names and those inside branches included. */
export function argumentsOf(sentence: string): readonly string[] {
  const names = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const { type, value, options = {} } of parts) {
      if (type !== 0 && type !== 7) names.add(value);
      for (const branch of Object.values(options)) walk(branch.value);
    }
  };
  walk(new IntlMessageFormat(sentence, 'en').getAst() as readonly Part[]);
  return [...names];
}

/** Names of all parameters of a sentence; a form of a name counts as the name. */
export const parametersOf = (sentence: string): readonly string[] =>
  [...new Set(argumentsOf(sentence).map(paramOf))].sort();
