import { combat } from './combat/fr.ts';
import { galaxy } from './galaxy/fr.ts';
import { gists } from './gists/fr.ts';
import { hand } from './hand/fr.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const fr = { ...galaxy, ...hand, ...gists, ...combat };
