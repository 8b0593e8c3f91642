import type { AttackTotals, AttackView } from '@echo-base/games/imperial-assault/client';

// What an attack comes to with the surges that are picked; no React here.

/** Surges left after evades. */
const surgesIn = ({ surge, evade }: AttackTotals): number => Math.max(0, surge - evade);

/** Indices of the surge abilities in picked options: `surge:2`, or `surge:2:2` for its second use. */
export const surgesPicked = (picked: readonly string[]): readonly number[] =>
  picked.flatMap((key) => {
    const [kind, index] = key.split(':');
    return kind === 'surge' && index !== undefined ? [Number(index)] : [];
  });

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

/** What an attack comes to if these surge abilities are bought; null before the roll (IA-9.24 to IA-9.31). */
export function reckon(attack: AttackView, bought: readonly number[]): Reckoning | null {
  const { totals, needed, surges, pierce, missed } = attack;
  if (!totals) return null;
  const gives = bought.flatMap((index) => surges[index]?.gives ?? []);
  const given = (keyword: string) => gives.reduce((sum, one) => sum + (one.keyword === keyword ? one.n : 0), 0);
  const accuracy = totals.accuracy + given('accuracy');
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
