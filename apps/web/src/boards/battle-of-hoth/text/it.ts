import { create } from './create-it.ts';
import { field } from './field-it.ts';
import { hand } from './hand-it.ts';

/** Sentences of this board; cards, units and terrain have theirs in the title's own catalogue. */
export const it = { ...create, ...field, ...hand };
