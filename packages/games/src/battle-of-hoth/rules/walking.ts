import { type HexId, type Reached, reachable, type Walk } from '../../engine/hex/index.ts';
import { memoizeByReference } from '../../engine/state-draft/memoize.ts';
import { GRID } from '../data/board.ts';
import { battleOf } from '../data/scenarios/index.ts';
import type { ScenarioFile } from '../data/scenarios/schema.ts';
import { BADGES, type Side } from '../data/units.ts';
import type { State, Unit } from '../state.ts';
import { canEnter, effectOn, groundOf, infoOf, isOpenTo, orderedOf, type Taken, takenHexes } from './board.ts';
import { hooksOf } from './scenario-book.ts';
import { countsForGoal } from './secondary.ts';

/** Hexes a unit may move in this turn, and those after which it may still attack (BH-6.9, BH-7.1 to BH-7.5, BH-12.17). */
export function allowanceOf(g: State, unit: Unit): { move: number; moveAndAttack: number } {
  const { move, moveAndAttack } = infoOf(unit);
  if (move === 0) return { move: 0, moveAndAttack: 0 };
  const more = effectOn(g, unit.id).move ?? 0;
  const withBadge = unit.badge === 'eliteTroopers' ? BADGES.eliteTroopers.moveAndAttack : 0;
  return { move: move + more, moveAndAttack: Math.max(moveAndAttack, withBadge) + more };
}

/** Whether a unit that enters this hex leaves the board at once (BH-14.9). */
export function takesOff(g: State, unit: Unit, hex: HexId): boolean {
  return hooksOf(g, 'takesOff').some(({ rule, run }) => run(g, rule, unit, hex));
}

/** Whether a unit that enters this hex by its own move must stop and may not attack (BH-8.4 to BH-8.6, BH-6.17). */
export function stopsIn(g: State, unit: Unit, hex: HexId): boolean {
  return (Boolean(groundOf(g, hex).stops) && !effectOn(g, unit.id).ignoreTerrain) || takesOff(g, unit, hex);
}

/** Whether a unit may make no own move now: by its card, after stopping terrain, or by the scenario (BH-6.13, BH-6.38). */
export function isHeldUp(g: State, unit: Unit): boolean {
  return (
    Boolean(orderedOf(g, unit.id)?.stopped || effectOn(g, unit.id).noMove) ||
    hooksOf(g, 'barsMove').some(({ rule, run }) => run(g, rule, unit))
  );
}

/** Allowance that entering a hex takes: 1 unless the scenario says otherwise (BH-6.39). */
export function costOf(g: State, unit: Unit, hex: HexId): number {
  if (effectOn(g, unit.id).ignoreTerrain) return 1;
  for (const { rule, run } of hooksOf(g, 'moveCost')) {
    const cost = run(g, rule, unit, hex);
    if (cost !== null) return cost;
  }
  return 1;
}

/** Hexes that are worth entering on the way, so that the proposed shortest path leads through them (BH-19.3). */
function worthEntering(g: State, unit: Unit): readonly HexId[] {
  return worthwhile(battleOf(g))[infoOf(unit).side];
}

const worthwhile = memoizeByReference((scenario: ScenarioFile) => {
  const hexesFor = (side: Side) =>
    scenario.objectives.flatMap((one) =>
      one.kind === 'permanent' && (one.for === side || one.for === 'either') ? one.hexes : [],
    );
  return { rebels: hexesFor('rebels'), empire: hexesFor('empire') };
});

/** Whether it counts for something that a unit enters a hex: a permanent medal not won yet, or the objective of its side. */
export function countsToEnter(g: State, unit: Unit, hex: HexId): boolean {
  const { side } = infoOf(unit);
  const isObjective = battleOf(g).objectives.some(
    (one) =>
      one.kind === 'permanent' &&
      (one.for === side || one.for === 'either') &&
      one.hexes.includes(hex) &&
      !g.memory[one.id],
  );
  return isObjective || countsForGoal(g, unit, hex);
}

/** How a unit walks with an allowance. What does not change on the way is worked out once: a search asks for many hexes. */
function walkOf(g: State, unit: Unit, budget: number, taken: Taken): Walk {
  const { ignoreTerrain } = effectOn(g, unit.id);
  const hasCosts = !ignoreTerrain && hooksOf(g, 'moveCost').length > 0;
  const hasGates = hooksOf(g, 'takesOff').length > 0;
  const worth = worthEntering(g, unit);
  const walk: Walk = {
    budget,
    cost(hex) {
      if (taken.has(hex) || !isOpenTo(g, unit, hex)) return null;
      return hasCosts ? costOf(g, unit, hex) : 1;
    },
    stops: (hex) => (!ignoreTerrain && Boolean(groundOf(g, hex).stops)) || (hasGates && takesOff(g, unit, hex)),
  };
  return worth.length > 0 ? { ...walk, value: (hex: HexId) => (worth.includes(hex) ? 1 : 0) } : walk;
}

/** Hexes a unit can reach with an allowance, each with a shortest path. `taken`: see `takenHexes`. */
export function reachOf(g: State, unit: Unit, budget: number, taken = takenHexes(g)): Map<HexId, Reached> {
  return reachable(GRID, unit.hex, walkOf(g, unit, budget, taken));
}

/** Whether a unit can make a step with an allowance. */
export function canStep(g: State, unit: Unit, budget: number): boolean {
  return GRID.neighbours(unit.hex).some((hex) => canEnter(g, unit, hex) && costOf(g, unit, hex) <= budget);
}
