import { create } from './create-en.ts';
import { field } from './field-en.ts';
import { hand } from './hand-en.ts';

/** Sentences of this board; cards, units and terrain have theirs in the title's own catalogue. */
export const en = { ...create, ...field, ...hand };
