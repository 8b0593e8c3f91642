import { about } from './about/es.ts';
import { combat } from './combat/es.ts';
import { galaxy } from './galaxy/es.ts';
import { gists } from './gists/es.ts';
import { hand } from './hand/es.ts';
import { log } from './log/es.ts';
import { order } from './order/es.ts';
import { stages } from './stages/es.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const es = { ...galaxy, ...hand, ...gists, ...combat, ...log, ...order, ...stages, ...about };
