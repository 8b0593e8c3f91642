import type { HexId } from '../../../engine/hex/index.ts';
import { GRID } from '../../data/board.ts';
import { battleOf } from '../../data/scenarios/index.ts';
import type { Objective } from '../../data/scenarios/schema.ts';
import { rivalOf, type Side } from '../../data/units.ts';
import { infoOf, unitAt, unitsOf } from '../../rules/board.ts';
import { exitFrom } from '../../rules/leaving.ts';
import { carryRules, leftOfClass, tokenState } from '../../rules/memory.ts';
import { goalOf } from '../../rules/victory.ts';
import { takesOff } from '../../rules/walking.ts';
import type { State, Unit } from '../../state.ts';
import { MEDAL } from './worth.ts';

/** A place that draws units: its hexes, what standing there is worth, and what each hex of distance costs. */
interface Aim {
  readonly hexes: readonly HexId[];
  readonly worth: number;
  readonly pull: number;
}

const isFor = (objective: Objective, side: Side) => objective.for === side || objective.for === 'either';

/** Worth of leaving the board by an exit: its medals, or a step to a sudden victory, or the victory with the token. */
export function exitWorth(g: State, exit: string, unit: Unit): number {
  const { objectives, suddenVictory } = battleOf(g);
  const objective = objectives.find(({ id }) => id === exit);
  const medals = objective?.kind === 'exit' ? objective.medals : 0;
  const goal = suddenVictory.find((one) => one.kind === 'unitsExited' && one.objective === exit);
  const isLast = goal?.kind === 'unitsExited' && leftOfClass(g, exit, goal.unitClass) + 1 >= goal.count;
  const isToken = suddenVictory.some((one) => one.kind === 'tokenExits' && one.via === exit);
  const { side } = infoOf(unit);
  return (goalOf(g, side) === null ? 0 : medals * MEDAL * 1.2) + (goal ? 2 * MEDAL : 0) + (isLast || isToken ? 60 : 0);
}

/** Places of which a side must hold all: those its other units do not hold, and the last one is the victory. */
function setAim(g: State, hexes: readonly HexId[], unit: Unit): Aim {
  const { side } = infoOf(unit);
  const isHeld = (hex: HexId) => unitsOf(g, side).some((one) => one.id !== unit.id && one.hex === hex);
  const open = hexes.filter((hex) => !isHeld(hex));
  return open.length === 1 ? { hexes: open, worth: 60, pull: 2 } : { hexes: open, worth: MEDAL, pull: 0.8 };
}

function aimOf(g: State, objective: Objective, unit: Unit): Aim | null {
  const { side, class: unitClass } = infoOf(unit);
  if (!isFor(objective, side)) return null;
  switch (objective.kind) {
    case 'temporary':
      return { hexes: objective.hexes, worth: objective.medals * MEDAL * 0.8, pull: 0.5 };
    case 'permanent':
      return g.memory[objective.id] ? null : { hexes: objective.hexes, worth: objective.medals * MEDAL, pull: 0.8 };
    case 'perTurn':
      return { hexes: objective.hexes, worth: objective.medals * MEDAL, pull: 0.9 };
    case 'occupySet':
      return setAim(g, objective.hexes, unit);
    case 'handBonus':
      return { hexes: objective.hexes, worth: 3, pull: 0.1 };
    case 'exit': {
      const isOpen = !objective.unitClass || objective.unitClass === unitClass;
      const isBarred = exitFrom(g, unit, objective.hexes[0] ?? '0,0') === null;
      return isOpen && !isBarred ? { hexes: objective.hexes, worth: 2, pull: 1.2 } : null;
    }
    case 'token':
      return null;
  }
}

/** The officer that waits to be fetched, or that is to be kept from it. */
function tokenAims(g: State, unit: Unit): Aim[] {
  return carryRules(g).flatMap((rule) => {
    const { carrier, hex } = tokenState(g, rule);
    if (carrier !== null) return [];
    const isCarrier = infoOf(unit).side === rule.side && rule.carriers.includes(unit.type);
    return [{ hexes: [hex], worth: isCarrier ? MEDAL : 8, pull: isCarrier ? 0.6 : 0.7 }];
  });
}

