import type { Ability, Command } from '../../rules/ability-book.ts';
import { attackActions } from './attacks.ts';
import { clashes } from './clashes.ts';
import { actionCommands } from './command-actions.ts';
import { commandEffects } from './command-effects.ts';
import { reactionCommands } from './command-reactions.ts';
import { roundCommands } from './command-rounds.ts';
import { strikeCommands } from './command-strikes.ts';
import { commands as plainCommands } from './commands.ts';
import { heroes } from './heroes.ts';
import { orders } from './orders.ts';
import { passives } from './passives.ts';
import { rerolls } from './rerolls.ts';
import { weapons } from './weapons.ts';

/** All abilities of figures, and lasting effects of command cards, by id. */
export const abilities: Readonly<Record<string, Ability>> = {
  ...attackActions,
  ...clashes,
  ...heroes,
  ...orders,
  ...passives,
  ...rerolls,
  ...weapons,
  ...commandEffects,
};

/** All command cards, by id. */
export const commands: Readonly<Record<string, Command>> = {
  ...plainCommands,
  ...actionCommands,
  ...strikeCommands,
  ...reactionCommands,
  ...roundCommands,
};
