import { type Refusal, refuse, text } from '../../engine/text.ts';
import { commandCard, isCommand } from './commands.ts';
import { copyLimit, deploymentCard, figureCardOf, isDeployment } from './deployments.ts';
import file from './first-armies.json' with { type: 'json' };
import type { CommandCard, FigureCard, UpgradeCard } from './schema.ts';
import type { Affiliation } from './terms.ts';

/** An army: its deployment cards and its command deck, by ids; a card taken twice is listed twice. */
export interface Army {
  readonly cards: readonly string[];
  readonly deck: readonly string[];
}

export const ARMY_POINTS = 40;
export const DECK_SIZE = 15;
const DECK_POINTS = 15;
const MORE_DECK_POINTS = 3;
/** Cards of another affiliation that a Temporary Alliance admits. */
export const ALLIES = 2;
export const ALLIANCES: Readonly<Record<string, Affiliation>> = {
  'temporary-alliance-imperial': 'mercenary',
  'temporary-alliance-mercenary': 'rebel',
};

/** The armies of the first skirmish (IA-2.19). */
export const FIRST_ARMIES: ReadonlyMap<string, Army> = new Map(
  file.map(({ id, cards, deck }) => [id, { cards: cards.split(' '), deck: deck.split(' ') }]),
);

/** Deployment points of an army, Skirmish Upgrades included. */
export function pointsOf(cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + deploymentCard(id).cost, 0);
}

/** The limit of command costs with these deployment cards (IA-2.12, IA-2.13). */
export function deckPoints(cards: readonly string[]): number {
  return DECK_POINTS + (cards.includes('balance-of-the-force') ? MORE_DECK_POINTS : 0);
}

const countOf = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const cardText = (card: FigureCard | UpgradeCard) => text(`card.${card.name}`);

/** The affiliation of most points; Skirmish Upgrades decide first, because they are never borrowed. */
function affiliationOf(cards: readonly string[]): Affiliation | undefined {
  const list = cards.map(deploymentCard);
  const upgrade = list.find((card) => !figureCardOf(card.id));
  const points = (side: Affiliation) =>
    list.reduce((sum, card) => sum + (card.affiliation === side ? card.cost : 0), 0);
  return upgrade?.affiliation ?? list.map((card) => card.affiliation).sort((a, b) => points(b) - points(a))[0];
}

/** Cards of another affiliation and who admits them (IA-2.3, IA-2.8, IA-2.9). */
function affiliationProblems(cards: readonly string[]): Refusal[] {
  const own = affiliationOf(cards);
  const strangers = cards.map(deploymentCard).filter((card) => card.affiliation !== own);
  const admitted = cards.flatMap((id) => ALLIANCES[id] ?? [])[0];
  const upgrades = strangers.filter((card) => !figureCardOf(card.id));
  const allies = strangers.filter((card) => figureCardOf(card.id) && card.affiliation === admitted);
  const others = strangers.filter((card) => figureCardOf(card.id) && card.affiliation !== admitted);
  const params = (card: FigureCard | UpgradeCard) => ({
    card: cardText(card),
    affiliation: text(`affiliation.${card.affiliation}`),
    own: text(`affiliation.${own}`),
  });
  return [
    ...upgrades.map((card) => refuse('army_upgrade', params(card), 'IA-2.9')),
    ...others.map((card) => refuse('army_affiliation', params(card), 'IA-2.3')),
    ...(allies.length > ALLIES ? [refuse('alliance_limit', { n: allies.length, limit: ALLIES }, 'IA-2.8')] : []),
  ];
}

/** Cards there are too many of: unique ones by name, the others by card (IA-2.4 to IA-2.7). */
function copyProblems(cards: readonly string[]): Refusal[] {
  const names = countOf(cards.map(deploymentCard).flatMap((card) => (card.unique ? [card.name] : [])));
  const doubled = [...names].filter(([, n]) => n > 1);
  const many = [...countOf(cards)].flatMap(([id, n]) => {
    const card = deploymentCard(id);
    if (card.unique || n <= copyLimit(card)) return [];
    const [code, clause] = card.tier === 'elite' ? ['copies_elite', 'IA-2.5'] : ['copies_regular', 'IA-2.6'];
    return [refuse(code, { card: cardText(card), n: copyLimit(card) }, clause)];
  });
  return [...doubled.map(([name]) => refuse('copies_unique', { card: text(`card.${name}`) }, 'IA-2.4')), ...many];
}

