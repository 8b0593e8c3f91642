import type { Decision, Option } from '../../../kit/net/types.ts';
import { CLEAR } from '../../../question/selection/use-draft.ts';

// Answers that name one thing or two with a card, such as the dice of Concentrate Fire: the first is drafted.

const AND = '+';

/** What comes before the names in a key, and the names. */
function split(key: string): { readonly card: string; readonly names: readonly string[] } {
  const end = key.lastIndexOf(':') + 1;
  return { card: key.slice(0, end), names: key.slice(end).split(AND) };
}

/** The other thing of a pair with this one; null if the option is no such pair. */
function partner(key: string, first: string): string | null {
  const [one, pair] = [split(first), split(key)];
  const [a, b] = pair.names;
  if (one.card !== pair.card || a === undefined || b === undefined) return null;
  if (a === one.names[0]) return b;
  return b === one.names[0] ? a : null;
}

const isPair = ({ key }: Option): boolean => split(key).names.length > 1;

/** Whether a question of one answer has options that name two. */
export const namesTwo = ({ prompt, options }: Decision): boolean =>
  prompt.key === 'ask.combatAction' && options.some(isPair);

/** Whether an option may be followed by a second name. */
export const isFirstOfTwo = ({ options }: Decision, key: string): boolean =>
  options.some((option) => partner(option.key, key) !== null);

/** The second names, once the first is picked: each with its own place. */
function secondsOf({ options }: Decision, first: string): Option[] {
  const { card } = split(first);
  return options.flatMap(({ from: _from, ...pair }): Option[] => {
    const name = partner(pair.key, first);
    if (name === null) return [];
    // The second of two equal things has no option of its own: it is called like the first, and the pair has its place.
    const alone = options.find(({ key }) => key === `${card}${name}`);
    const named = alone ?? options.find(({ key }) => key === first);
    const at = alone ? alone.at : pair.at;
    const { label, detail } = named ?? pair;
    return [{ key: pair.key, label, ...(at !== undefined && { at }), ...(detail && { detail }) }];
  });
}

/** The question for the next name: pairs are offered once their first is picked. */
export function nameNext(decision: Decision, [first]: readonly string[]): Decision {
  if (first === undefined) return { ...decision, options: decision.options.filter((option) => !isPair(option)) };
  const { pieces, ...question } = decision;
  const { label: what = '', from, at = '' } = decision.options.find(({ key }) => key === first) ?? {};
  const card = pieces?.find(({ id }) => id === from)?.label;
  const asked = at.startsWith('die:') ? 'board.rb.choose.secondDie' : 'board.rb.choose.secondTarget';
  return {
    ...question,
    ...(card && { prompt: { key: asked, params: { piece: card } } }),
    options: [
      ...secondsOf(decision, first),
      { key: first, label: { key: 'board.rb.draft.only', params: { what } }, kind: 'plain' },
      { key: CLEAR, label: { key: 'board.rb.draft.clear' }, kind: 'plain' },
    ],
  };
}
