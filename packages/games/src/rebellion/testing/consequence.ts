import { expect } from 'vitest';
import { checkChoice } from '../../engine/check-choice.ts';
import type { Decision } from '../../engine/decision.ts';
import { answer } from '../../engine/flow.ts';
import { clone } from '../../engine/json.ts';
import type { RuleBook } from '../../engine/rule.ts';
import type { Choice } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { rebellion } from '../index.ts';
import type { State } from '../state.ts';

const HALT = 'halt';

/** The rules, with one more that stops a match: what follows from an answer is seen, and nothing after it. */
const rules: RuleBook<State> = {
  ...rebellion.rules,
  step: (rule, step) =>
    rule === HALT
      ? {
          ask: () => text('ask.turn'),
          who: (g) => g.seats,
          options: () => [{ key: 'on', label: text('option.done') }],
          chosen: (_g, at) => at.end(),
        }
      : rebellion.rules.step(rule, step),
};

/** The state in which the rule that asks a question has carried the answer out, before any other rule goes on. */
export function consequence(g: State, decision: Decision, choice: Choice): State {
  expect(checkChoice(decision, choice)).toBeNull();
  const next = clone(g);
  next.flow.stack.splice(-1, 0, { rule: HALT, step: HALT, seat: null, vars: {} });
  answer(rules, next, decision, choice);
  return next;
}
