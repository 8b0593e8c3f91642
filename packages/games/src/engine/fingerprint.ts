import type { Budget, Costs } from './budgets.ts';
import type { Question } from './decision.ts';
import { fnv1a } from './json.ts';
import type { StackFrame } from './state.ts';
import { memoizeByReference } from './state-draft/memoize.ts';

/** Hash of what identifies a question: its step, prompt, bounds, option keys with their legality, and costs. */
export function fingerprint({ rule, step }: StackFrame, { prompt, min, max, options, budgets }: Question): string {
  let hash = fnv1a(JSON.stringify([prompt, min, max]), fnv1a(step, fnv1a(rule)));
  for (const { key, refused } of options) hash = fnv1a(' ', fnv1a(key, refused ? fnv1a('!', hash) : hash));
  if (budgets) {
    // The JSON of `[budgets, costs]`, where a missing cost is null.
    hash = fnv1a('[[', hash);
    for (let index = 0; index < budgets.length; index++)
      hash = fnv1a(jsonOf(budgets[index] as Budget), index > 0 ? fnv1a(',', hash) : hash);
    hash = fnv1a('],[', hash);
    for (let index = 0; index < options.length; index++) {
      const costs = options[index]?.costs;
      hash = fnv1a(costs ? jsonOf(costs) : 'null', index > 0 ? fnv1a(',', hash) : hash);
    }
    hash = fnv1a(']]', hash);
  }
  return (hash >>> 0).toString(36);
}

/** By budget, and by costs of an option: most are the same objects in every question. */
const jsonOf = memoizeByReference((part: Budget | Costs) => JSON.stringify(part));
