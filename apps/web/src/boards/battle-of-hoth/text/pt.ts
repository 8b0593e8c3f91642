import { create } from './create-pt.ts';
import { field } from './field-pt.ts';
import { hand } from './hand-pt.ts';

/** Sentences of this board; cards, units and terrain have theirs in the title's own catalogue. */
export const pt = { ...create, ...field, ...hand };
