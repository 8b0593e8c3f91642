import { wordsOf } from '../lines.ts';
import type { FigureCard, UpgradeCard } from '../schema.ts';
import type { Keyword, KeywordId } from '../terms.ts';
import imperial from './deployments-imperial.json' with { type: 'json' };
import mercenary from './deployments-mercenary.json' with { type: 'json' };
import rebel from './deployments-rebel.json' with { type: 'json' };
import upgrades from './deployments-upgrades.json' with { type: 'json' };

/** `pierce 2, stun`: keywords and icons with their numbers. */
const keywordsOf = (line: string): Keyword[] =>
  (line === '' ? [] : line.split(', ')).map((part) => {
    const [keyword, n = '1'] = part.split(' ');
    return { keyword: keyword as KeywordId, n: Number(n) };
  });

/** `1: pierce 2, stun`: the price in surges, and what it gives. */
const surgesOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const [cost, gives = ''] = line.split(': ');
    return { cost: Number(cost), gives: keywordsOf(gives) };
  });

/** `ranged blue green`. */
function attackOf(line: string) {
  const [type, ...dice] = wordsOf(line);
  return { type, dice };
}

export type Surge = FigureCard['surges'][number];

const FIGURE_CARDS = [...imperial, ...rebel, ...mercenary].map(({ faq, ...card }: (typeof imperial)[number]) => {
  const read = {
    ...card,
    abilities: wordsOf(card.abilities),
    traits: wordsOf(card.traits),
    attack: attackOf(card.attack),
    defence: wordsOf(card.defence),
    keywords: keywordsOf(card.keywords),
    surges: surgesOf(card.surges),
    ...(faq && { faq: { ...faq, ...(faq.surges && { surges: surgesOf(faq.surges) }) } }),
  };
  return read as FigureCard;
});
const UPGRADE_CARDS = upgrades.map((card) => ({ ...card, abilities: wordsOf(card.abilities) }) as UpgradeCard);
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
