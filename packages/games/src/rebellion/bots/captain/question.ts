import type { Decision } from '../../../engine/decision.ts';
import type { Option } from '../../../engine/rule.ts';
import type { Choice } from '../../../engine/state.ts';
import type { TextKey } from '../../text/index.ts';
import type { World } from './world.ts';

/** Text keys of all questions of the game, response windows aside; each names one kind of decision. */
export type Question = Extract<TextKey, `ask.${string}`>;

/** How good an option is; the best one is taken. */
export type Scorer = (option: Option) => number;
/** How a question with one answer is decided. */
export type Scoring = (w: World, decision: Decision) => Scorer;
/** How a question with several answers is decided. */
export type Several = (w: World, decision: Decision, rng: () => number) => Choice;
