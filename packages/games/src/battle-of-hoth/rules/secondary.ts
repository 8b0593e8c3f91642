import type { HexId } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import { GRID } from '../data/board.ts';
import { nodeOf } from '../data/campaigns/index.ts';
import type { Goal, SingleGoal } from '../data/campaigns/schema.ts';
import { battleOf } from '../data/scenarios/index.ts';
import { rivalOf, SIDES, type Side } from '../data/units.ts';
import type { State, Structure, Tally, Unit } from '../state.ts';
import { infoOf, unitAt, unitsOf } from './board.ts';
import { goalText, sideName } from './names.ts';
import { drawSupport } from './support-piles.ts';

/** Counters of a battle for the secondary objectives of a side. */
export function newTally(): Tally {
  return { kills: [], closeKills: 0, destroyed: [], left: 0, entered: [], reached: [], forced: [], times: [0, 0] };
}

/** The secondary objective of a side in the running battle of a campaign; null outside campaigns. */
export function goalFor(g: State, side: Side): Goal | null {
  return g.campaign ? nodeOf(g.campaign.id, g.campaign.node).objectives[side] : null;
}

const partsOf = (goal: Goal): readonly SingleGoal[] => (goal.kind === 'any' ? goal.of : [goal]);

/** Units of a side on hexes of a list. */
function standsOn(g: State, side: Side, hexes: readonly HexId[]): boolean {
  return hexes.some((hex) => {
    const unit = unitAt(g, hex);
    return unit && infoOf(unit).side === side;
  });
}

/** Times that shots of a structure have given a medal, which each of them does (BH-14.5). */
function shots(g: State, side: Side, structure: string): number {
  const rule = battleOf(g).specialRules.find((one) => one.kind === 'chargeStructure' && one.structure === structure);
  return g.medals[side].filter(({ of }) => of === rule?.id).length;
}

/** What is counted for a part of an objective, and the number that meets it; `index` is its place. */
function countOf(tally: Tally, goal: SingleGoal, index: number, shotsOf: (structure: string) => number): Progress {
  switch (goal.kind) {
    case 'eliminate':
      return { n: tally.kills.filter((type) => type === goal.unitType).length, of: goal.count };
    case 'eliminateAny':
      return { n: tally.kills.length, of: goal.count };
    case 'closeCombatKills':
      return { n: tally.closeKills, of: goal.count };
    case 'destroyStructure':
      return { n: tally.destroyed.filter((type) => type === goal.structureType).length, of: goal.count };
    case 'structureFired':
      return { n: shotsOf(goal.structure), of: goal.count };
    case 'exitUnits':
      return { n: tally.left, of: goal.count };
    case 'enterAny':
      return { n: Number(goal.hexes.some((hex) => tally.entered.includes(hex))), of: 1 };
    case 'enterAll':
      return { n: goal.hexes.filter((hex) => tally.entered.includes(hex)).length, of: goal.hexes.length };
    case 'forceRetreatFrom':
      return { n: Number(goal.hexes.some((hex) => tally.forced.includes(hex))), of: 1 };
    case 'reachRow':
      return { n: tally.reached.length, of: goal.count };
    case 'unitsInRows':
      return { n: tally.times[index] ?? 0, of: 1 };
    case 'holdAtOwnTurnStart':
    case 'occupyAtOwnTurnEnd':
      return { n: tally.times[index] ?? 0, of: goal.times };
    // Looked at once, at the end of the battle (BH-17.22).
    case 'keepAlive':
      return { n: 0, of: 1 };
  }
}

/** How much of an objective is reached: counted so far, and the number that meets it. */
interface Progress {
  readonly n: number;
  readonly of: number;
}

/** The count of a side's objective that has one part with several steps; null for others. */
export function progressOf(g: State, side: Side): Progress | null {
  const goal = goalFor(g, side);
  const tally = g.campaign?.tally[side];
  if (!goal || !tally || goal.kind === 'any') return null;
  const { n, of } = countOf(tally, goal, 0, (id) => shots(g, side, id));
  return of > 1 ? { n: Math.min(n, of), of } : null;
}

/** Whether a part of an objective is met by what is counted. */
function isMet(...counted: Parameters<typeof countOf>): boolean {
  const { n, of } = countOf(...counted);
  return n >= of;
}

/** An objective is met once per battle; it is shown, and its reward drawn at once (BH-17.3, BH-17.11, BH-17.17). */
function meet(g: State, side: Side, goal: Goal): void {
  if (!g.campaign) return;
  g.campaign.met[side] = true;
  note(g, 'log.secondary', { side: sideName(side), goal: goalText(goal) });
  drawSupport(g, side, 1);
}

/** Looks at the objectives that are not met yet. */
function review(g: State): void {
  for (const side of SIDES) {
    const goal = goalFor(g, side);
    const tally = g.campaign?.tally[side];
    if (!goal || !tally || g.campaign?.met[side]) continue;
    if (partsOf(goal).some((part, index) => isMet(tally, part, index, (id) => shots(g, side, id)))) meet(g, side, goal);
  }
}

