import type { AttackStep, AttackView, DieView } from './client.ts';
import { distanceOf, spacesOfPiece } from './rules/board.ts';
import { keywordSum, modifiersOf, rolledOf, surgeAbilities, totalsOf } from './rules/pools.ts';
import { sightLines } from './rules/sight.ts';
import type { Attack, AttackDie, State } from './state.ts';

/** Steps as players know them, by the step with which the rule of an attack continues. */
const STEPS: Readonly<Record<string, AttackStep>> = {
  declared: 'declare',
  pools: 'declare',
  roll: 'roll',
  modify: 'reroll',
  sum: 'modify',
  surges: 'surges',
  damage: 'surges',
  again: 'accuracy',
  after: 'damage',
  end: 'after',
};

/** The step of the innermost attack. */
function stepOf({ flow }: State): AttackStep {
  return STEPS[flow.stack.findLast(({ rule }) => rule === 'attack')?.step ?? ''] ?? 'declare';
}

const dieView = ({ die, face, rerolled }: AttackDie): DieView => ({ die, face, rerolled });

/** Accuracy that a ranged attack needs (IA-9.26); null for melee, and when a piece is gone. */
function neededBy(g: State, { attacker, target, type }: Attack): number | null {
  const isThere = g.figures[attacker] !== undefined && spacesOfPiece(g, target).length > 0;
  return type === 'ranged' && isThere ? Math.max(1, distanceOf(g, attacker, target)) : null;
}

/** Dice, modifiers and surges: all of an attack is public. */
function poolsView(
  g: State,
  attack: Attack,
): Pick<AttackView, 'rolled' | 'modifiers' | 'totals' | 'surges' | 'pierce'> {
  const isRolled = attack.attackDice.some(({ face }) => face !== null);
  return {
    rolled: isRolled ? { ...rolledOf(attack) } : null,
    modifiers: modifiersOf(g, attack).map(({ icon, n, source }) => ({ icon, n, source })),
    totals: isRolled ? { ...(attack.totals ?? totalsOf(g, attack)) } : null,
    surges: surgeAbilities(g, attack).map(({ cost, gives }) => ({ cost, gives: gives.map((one) => ({ ...one })) })),
    pierce: keywordSum(g, { ...attack, bought: [] }, 'pierce'),
  };
}

/** The attack in progress; null without one. */
export function attackView(g: State): AttackView | null {
  if (!g.attack) return null;
  const { attacker, seat, target, space, type, attackDice, defenceDice, ignoresFigures, bought, missed } = g.attack;
  const isThere = g.figures[attacker] !== undefined;
  const lines = isThere ? sightLines(g, attacker, target, [space], ignoresFigures) : null;
  return {
    seat,
    step: stepOf(g),
    attacker,
    target,
    space,
    type,
    attackDice: attackDice.map(dieView),
    defenceDice: defenceDice.map(dieView),
    needed: neededBy(g, g.attack),
    ...poolsView(g, g.attack),
    bought: [...bought],
    missed,
    lines: lines && [lines.from, ...lines.to].map(({ x, y }): [number, number] => [x, y]),
  };
}
