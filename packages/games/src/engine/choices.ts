import { fill, findSet, fits } from './budgets.ts';
import type { Question } from './decision.ts';
import type { Choice } from './state.ts';

/** A random set that fits the budgets: greedy in random order, or by exact search where that picks too few. */
function randomSet(decision: Question, keys: readonly string[], rng: () => number): Choice {
  const { min = 0, max = keys.length } = decision;
  const shuffled = keys
    .map((key) => ({ key, at: rng() }))
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => key);
  const count = min + Math.floor(rng() * (Math.min(max, keys.length) - min + 1));
  const greedy = fill(decision, [], shuffled, count);
  if (greedy.length >= min && fits(decision, greedy)) return greedy;
  const found = findSet(decision, shuffled, { min, max });
  if (!found) throw new Error(`dead end: ${JSON.stringify(decision.prompt)}, no set fits its budgets`);
  return found;
}

/** Random legal choice. `rng` returns 0 to below 1. Throws on a dead end, where no choice is legal. */
export function randomChoice(decision: Question, rng: () => number): Choice {
  if (decision.shape === 'number') {
    const { min = 0, max = 0 } = decision;
    return min + Math.floor(rng() * (max - min + 1));
  }
  const keys: string[] = [];
  for (const { key, refused } of decision.options) if (!refused) keys.push(key);
  if (decision.shape === 'one') {
    const key = keys[Math.floor(rng() * keys.length)];
    if (key === undefined) throw new Error(`dead end: ${JSON.stringify(decision.prompt)}`);
    return key;
  }
  if (decision.budgets) return randomSet(decision, keys, rng);
  const { min = 0, max = keys.length } = decision;
  if (keys.length < min)
    throw new Error(`dead end: ${JSON.stringify(decision.prompt)} asks for ${min} of ${keys.length}`);
  const count = min + Math.floor(rng() * (Math.min(max, keys.length) - min + 1));
  const left = [...keys];
  return Array.from({ length: count }, () => left.splice(Math.floor(rng() * left.length), 1)[0] as string);
}
