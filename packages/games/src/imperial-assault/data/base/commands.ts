import type { CommandCard } from '../schema.ts';
import first from './commands-1.json' with { type: 'json' };
import second from './commands-2.json' with { type: 'json' };

const COMMANDS = new Map(([...first, ...second] as readonly CommandCard[]).map((card) => [card.id, card]));
export const COMMAND_IDS: readonly string[] = [...COMMANDS.keys()];

/** Whether there is a command card of this id. */
export function isCommand(id: string): boolean {
  return COMMANDS.has(id);
}

/** A command card. Throws when there is none of this id. */
export function commandCard(id: string): CommandCard {
  const card = COMMANDS.get(id);
  if (!card) throw new Error(`no command card ${id}`);
  return card;
}

/** Accuracy that a card gives to the attack for which it is played, or takes from it. */
export const ACCURACY_OF = { deadeye: 2, deflection: -2 } as const satisfies Readonly<Record<string, number>>;
