import { factsOf, type Theatre, type UnitId } from '../../data/units.ts';

interface Force {
  dice: number;
  health: number;
}

/** Damage a die does on average, cards included. */
const PER_DIE = 0.55;
const ROUNDS = 12;

function forceOf(ids: readonly UnitId[], theatre: Theatre): Force {
  const own = ids.map(factsOf).filter((facts) => facts.theatre === theatre);
  return {
    dice: Math.min(
      10,
      own.reduce((sum, { red, black }) => sum + red + black, 0),
    ),
    health: own.reduce((sum, { health }) => sum + (health ?? 40), 0),
  };
}

/** What is left of two forces that fight in one theatre, as shares of their health. */
function fight(a: Force, b: Force): [number, number] {
  let [left, right] = [a.health, b.health];
  for (let round = 0; round < ROUNDS && left > 0 && right > 0; round++) {
    const hurt = (a.dice * left * PER_DIE) / Math.max(a.health, 1);
    const hurts = (b.dice * right * PER_DIE) / Math.max(b.health, 1);
    right -= hurt;
    left -= hurts;
  }
  return [Math.max(0, left) / Math.max(a.health, 1), Math.max(0, right) / Math.max(b.health, 1)];
}

/**
 * How a combat will go for the attacker, from -1 (all lost, nothing done) to 1 (all won, nothing lost), weighed by
 * health over both theatres.
 */
export function outlook(attacker: readonly UnitId[], defender: readonly UnitId[]): number {
  let [sum, weight] = [0, 0];
  for (const theatre of ['space', 'ground'] as const) {
    const [a, b] = [forceOf(attacker, theatre), forceOf(defender, theatre)];
    if (a.health === 0 || b.health === 0) continue;
    const [left, right] = fight(a, b);
    const stake = Math.min(a.health, b.health);
    sum += (left - right) * stake;
    weight += stake;
  }
  return weight === 0 ? 1 : sum / weight;
}

/** The outlook on the ground alone; 1 where nobody defends it, -1 where nobody attacks. */
export function groundOutlook(attacker: readonly UnitId[], defender: readonly UnitId[]): number {
  const [a, b] = [forceOf(attacker, 'ground'), forceOf(defender, 'ground')];
  if (a.health === 0) return -1;
  if (b.health === 0) return 1;
  const [left, right] = fight(a, b);
  return left - right;
}
