import { galaxy } from './galaxy/fr.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const fr = { ...galaxy };
