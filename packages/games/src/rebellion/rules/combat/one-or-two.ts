import type { Option } from '../../../engine/rule.ts';
import { listText } from '../names.ts';

// Answers that name one thing or two, such as the dice of Concentrate Fire.

const AND = '+';

/** The keys that such an answer names. */
export const keysNamed = (key: string): string[] => key.split(AND);

/** Of things that cannot be told apart, the first two. */
export function twoOfEach<T>(all: readonly T[], kindOf: (one: T) => string): T[] {
  return all.filter((one, place) => all.slice(0, place).filter((other) => kindOf(other) === kindOf(one)).length < 2);
}

/** An option for each kind, and one for each two; a pair has the target of its second. */
export function oneOrTwo(options: readonly Option[], kindOf: (key: string) => string): Option[] {
  const singles = new Map<string, Option>();
  const pairs = new Map<string, Option>();
  for (const [place, second] of options.entries()) {
    const kind = kindOf(second.key);
    if (!singles.has(kind)) singles.set(kind, second);
    for (const first of options.slice(0, place)) {
      const pair = [kindOf(first.key), kind].sort().join(' and ');
      if (!pairs.has(pair)) pairs.set(pair, pairOf(first, second));
    }
  }
  return [...singles.values(), ...pairs.values()];
}

function pairOf(first: Option, second: Option): Option {
  const key = `${first.key}${AND}${second.key}`;
  return { key, label: listText([first.label, second.label]), ...(second.at !== undefined && { at: second.at }) };
}
