/** What the files of maps, missions and cards say, once they are read. A test checks them all: no match does. */
import * as z from 'zod/mini';
import type { SpaceId } from '../../engine/grid/index.ts';
import { ATTACK_DICE, DEFENCE_DICE } from './dice.ts';
import { AFFILIATIONS, KEYWORDS, TRAITS, WINDOWS } from './terms.ts';

const space = z.templateLiteral([z.string().check(z.regex(/[a-z]/)), z.int()]) satisfies z.ZodMiniType<SpaceId>;
const spaces = z.array(space);
const edges = z.array(z.tuple([space, space]));
const map = z.enum([
  'mos-eisley-outskirts',
  'moisture-farm',
  'massassi-ruins',
  'kuat-space-station',
  'ord-mantell-junkyard',
]);

export const mapSchema = z.strictObject({
  id: map,
  /** One line for each row: `.` open, `D` difficult, `I` impassable, `B` blocking, `#` no space. */
  grid: z.array(z.string().check(z.regex(/^[.DIB#]+$/))),
  walls: edges,
  blockingEdges: edges,
  impassableEdges: edges,
  doors: z.array(z.strictObject({ id: z.string(), edges })),
  terminals: spaces,
  red: spaces,
  blue: spaces,
  areas: z.record(z.string(), spaces),
  exterior: spaces,
});
/** A map of the box or of an early expansion: spaces, borders, doors, terminals, deployment zones, areas and exterior spaces. */
export type MapInfo = z.output<typeof mapSchema>;

export const missionSchema = z.strictObject({
  id: z.string(),
  map,
  letter: z.enum(['A', 'B']),
  /** Missions of expansions are played when the options name them; the mission deck is that of the box (IA-3.4). */
  set: z.enum(['core', 'expansion']),
  tokens: z.array(
    z.strictObject({
      type: z.enum([
        'launch-panel',
        'contraband',
        'crate',
        'raider',
        'holocron',
        'communications-beacon',
        'excavation-site',
        'relay-station',
        'laser',
      ]),
      spaces,
    }),
  ),
});
/** A mission card: its map and the tokens of its letter. */
export type Mission = z.output<typeof missionSchema>;

const keywords = z.array(z.strictObject({ keyword: z.enum(KEYWORDS), n: z.int() }));
/** What an attack may buy: the price in surges, and what it gives. */
const surges = z.array(z.strictObject({ cost: z.int(), gives: keywords }));

const common = {
  id: z.string(),
  /** Text key part of the name; unique cards count by it (IA-2.4). */
  name: z.string(),
  affiliation: z.enum(AFFILIATIONS),
  tier: z.enum(['regular', 'elite']),
  unique: z.boolean(),
  cost: z.number(),
  /** Ids of abilities; their rules are in `cards/`. */
  abilities: z.array(z.string()),
};

export const figureSchema = z.strictObject({
  ...common,
  reinforcement: z.nullable(z.number()),
  figures: z.number(),
  size: z.enum(['1x1', '1x2', '2x2', '2x3']),
  traits: z.array(z.enum(TRAITS)),
  health: z.number(),
  speed: z.number(),
  /** Its dice; `any` is a die of the player's choice. */
  attack: z.strictObject({ type: z.enum(['melee', 'ranged']), dice: z.array(z.enum([...ATTACK_DICE, 'any'])) }),
  defence: z.array(z.enum(DEFENCE_DICE)),
  keywords,
  surges,
  /** Values of the later errata (IA-1.8). */
  faq: z.optional(z.strictObject({ speed: z.optional(z.number()), surges: z.optional(surges) })),
});
/** A deployment card with figures. */
export type FigureCard = z.output<typeof figureSchema>;

export const upgradeSchema = z.strictObject(common);
/** A Skirmish Upgrade card. */
export type UpgradeCard = z.output<typeof upgradeSchema>;

export const commandSchema = z.strictObject({
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
