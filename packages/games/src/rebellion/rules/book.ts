import { ruleBook } from '../../engine/rule.ts';
import type { State } from '../state.ts';

/** All rules of Rebellion. */
export const book = ruleBook<State>();
