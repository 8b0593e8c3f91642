import { combat } from './combat/pt.ts';
import { galaxy } from './galaxy/pt.ts';
import { gists } from './gists/pt.ts';
import { hand } from './hand/pt.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const pt = { ...galaxy, ...hand, ...gists, ...combat };
