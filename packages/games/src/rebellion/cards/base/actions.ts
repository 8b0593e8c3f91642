import type { ActionId } from '../../data/actions.ts';
import type { ActionRules } from '../../rules/card-book.ts';
import { IMPERIAL_ASSIGNMENT } from './assignment-imperial.ts';
import { REBEL_ASSIGNMENT } from './assignment-rebel.ts';
import { IMMEDIATE_CARDS } from './immediate.ts';
import { COMBAT_CARDS } from './start-of-combat.ts';

/** What action cards do that are played in their own time; the others answer windows (`reactions.ts`). */
export const ACTION_RULES: Readonly<Partial<Record<ActionId, ActionRules>>> = {
  ...IMPERIAL_ASSIGNMENT,
  ...REBEL_ASSIGNMENT,
  ...COMBAT_CARDS,
  ...IMMEDIATE_CARDS,
};