/** A unit was eliminated; whether by an attack in close combat is told by the latest attack (BH-9.5). */
export function countEliminated(g: State, unit: Unit): void {
  if (!g.campaign) return;
  const tally = g.campaign.tally[rivalOf(infoOf(unit).side)];
  const { attack } = g;
  tally.kills.push(unit.type);
  const isClose = attack?.attacker && attack.target === unit.id && GRID.distance(attack.from, attack.at) === 1;
  if (isClose) tally.closeKills += 1;
  review(g);
}

export function countDestroyed(g: State, structure: Structure): void {
  if (!g.campaign) return;
  g.campaign.tally[g.active].destroyed.push(structure.type);
  review(g);
}

export function countLeaving(g: State, unit: Unit): void {
  if (!g.campaign) return;
  g.campaign.tally[infoOf(unit).side].left += 1;
  review(g);
}

/** Whether a hex lies in the row of an objective, or beyond it as its side sees it. */
function isInRow(goal: Extract<SingleGoal, { kind: 'reachRow' }>, side: Side, hex: HexId): boolean {
  const { row } = GRID.offset(hex);
  if (!goal.orBeyond) return row === goal.row;
  return side === 'empire' ? row >= goal.row : row <= goal.row;
}

/** A hex was entered, on the way and in retreat too (BH-17.21). */
export function countEntered(g: State, unit: Unit, hex: HexId): void {
  if (!g.campaign) return;
  const { side } = infoOf(unit);
  const tally = g.campaign.tally[side];
  const goal = goalFor(g, side);
  const rows = goal ? partsOf(goal).flatMap((part) => (part.kind === 'reachRow' ? [part] : [])) : [];
  if (!tally.entered.includes(hex)) tally.entered.push(hex);
  const isReached = rows.some((part) => part.unitType === unit.type && isInRow(part, side, hex));
  if (isReached && !tally.reached.includes(unit.id)) tally.reached.push(unit.id);
  review(g);
}

/** Whether it would count for the objective of its side that a unit enters a hex (BH-17.21). */
export function countsForGoal(g: State, unit: Unit, hex: HexId): boolean {
  const { side } = infoOf(unit);
  const goal = goalFor(g, side);
  const tally = g.campaign?.tally[side];
  if (!goal || !tally || g.campaign?.met[side]) return false;
  return partsOf(goal).some((part) => {
    if (part.kind === 'enterAny' || part.kind === 'enterAll')
      return part.hexes.includes(hex) && !tally.entered.includes(hex);
    if (part.kind !== 'reachRow' || part.unitType !== unit.type) return false;
    return isInRow(part, side, hex) && !tally.reached.includes(unit.id);
  });
}

/** A unit was driven out of these hexes by an attack of the other side. */
export function countForced(g: State, unit: Unit, from: readonly HexId[]): void {
  if (!g.campaign) return;
  g.campaign.tally[rivalOf(infoOf(unit).side)].forced.push(...from);
  review(g);
}

/** Whether an objective that is looked at when an own turn begins or ends holds now (BH-17.20). */
function holdsNow(g: State, side: Side, goal: SingleGoal, when: 'start' | 'end'): boolean {
  const turn = g.turns[side];
  if (goal.kind === 'holdAtOwnTurnStart') return when === 'start' && standsOn(g, side, goal.hexes);
  if (goal.kind === 'unitsInRows') {
    const there = unitsOf(g, side).filter(({ hex }) => goal.rows.includes(GRID.offset(hex).row));
    return when === 'end' && there.length >= goal.count;
  }
  if (goal.kind !== 'occupyAtOwnTurnEnd' || when !== 'end') return false;
  const isTurn = (goal.onOwnTurn ?? turn) === turn && turn >= (goal.fromOwnTurn ?? 1);
  return isTurn && standsOn(g, side, goal.hexes);
}

/** The active side's turn begins or ends. */
export function countTurn(g: State, when: 'start' | 'end'): void {
  const goal = goalFor(g, g.active);
  const tally = g.campaign?.tally[g.active];
  if (!goal || !tally) return;
  for (const [index, part] of partsOf(goal).entries())
    if (holdsNow(g, g.active, part, when)) tally.times[index] = (tally.times[index] ?? 0) + 1;
  review(g);
}

/**
 * The battle is over: what is looked at once now, units that left the board not counting (BH-17.22). A side that has
 * conceded the battle keeps nothing alive.
 */
export function countEnd(g: State, conceded?: Side): void {
  review(g);
  for (const side of SIDES) {
    const goal = goalFor(g, side);
    if (side === conceded || goal?.kind !== 'keepAlive' || g.campaign?.met[side]) continue;
    const { unitType, badge, count } = goal;
    const kept = unitsOf(g, side).filter(
      (unit) => (!unitType || unit.type === unitType) && (!badge || unit.badge === badge),
    );
    if (kept.length >= count) meet(g, side, goal);
  }
}
