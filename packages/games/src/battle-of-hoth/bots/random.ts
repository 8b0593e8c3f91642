import { randomChoice } from '../../engine/choices.ts';
import type { Bot } from '../../engine/title.ts';
import type { View } from '../client.ts';

/** Chooses anything it may. */
export const random: Bot<View> = (_seen, decision, luck) => randomChoice(decision, luck);
