import { expect } from 'vitest';
import type { OpenQuestion } from '../decision.ts';
import { openQuestions, pending } from '../flow.ts';
import type { RuleBook } from '../rule.ts';
import type { Core } from '../state.ts';

/** What decides which answers are accepted. */
const gist = ({ id, shape, options, min, max, budgets }: OpenQuestion) => ({
  ...{ id, shape, min, max, budgets },
  options: options.map(({ key, refused, costs }) => ({ key, refused, costs })),
});

/**
 * Contract of questions, checked from a state: keys are unique, there is something to choose, and in brief they accept the
 * same answers as the decisions that viewers read, under the same ids.
 */
export function checkQuestions<G extends Core>(rules: RuleBook<G>, g: G): void {
  // Copies, of which nothing has been computed yet.
  const decisions = pending(rules, { ...g });
  expect(openQuestions(rules, { ...g }).map(gist)).toEqual(decisions.map(gist));
  for (const { options, shape } of decisions) {
    expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
    if (shape === 'one') expect(options.some(({ refused }) => !refused)).toBe(true);
  }
}
