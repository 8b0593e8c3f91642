import * as z from 'zod/mini';
import imperial from './deployments-imperial.json' with { type: 'json' };
import mercenary from './deployments-mercenary.json' with { type: 'json' };
import rebel from './deployments-rebel.json' with { type: 'json' };
import upgrades from './deployments-upgrades.json' with { type: 'json' };
import { ATTACK_DICE, DEFENCE_DICE } from './dice.ts';
import { AFFILIATIONS, KEYWORDS, type Keyword, TRAITS } from './terms.ts';

const words = z.pipe(
  z.string(),
  z.transform((line) => (line === '' ? [] : line.split(' '))),
);
const listOf = <T extends string>(ids: readonly [T, ...T[]]) => z.pipe(words, z.array(z.enum(ids)));

/** `pierce 2, stun`: keywords and icons with their numbers. */
const keywords = z.pipe(
  z.string(),
  z.transform((line): Keyword[] =>
    (line === '' ? [] : line.split(', ')).map((part) => {
      const [keyword, n = '1'] = part.split(' ');
      return { keyword: z.enum(KEYWORDS).parse(keyword), n: Number(n) };
    }),
  ),
);

/** `1: pierce 2, stun`: the price in surges, and what it gives. */
const surges = z.array(
  z.pipe(
    z.string(),
    z.transform((line) => {
      const [cost, gives] = line.split(': ');
      return { cost: Number(cost), gives: keywords.parse(gives) };
    }),
  ),
);

/** `ranged blue green`; `any` is a die of the player's choice. */
const attack = z.pipe(
  z.string(),
  z.transform((line) => {
    const [type, ...dice] = line.split(' ');
    return {
      type: z.enum(['melee', 'ranged']).parse(type),
      dice: z.array(z.enum([...ATTACK_DICE, 'any'])).parse(dice),
    };
  }),
);

const common = {
  id: z.string(),
  /** Text key part of the name; unique cards count by it (IA-2.4). */
  name: z.string(),
  affiliation: z.enum(AFFILIATIONS),
  tier: z.enum(['regular', 'elite']),
  unique: z.boolean(),
  cost: z.number(),
  /** Ids of abilities; their rules are in `cards/`. */
  abilities: words,
};

const figureSchema = z.strictObject({
  ...common,
  reinforcement: z.nullable(z.number()),
  figures: z.number(),
  size: z.enum(['1x1', '1x2', '2x2', '2x3']),
  traits: listOf(TRAITS),
  health: z.number(),
  speed: z.number(),
  attack,
  defence: listOf(DEFENCE_DICE),
  keywords,
  surges,
  /** Values of the later errata (IA-1.8). */
  faq: z.optional(z.strictObject({ speed: z.optional(z.number()), surges: z.optional(surges) })),
});
const upgradeSchema = z.strictObject(common);

/** A deployment card with figures. */
export type FigureCard = z.output<typeof figureSchema>;
/** A Skirmish Upgrade card. */
export type UpgradeCard = z.output<typeof upgradeSchema>;
export type Surge = FigureCard['surges'][number];

const FIGURE_CARDS = z.array(figureSchema).parse([...imperial, ...rebel, ...mercenary]);
const UPGRADE_CARDS = z.array(upgradeSchema).parse(upgrades);
const FIGURES = new Map(FIGURE_CARDS.map((card) => [card.id, card]));
const ALL = new Map<string, FigureCard | UpgradeCard>(
  [...FIGURE_CARDS, ...UPGRADE_CARDS].map((card) => [card.id, card]),
);

/** Ids of all deployment cards: those with figures, then Skirmish Upgrades. */
export const DEPLOYMENT_IDS: readonly string[] = [...ALL.keys()];

/** Whether there is a deployment card of this id. */
export function isDeployment(id: string): boolean {
  return ALL.has(id);
}

/** A deployment card. Throws when there is none of this id. */
export function deploymentCard(id: string): FigureCard | UpgradeCard {
  const card = ALL.get(id);
  if (!card) throw new Error(`no deployment card ${id}`);
  return card;
}

/** A deployment card with figures; undefined for a Skirmish Upgrade. */
export function figureCardOf(id: string): FigureCard | undefined {
  return FIGURES.get(id);
}

/** Copies of a card that an army may have (IA-2.4, IA-2.5, IA-2.6). */
export function copyLimit({ unique, tier }: FigureCard | UpgradeCard): number {
  if (unique) return 1;
  return tier === 'elite' ? 2 : 4;
}
