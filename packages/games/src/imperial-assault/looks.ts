import type { PlayerView } from './client.ts';
import { deploymentCard } from './data/deployments.ts';

/** The look of an army: discs and the colour of the Rebels, or hexagons and that of the Empire. */
export type ArmyLook = 'rebel' | 'empire';

/** Affiliation with most points of an army; null while the cards are secret. */
export function affiliationOf(cards: readonly string[] | null): string | null {
  const points = new Map<string, number>();
  for (const id of cards ?? []) {
    const { affiliation, cost } = deploymentCard(id);
    points.set(affiliation, (points.get(affiliation) ?? 0) + cost);
  }
  return [...points].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/**
 * Looks of both seats: Rebel and Imperial armies as they are; of two of the same kind, or with Mercenaries, the first seat
 * gets what is left, so that the two never look alike.
 */
export function looksOf({
  players,
}: {
  readonly players: readonly Pick<PlayerView, 'seat' | 'cards'>[];
}): ReadonlyMap<string, ArmyLook> {
  const [first, second] = players.map(({ cards }) => affiliationOf(cards));
  const isSwapped = first === 'imperial' ? second !== 'imperial' : second === 'rebel' && first !== 'rebel';
  const looks: readonly ArmyLook[] = isSwapped ? ['empire', 'rebel'] : ['rebel', 'empire'];
  return new Map(players.map(({ seat }, index) => [seat, looks[index] ?? 'rebel']));
}
