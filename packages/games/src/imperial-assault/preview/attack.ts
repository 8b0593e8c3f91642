import { ACCURACY_OF } from '../data/commands.ts';
import type { Icon } from '../data/dice.ts';
import type { Keyword } from '../data/terms.ts';

// What an attack comes to, from what every viewer sees.

/** What views have of an attack. */
interface Seen {
  readonly totals: Readonly<Record<Icon, number>> | null;
  readonly needed: number | null;
  readonly surges: readonly { readonly cost: number; readonly gives: readonly Keyword[] }[];
  readonly pierce: number;
  readonly missed: string | null;
}

/** Surges left after evades. */
const surgesIn = ({ surge, evade }: Readonly<Record<Icon, number>>): number => Math.max(0, surge - evade);

/** Indices of the surge abilities in picked options: `surge:2`, or `surge:2:2` for its second use. */
export const surgesPicked = (picked: readonly string[]): readonly number[] =>
  picked.flatMap((key) => {
    const [kind, index] = key.split(':');
    return kind === 'surge' && index !== undefined ? [Number(index)] : [];
  });

/** A card that is chosen, or under the pointer, and what it does to this attack before it is played. */
export interface Aid {
  readonly card: string;
  readonly accuracy: number;
}

/** The aid of an option: `play:<card>:...`; null for cards that change no sum, and for other options. */
export function aidOf(key: string | null): Aid | null {
  const [kind, card = ''] = key?.split(':') ?? [];
  const accuracy = Object.entries(ACCURACY_OF).find(([id]) => id === card)?.[1];
  return kind === 'play' && accuracy !== undefined ? { card, accuracy } : null;
}

/** Results of an attack, with everything that is known. */
export interface Reckoning {
  readonly accuracy: number;
  /** Whether the accuracy is enough; null for melee. */
  readonly reaches: boolean | null;
  readonly surges: number;
  readonly spent: number;
  readonly damage: number;
  /** Block after Pierce. */
  readonly block: number;
  /** Damage that the target suffers, without regard to its health. */
  readonly suffered: number;
}

/**
 * What an attack comes to if these surge abilities are bought and a card is played; null before the roll (IA-9.24 to
 * IA-9.31).
 */
export function reckon(attack: Seen, bought: readonly number[], aid: Aid | null = null): Reckoning | null {
  const { totals, needed, surges, pierce, missed } = attack;
  if (!totals) return null;
  const gives = bought.flatMap((index) => surges[index]?.gives ?? []);
  const given = (keyword: string) => gives.reduce((sum, one) => sum + (one.keyword === keyword ? one.n : 0), 0);
  const accuracy = Math.max(0, totals.accuracy + given('accuracy') + (aid?.accuracy ?? 0));
  const damage = totals.damage + given('damage');
  const block = Math.max(0, totals.block - pierce - given('pierce'));
  const reaches = needed === null ? null : accuracy >= needed;
  const isHit = totals.dodge === 0 && reaches !== false && missed === null;
  return {
    accuracy,
    reaches,
    surges: surgesIn(totals),
    spent: bought.reduce((sum, index) => sum + (surges[index]?.cost ?? 0), 0),
    damage,
    block,
    suffered: isHit ? Math.max(0, damage - block) : 0,
  };
}
