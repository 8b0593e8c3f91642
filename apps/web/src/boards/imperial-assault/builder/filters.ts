import { deploymentCard, figureCardOf } from '@echo-base/games/imperial-assault/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import { cardName } from '../names.ts';

// Which deployment cards the builder shows. No React here.

export const ALL = 'all';

export interface Filters {
  readonly affiliation: string;
  readonly trait: string;
  /** The highest price shown; null for all. */
  readonly cost: number | null;
  readonly search: string;
}

/** Those of some cards with an affiliation. */
export const cardsOf = (cards: readonly string[], affiliation: string): readonly string[] =>
  cards.filter((id) => deploymentCard(id).affiliation === affiliation);

/** Those of some cards that fit all filters. */
export function filtered(
  t: Translate,
  cards: readonly string[],
  { affiliation, trait, cost, search }: Filters,
): readonly string[] {
  const wanted = search.trim().toLowerCase();
  return cardsOf(cards, affiliation).filter((id) => {
    const card = deploymentCard(id);
    if (cost !== null && card.cost > cost) return false;
    if (trait !== ALL && !figureCardOf(id)?.traits.some((one) => one === trait)) return false;
    const words = [t(cardName(id)), ...card.abilities.map((ability) => t({ key: `ability.${ability}` }))];
    return words.some((word) => word.toLowerCase().includes(wanted));
  });
}
