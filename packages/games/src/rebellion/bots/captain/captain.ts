import { randomChoice } from '../../../engine/choices.ts';
import type { Decision } from '../../../engine/flow.ts';
import type { Bot } from '../../../engine/title.ts';
import type { RebellionView } from '../../client.ts';
import { scoringOf } from './choices.ts';
import type { Scorer } from './question.ts';
import { severalOf } from './several.ts';
import { look } from './world.ts';

/** The best open option; ties are broken at random. */
function best(decision: Decision, score: Scorer, rng: () => number): string {
  let [key, value] = ['', Number.NEGATIVE_INFINITY];
  for (const option of decision.options) {
    if (option.refused) continue;
    const now = score(option) + rng() * 0.05;
    if (now > value) [key, value] = [option.key, now];
  }
  return key;
}

/**
 * Plays a sound plan for either side from what its seat sees. The Empire occupies to search, keeps captives, masses
 * before the assault; the Rebels work for objectives, sabotage, and run when they are found.
 */
export const captain: Bot<RebellionView> = (seen, decision, rng) => {
  const w = look(seen);
  const { shape, prompt, max = 0 } = decision;
  if (shape === 'number') return max;
  if (shape === 'some') return severalOf(prompt.key)?.(w, decision, rng) ?? randomChoice(decision, rng);
  const scoring = scoringOf(prompt.key);
  if (!scoring) return plain(decision, rng);
  return best(decision, scoring(w, decision), rng);
};

/** Questions without a plan: an automatic answer where one is offered, otherwise anything. */
function plain(decision: Decision, rng: () => number) {
  const auto = decision.options.find((option) => option.key === 'auto' && !option.refused);
  return auto ? auto.key : randomChoice(decision, rng);
}
