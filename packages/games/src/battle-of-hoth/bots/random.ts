import { randomChoice } from '../../engine/choices.ts';
import type { Bot } from '../../engine/title.ts';
import type { View } from '../client.ts';

/** Chooses anything it may. */
export const random: Bot<View> = (_seen, decision, rng) => randomChoice(decision, rng);
