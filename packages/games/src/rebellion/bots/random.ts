import { randomChoice } from '../../engine/choices.ts';
import type { Bot } from '../../engine/title.ts';
import type { RebellionView } from '../client.ts';

/** Takes any legal answer, each alike. */
export const random: Bot<RebellionView> = (_seen, decision, rng) => randomChoice(decision, rng);