/** Structures to destroy draw units into range. */
function structureAims(g: State, { side, range }: { side: Side; range: number }): Aim[] {
  return g.structures
    .filter(({ attackableBy }) => attackableBy === side)
    .map(({ hex }) => ({
      hexes: GRID.hexes.filter((one) => GRID.distance(one, hex) <= Math.min(2, range)),
      worth: 3,
      pull: 1,
    }));
}

const nearest = (hex: HexId, hexes: readonly HexId[]) =>
  hexes.reduce((least, one) => Math.min(least, GRID.distance(hex, one)), 99);

/** Whether time works for a side, so that it need not look for the enemy. */
function isPatient(g: State, side: Side): boolean {
  const { specialRules, objectives, suddenVictory } = battleOf(g);
  const rival = side === 'rebels' ? 'empire' : 'rebels';
  return (
    specialRules.some((rule) => rule.kind === 'chargeStructure' && rule.side === side) ||
    objectives.some((one) => one.kind === 'perTurn' && one.for === side) ||
    suddenVictory.some((one) => one.kind === 'structuresDestroyed' && one.winner === rival)
  );
}

/** Turn of a side from which it grows impatient, how fast, and how much at most. */
const IMPATIENCE = { from: 10, step: 0.08, most: 2 } as const;

/** Extra pull toward the enemy in a long battle, so that two careful sides do not wait out of range of each other. */
function impatience(g: State, side: Side): number {
  return Math.min(IMPATIENCE.most, Math.max(0, g.turns[side] - IMPATIENCE.from) * IMPATIENCE.step);
}

/** Pull toward the enemy: to the distance at which a unit attacks best. */
function hunting(g: State, unit: Unit, hex: HexId): number {
  const { side } = infoOf(unit);
  const enemies = unitsOf(g, rivalOf(side));
  if (enemies.length === 0) return 0;
  const away = Math.max(0, Math.min(99, ...enemies.map((one) => GRID.distance(hex, one.hex))) - 2);
  return -away * (isPatient(g, side) ? 0.1 : 0.4 + impatience(g, side));
}

/** Enemy exits and places are worth standing in the way of. */
function blocking(g: State, unit: Unit, hex: HexId): number {
  const { side } = infoOf(unit);
  return battleOf(g).objectives.reduce((sum, objective) => {
    if (objective.for === side || objective.for === 'either' || objective.kind === 'token') return sum;
    const isTaken = objective.hexes.includes(hex) && !unitAt(g, hex);
    return sum + (isTaken ? 1 : 0) - nearest(hex, objective.hexes) * 0.12;
  }, 0);
}

/** By unit of a model, which is made anew for each question; where the unit stands does not matter. */
const aims = new WeakMap<Unit, readonly Aim[]>();

function aimsFor(g: State, unit: Unit): readonly Aim[] {
  const known = aims.get(unit);
  if (known) return known;
  const { side, dice } = infoOf(unit);
  const found = [
    ...battleOf(g).objectives.flatMap((objective) => aimOf(g, objective, unit) ?? []),
    ...tokenAims(g, unit),
    ...structureAims(g, { side, range: dice.length }),
  ];
  aims.set(unit, found);
  return found;
}

/** Worth of a unit's standing in a hex at the end of its move, danger aside. */
export function placeWorth(g: State, unit: Unit, hex: HexId): number {
  if (takesOff(g, unit, hex)) return exitWorth(g, exitFrom(g, unit, hex) ?? '', unit);
  let drawn = 0;
  for (const { hexes, worth, pull } of aimsFor(g, unit)) {
    if (hexes.includes(hex)) {
      drawn += worth;
      continue;
    }
    const open = hexes.filter((one) => one === unit.hex || !unitAt(g, one));
    drawn -= pull * (open.length > 0 ? nearest(hex, open) : 4);
  }
  return drawn + hunting(g, unit, hex) + blocking(g, unit, hex);
}
