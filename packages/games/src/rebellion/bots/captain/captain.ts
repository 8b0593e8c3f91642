import { randomChoice } from '../../../engine/choices.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { Bot } from '../../../engine/title.ts';
import type { RebellionView } from '../../client.ts';
import { scoringOf } from './choices.ts';
import type { Scorer } from './question.ts';
import { severalOf } from './several.ts';
import { WEIGHTS } from './weights.ts';
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

/** Systems the base is hidden in: as many of the best. */
const HIDEOUTS = 8;

/** One of the best options, at random: the best is three times as likely as the last of them, so that no place is certain. */
function oneOfBest(decision: Decision, score: Scorer, rng: () => number): string {
  const good = decision.options
    .filter((option) => !option.refused && score(option) > WEIGHTS.base.unfit)
    .sort((a, b) => score(b) - score(a))
    .slice(0, HIDEOUTS);
  const shares = good.map((_option, rank) => 3 - (2 * rank) / Math.max(1, good.length - 1));
  let left = rng() * shares.reduce((sum, share) => sum + share, 0);
  const found = good.find((_option, rank) => {
    left -= shares[rank] ?? 0;
    return left < 0;
  });
  return found?.key ?? best(decision, score, rng);
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
  const choose = prompt.key === 'ask.base' ? oneOfBest : best;
  return choose(decision, scoring(w, decision), rng);
};

/** Questions without a plan: an automatic answer where one is offered, otherwise anything. */
function plain(decision: Decision, rng: () => number) {
  const auto = decision.options.find((option) => option.key === 'auto' && !option.refused);
  return auto ? auto.key : randomChoice(decision, rng);
}
