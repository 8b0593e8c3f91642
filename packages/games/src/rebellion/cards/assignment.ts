import type { ActionId } from '../data/actions.ts';
import type { ActionRules } from './actions.ts';
import { IMPERIAL_ASSIGNMENT } from './assignment-imperial.ts';
import { REBEL_ASSIGNMENT } from './assignment-rebel.ts';

/** What the assignment cards of both sides do. */
export const ASSIGNMENT_CARDS: Partial<Record<ActionId, ActionRules>> = { ...IMPERIAL_ASSIGNMENT, ...REBEL_ASSIGNMENT };
