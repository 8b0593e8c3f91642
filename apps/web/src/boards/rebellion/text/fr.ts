import { about } from './about/fr.ts';
import { combat } from './combat/fr.ts';
import { galaxy } from './galaxy/fr.ts';
import { gists } from './gists/fr.ts';
import { hand } from './hand/fr.ts';
import { log } from './log/fr.ts';
import { order } from './order/fr.ts';
import { stages } from './stages/fr.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const fr = { ...galaxy, ...hand, ...gists, ...combat, ...log, ...order, ...stages, ...about };
