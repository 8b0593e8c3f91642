import type { ActionId } from '../data/actions.ts';
import type { ActionRules } from './actions.ts';

export const IMMEDIATE_CARDS: Partial<Record<ActionId, ActionRules>> = {};
