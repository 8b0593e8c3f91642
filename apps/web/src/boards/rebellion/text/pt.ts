import { about } from './about/pt.ts';
import { combat } from './combat/pt.ts';
import { galaxy } from './galaxy/pt.ts';
import { gists } from './gists/pt.ts';
import { hand } from './hand/pt.ts';
import { log } from './log/pt.ts';
import { order } from './order/pt.ts';
import { stages } from './stages/pt.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const pt = { ...galaxy, ...hand, ...gists, ...combat, ...log, ...order, ...stages, ...about };
