import { commandCard, copiesOf, deploymentCard, pointsOf } from '@echo-base/games/imperial-assault/client';
import type { Decision, Text } from '../../../kit/net/types.ts';

// Picked keys of the questions `ask.army` and `ask.deck`: `affiliation:<id>`, `card:<id>:<copy>`, `command:<id>:<copy>`.

/** Ids of the picked cards, copies included. */
export function cardsIn(picked: readonly string[]): readonly string[] {
  return picked.flatMap((key) => {
    const [kind, id] = key.split(':');
    return id !== undefined && kind !== 'affiliation' ? [id] : [];
  });
}

/** Ids of the cards that a question offers, each once. */
export const offeredBy = ({ options }: Decision): readonly string[] => [
  ...new Set(cardsIn(options.map(({ key }) => key))),
];

/** The picked affiliation; null for none. */
export function affiliationIn(picked: readonly string[]): string | null {
  return picked.find((key) => key.startsWith('affiliation:'))?.split(':')[1] ?? null;
}

/** Whether the command deck is built, after the deployment cards. */
export const isBuildingDeck = ({ prompt }: Decision): boolean => prompt.key === 'ask.deck';

/** The picked cards, and their number and points in words. */
export function totalOf(decision: Decision, picked: readonly string[]): { cards: readonly string[]; words: Text } {
  const cards = cardsIn(picked);
  const isDeck = isBuildingDeck(decision);
  const limit = decision.budgets?.find(({ id }) => id === (isDeck ? 'commands' : 'points'))?.limit ?? 0;
  const points = isDeck ? cards.reduce((sum, id) => sum + commandCard(id).cost, 0) : pointsOf(cards);
  const params = { cards: cards.length, of: decision.min ?? 0, points, limit };
  return { cards, words: { key: isDeck ? 'board.ia.deck.total' : 'board.ia.army.total', params } };
}

/** Number of picked copies of a card. */
export function countOf(picked: readonly string[], id: string): number {
  return cardsIn(picked).filter((one) => one === id).length;
}

/** Keys of cards, each copy its own; cards the question does not offer are left out. */
export function keysOf({ options }: Decision, kind: 'card' | 'command', ids: readonly string[]): readonly string[] {
  const offered = new Set(options.map(({ key }) => key));
  const counts = new Map<string, number>();
  return ids.flatMap((id) => {
    const copy = (counts.get(id) ?? 0) + 1;
    counts.set(id, copy);
    const key = `${kind}:${id}:${copy}`;
    return offered.has(key) ? [key] : [];
  });
}

/** The next copy of a card that is not picked. */
export function nextCopy(kind: 'card' | 'command', picked: readonly string[], id: string): string {
  return `${kind}:${id}:${countOf(picked, id) + 1}`;
}

/** The picked copy of a card with the highest number. */
export function lastCopy(kind: 'card' | 'command', picked: readonly string[], id: string): string {
  return `${kind}:${id}:${countOf(picked, id)}`;
}

/** The affiliation of an army: that of most of its points. */
export function affiliationOf(cards: readonly string[]): string {
  const points = new Map<string, number>();
  for (const id of cards) {
    const { affiliation, cost } = deploymentCard(id);
    points.set(affiliation, (points.get(affiliation) ?? 0) + cost);
  }
  return [...points].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'imperial';
}

/** Copies of a card that an army may have. */
export const mostOf = (id: string): number => copiesOf(deploymentCard(id));
