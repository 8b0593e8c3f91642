import { ruleBook } from '../../engine/rule.ts';
import type { State } from '../state.ts';

/** All rules of the dice duel. */
export const book = ruleBook<State>();
