import { randomChoice } from '../../engine/choices.ts';
import type { Bot } from '../../engine/title.ts';
import type { View } from '../client.ts';

/** Any legal choice. */
export const random: Bot<View> = (_seen, decision, rng) => randomChoice(decision, rng);
