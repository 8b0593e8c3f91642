import { ruleBook } from '../../engine/rule.ts';
import type { State } from '../state.ts';

/** All rules of this title. */
export const book = ruleBook<State>();
