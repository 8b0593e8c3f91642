import type { Cards } from '../../rules/card-book.ts';
import { ACTION_RULES } from './actions.ts';
import { MISSION_RULES } from './missions.ts';
import { OBJECTIVE_RULES } from './objectives.ts';
import { RESPONSES } from './reactions.ts';
import { TACTIC_RULES } from './tactics.ts';

/** The rules of all cards, which the title registers with the rules of the game. */
export const cards: Cards = {
  missions: MISSION_RULES,
  actions: ACTION_RULES,
  tactics: TACTIC_RULES,
  objectives: OBJECTIVE_RULES,
  responses: RESPONSES,
};
