import { about } from './about/en.ts';
import { combat } from './combat/en.ts';
import { galaxy } from './galaxy/en.ts';
import { gists } from './gists/en.ts';
import { hand } from './hand/en.ts';
import { log } from './log/en.ts';
import { order } from './order/en.ts';
import { stages } from './stages/en.ts';

/** Sentences of this board; cards, units and places have theirs in the title's own catalogue. */
export const en = { ...galaxy, ...hand, ...gists, ...combat, ...log, ...order, ...stages, ...about };
