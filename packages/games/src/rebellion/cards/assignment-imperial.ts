import type { ActionId } from '../data/actions.ts';
import type { ActionRules } from './actions.ts';

export const IMPERIAL_ASSIGNMENT: Partial<Record<ActionId, ActionRules>> = {};
