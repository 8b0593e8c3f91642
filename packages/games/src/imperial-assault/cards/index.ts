import type { Ability } from '../rules/ability-book.ts';
import { attackActions } from './attacks.ts';
import { commandEffects } from './commands.ts';
import { heroes } from './heroes.ts';
import { passives } from './passives.ts';
import { rerolls } from './rerolls.ts';

/** All abilities of figures, and lasting effects of command cards, by id. */
export const abilities: Readonly<Record<string, Ability>> = {
  ...attackActions,
  ...heroes,
  ...passives,
  ...rerolls,
  ...commandEffects,
};

export { commands } from './commands.ts';
