import * as z from 'zod/mini';
import first from './commands-1.json' with { type: 'json' };
import second from './commands-2.json' with { type: 'json' };
import { AFFILIATIONS, TRAITS, WINDOWS } from './terms.ts';

const commandSchema = z.strictObject({
  id: z.string(),
  cost: z.number(),
  /** Copies a deck may have. */
  limit: z.number(),
  /** Whether a figure plays it; the player does without a restriction box (IA-12.4, IA-12.5). */
  box: z.boolean(),
  trait: z.optional(z.enum(TRAITS)),
  /** Name of the figure's card. */
  figure: z.optional(z.string()),
  affiliation: z.optional(z.enum(AFFILIATIONS)),
  window: z.enum(WINDOWS),
  /** Actions it costs (IA-12.6). */
  actions: z.number(),
  attacks: z.boolean(),
  role: z.optional(z.enum(['attacker', 'defender', 'ally-of-defender', 'activating'])),
});

/** A command card. */
export type CommandCard = z.output<typeof commandSchema>;

const COMMANDS = new Map(
  z
    .array(commandSchema)
    .parse([...first, ...second])
    .map((card) => [card.id, card]),
);
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
