import type { ActionId } from '../data/actions.ts';
import type { ActionRules } from './actions.ts';

export const ASSIGNMENT_CARDS: Partial<Record<ActionId, ActionRules>> = {};
