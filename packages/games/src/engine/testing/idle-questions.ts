import { checkChoice } from '../check-choice.ts';
import type { Decision } from '../decision.ts';
import { pending } from '../flow.ts';
import { act } from '../match.ts';
import type { Choice, Core } from '../state.ts';
import type { Title } from '../title.ts';
import { undoHash } from './playout.ts';

/** Most options of a question with several answers whose subsets are all tried; one with more is taken to matter. */
const MOST = 5;

/** The subsets of a list. */
function subsets(keys: readonly string[]): string[][] {
  let all: string[][] = [[]];
  for (const key of keys) all = all.flatMap((one) => [one, [...one, key]]);
  return all;
}

/** Every legal answer to a question, one after another; null for too many to try. */
function answersTo({ shape, options, min = 0, max = 0, ...decision }: Decision): readonly Choice[] | null {
  const legal = options.filter(({ refused }) => !refused).map(({ key }) => key);
  if (shape === 'one') return legal;
  if (shape === 'number') return Array.from({ length: max - min + 1 }, (_one, index) => min + index);
  if (legal.length > MOST) return null;
  const question = { ...decision, shape, options, min, max };
  return subsets(legal).filter((choice) => checkChoice(question, choice) === null);
}

/**
 * The questions of a state all of whose answers lead to the same state, log and undo history aside, those with a single
 * answer included: nothing depends on them.
 */
export function idleQuestions<G extends Core, V, O>(title: Title<G, V, O>, g: G): Decision[] {
  return pending(title.rules, g).filter((decision) => {
    const answers = answersTo(decision);
    if (!answers) return false;
    let first: string | null = null;
    return answers.every((choice) => {
      const result = act(title, g, decision.seat, decision.id, choice);
      if (!result.ok) throw new Error(`${result.refusal.code} for ${JSON.stringify(choice)}`);
      const hash = undoHash(result.g);
      first ??= hash;
      return hash === first;
    });
  });
}
