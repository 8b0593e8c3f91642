import { create } from './create-es.ts';
import { field } from './field-es.ts';
import { hand } from './hand-es.ts';

/** Sentences of this board; cards, units and terrain have theirs in the title's own catalogue. */
export const es = { ...create, ...field, ...hand };
