import { about } from './about/it.ts';
import { combat } from './combat/it.ts';
import { galaxy } from './galaxy/it.ts';
import { gists } from './gists/it.ts';
import { hand } from './hand/it.ts';
import { log } from './log/it.ts';
import { order } from './order/it.ts';
import { stages } from './stages/it.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const it = { ...galaxy, ...hand, ...gists, ...combat, ...log, ...order, ...stages, ...about };
