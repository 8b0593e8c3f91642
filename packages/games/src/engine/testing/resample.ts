import { randomChoice } from '../choices.ts';
import { pending } from '../flow.ts';
import { hide, reveal } from '../hidden.ts';
import { clone } from '../json.ts';
import type { Core, Viewer } from '../state.ts';
import type { TestedTitle } from './title-tests.ts';

/** Other answers in place of those that a viewer does not see, to a question that several seats answer in secret. */
function answerAnew<G extends Core, V, O>(title: TestedTitle<G, V, O>, g: G, viewer: Viewer, rng: () => number): void {
  const answers = g.flow.stack.at(-1)?.answers;
  if (!answers || g.outcome) return;
  const hidden = Object.keys(answers).filter((seat) => seat !== viewer);
  for (const seat of hidden) delete answers[seat];
  const asked = pending(title.rules, g).filter(({ seat }) => hidden.includes(seat));
  for (const decision of asked) answers[decision.seat] = randomChoice(decision, rng);
}

/**
 * The same match with everything resampled that this viewer cannot see: the seed, secret answers of other seats, and what the
 * title hides. Whatever a viewer is shown must be the same in both.
 */
export function resampled<G extends Core, V, O>(
  title: TestedTitle<G, V, O>,
  g: G,
  viewer: Viewer,
  rng: () => number,
): G {
  const { undo, log, ...rest } = g;
  const other = { ...clone(rest), undo, log } as G;
  title.resampleHidden(other, viewer, rng);
  answerAnew(title, other, viewer, rng);
  const seed = Array.from({ length: 64 }, () => Math.floor(rng() * 16).toString(16)).join('');
  other.luck = hide({ ...reveal(other.luck), seed });
  return other;
}
