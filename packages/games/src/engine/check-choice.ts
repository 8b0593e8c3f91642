import { findSet, overBudget } from './budgets.ts';
import type { Question } from './decision.ts';
import type { Choice } from './state.ts';
import { type Refusal, refuse } from './text.ts';

/** Validates a choice: the refusal, or null if it is a legal answer to the decision. */
export function checkChoice(decision: Question, choice: Choice): Refusal | null {
  if (decision.shape === 'number') {
    const fits =
      typeof choice === 'number' &&
      Number.isInteger(choice) &&
      choice >= (decision.min ?? 0) &&
      choice <= (decision.max ?? 0);
    return fits ? null : refuse('bad_choice');
  }
  if (decision.shape === 'one' ? typeof choice !== 'string' : !Array.isArray(choice)) return refuse('bad_choice');
  const keys = (typeof choice === 'string' ? [choice] : choice) as readonly string[];
  const count = new Set(keys).size;
  if (count !== keys.length) return refuse('bad_choice');
  for (const key of keys) {
    const option = decision.options.find((candidate) => candidate.key === key);
    if (!option) return refuse('not_an_option');
    if (option.refused) {
      const { code, params, clause } = option.refused;
      return refuse('option_refused', { ...params, code }, clause);
    }
  }
  if (decision.shape === 'some' && (count < (decision.min ?? 0) || count > (decision.max ?? 0)))
    return refuse('bad_choice');
  const over = overBudget(decision, keys);
  return over ? refuse('over_budget', { budget: over.id, label: over.label }, over.clause) : null;
}

/** Whether any choice passes `checkChoice`. */
export function canAnswer(question: Question): boolean {
  const { shape, min = 0, max = 0, options } = question;
  if (shape === 'number') return min <= max;
  if (shape === 'one') return options.some((option) => !option.refused);
  const open = options.filter((option) => !option.refused).map((option) => option.key);
  return findSet(question, open, { min, max }) !== null;
}
