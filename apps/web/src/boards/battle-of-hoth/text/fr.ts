import { create } from './create-fr.ts';
import { field } from './field-fr.ts';
import { hand } from './hand-fr.ts';

/** Sentences of this board; cards, units and terrain have theirs in the title's own catalogue. */
export const fr = { ...create, ...field, ...hand };
