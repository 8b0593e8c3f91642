import { randomChoice } from '../../src/engine/choices.ts';
import type { Bot } from '../../src/engine/title.ts';
import type { View } from '../client.ts';

/** Plays a random legal card. */
export const random: Bot<View> = (_seen, decision, rng) => randomChoice(decision, rng);