/** What is wrong with the deployment cards of an army. */
export function cardProblems(cards: readonly string[]): Refusal[] {
  const unknown = cards.filter((id) => !isDeployment(id));
  if (unknown.length > 0) return unknown.map((id) => refuse('card_not_skirmish', { card: id }, 'IA-2.10'));
  const points = pointsOf(cards);
  return [
    ...(points > ARMY_POINTS ? [refuse('army_cost', { n: points, limit: ARMY_POINTS }, 'IA-2.1')] : []),
    ...(cards.some(figureCardOf) ? [] : [refuse('army_empty', {}, 'IA-2.2')]),
    ...affiliationProblems(cards),
    ...copyProblems(cards),
  ];
}

/** What is wrong with a command deck for these deployment cards. */
export function deckProblems(deck: readonly string[], cards: readonly string[]): Refusal[] {
  const unknown = deck.filter((id) => !isCommand(id));
  if (unknown.length > 0) return unknown.map((id) => refuse('card_not_skirmish', { card: id }, 'IA-2.10'));
  const points = deck.reduce((sum, id) => sum + commandCard(id).cost, 0);
  const limit = deckPoints(cards);
  const many = [...countOf(deck)].filter(([id, n]) => n > commandCard(id).limit);
  return [
    ...(deck.length === DECK_SIZE ? [] : [refuse('deck_size', { n: deck.length, size: DECK_SIZE }, 'IA-2.11')]),
    ...(points > limit ? [refuse('deck_cost', { n: points, limit }, limit > DECK_POINTS ? 'IA-2.13' : 'IA-2.12')] : []),
    ...many.map(([id]) => refuse('deck_copies', { card: text(`command.${id}`), n: commandCard(id).limit }, 'IA-2.14')),
  ];
}

/** Everything that is wrong with an army; empty if it may be played. */
export function armyProblems({ cards, deck }: Army): Refusal[] {
  const problems = cardProblems(cards);
  return cards.every(isDeployment) ? [...problems, ...deckProblems(deck, cards)] : problems;
}

/** Whether a figure of a card meets the restriction of a command card (IA-12.4, IA-12.50). */
export function meets(card: FigureCard, { trait, figure, affiliation }: CommandCard): boolean {
  if (affiliation && card.affiliation !== affiliation) return false;
  if (figure && card.name !== figure) return false;
  return !trait || card.traits.includes(trait);
}

/** Command cards that no figure of the army can play: a warning, no refusal (IA-2.15). */
export function unplayable({ cards, deck }: Army): string[] {
  const figures = cards.flatMap((id) => figureCardOf(id) ?? []);
  return deck.filter((id) => {
    const command = commandCard(id);
    return command.box && !figures.some((card) => meets(card, command));
  });
}

/** How much a card is worth in the deck of an army: what only its figures play before what all can play, then the dearer. */
const worthOf = ({ cost, figure, trait, affiliation }: CommandCard): number =>
  (figure || trait || affiliation ? 10 : 0) + cost;

/**
 * Greedy completion of a command deck for these deployment cards, within all limits (IA-2.11 to IA-2.14): `chosen` first,
 * then the cards of the box of most worth that its figures can play and that leave points for the rest; others only where those do
 * not suffice. The same input gives the same deck. Shorter than a deck if `chosen` leaves no way to complete it.
 */
export function filledDeck(box: readonly string[], cards: readonly string[], chosen: readonly string[] = []): string[] {
  const useless = new Set(unplayable({ cards, deck: box }));
  const taken = countOf(chosen);
  const copies = box.flatMap((id) =>
    Array.from({ length: Math.max(0, commandCard(id).limit - (taken.get(id) ?? 0)) }, () => id),
  );
  const rank = (id: string) => (useless.has(id) ? -1 : worthOf(commandCard(id)));
  const offered = copies.toSorted((a, b) => rank(b) - rank(a));
  const deck = [...chosen];
  let left = deckPoints(cards) - chosen.reduce((sum, id) => sum + commandCard(id).cost, 0);
  for (const [index, id] of offered.entries()) {
    if (deck.length >= DECK_SIZE) break;
    const { cost } = commandCard(id);
    if (cost + cheapest(offered.slice(index + 1), DECK_SIZE - deck.length - 1) > left) continue;
    deck.push(id);
    left -= cost;
  }
  return deck;
}

/** Costs of so many of the cheapest cards; infinite if there are fewer. */
function cheapest(ids: readonly string[], n: number): number {
  const costs = ids.map((id) => commandCard(id).cost).sort((a, b) => a - b);
  return costs.length < n ? Number.POSITIVE_INFINITY : costs.slice(0, n).reduce((sum, cost) => sum + cost, 0);
}
