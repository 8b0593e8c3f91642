import type { HexId, Reached } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { type Refusal, refuse, type Text, text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import { lookup } from '../data/names.ts';
import { STRUCTURE_TYPES, TERRAIN_IDS } from '../data/terrain.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { State, Unit } from '../state.ts';
import { acting, effectOn, isOpenTo, isUnit, orderedOf, type Taken, takenHexes } from './board.ts';
import { enter } from './entering.ts';
import { exitFrom, leave, leavingOptions } from './leaving.ts';
import { hexTarget, hexText, moveName, terrainName, typeName, unitName, wayName } from './names.ts';
import { type Entry, hooksOf } from './scenario-book.ts';
import { allowanceOf, canStep, costOf, countsToEnter, isHeldUp, reachOf, stopsIn, takesOff } from './walking.ts';

/** Ordered units on the board that have not moved, in the order they came into play. */
export function unmoved(g: State): Unit[] {
  const units: Unit[] = [];
  for (const [id, { moved }] of acting(g)) {
    const unit = moved ? undefined : g.units[id];
    if (unit) units.push(unit);
  }
  return units;
}

const OCCUPIED = lookup(UNIT_TYPES, (type) => refuse('occupied', { unit: typeName(type) }, 'BH-7.6'));
const STRUCTURE_THERE = lookup(STRUCTURE_TYPES, (type) =>
  refuse('impassable', { what: text(`structure.${type}`) }, 'BH-13.1'),
);
const CLOSED = lookup(TERRAIN_IDS, (terrain) => {
  const clause = { ridge: 'BH-8.2', crevasse: 'BH-8.12' }[terrain as string] ?? 'BH-8.13';
  return refuse('impassable', { what: terrainName(terrain) }, clause);
});
const NO_WAY = refuse('no_way', undefined, 'BH-7.6');

/** Why a unit cannot end its move in a hex that is near enough. */
function moveRefusal(g: State, unit: Unit, hex: HexId, taken: Taken): Refusal {
  const there = taken.get(hex);
  if (there) return isUnit(there) ? OCCUPIED(there.type) : STRUCTURE_THERE(there.type);
  const terrain = g.terrain[hex];
  return terrain && !isOpenTo(g, unit, hex) ? CLOSED(terrain) : NO_WAY;
}

const byCost = (key: string) => Array.from({ length: 8 }, (_one, n) => text(key, { n }));
const THEN_ATTACK = byCost('move.thenAttack');
const MOVE_ONLY = byCost('move.only');

/**
 * Consequence of a move to a hex, as text: the unit leaves the board, or may attack afterwards or not (BH-7.1, BH-8.6,
 * BH-19.7).
 */
function consequence(g: State, unit: Unit, hex: HexId, { cost }: Reached, moveAndAttack: number): Text {
  if (takesOff(g, unit, hex)) return text('move.off', { n: cost });
  const mayAttack = cost <= moveAndAttack && !effectOn(g, unit.id).noAttack && !stopsIn(g, unit, hex);
  return (mayAttack ? THEN_ATTACK : MOVE_ONLY)[cost] ?? text(mayAttack ? 'move.thenAttack' : 'move.only', { n: cost });
}

/**
 * Move options of a unit: hexes it can reach, a path traced hex by hex, options of the scenario; hexes in range that
 * are refused.
 */
export function movesOf(g: State, unit: Unit, taken = takenHexes(g)): Option[] {
  const { move, moveAndAttack } = allowanceOf(g, unit);
  if (move === 0 || isHeldUp(g, unit)) return [];
  const reached = reachOf(g, unit, move, taken);
  const from = `unit:${unit.id}`;
  const options: Option[] = [];
  let isTraceable = false;
  for (const [hex, one] of reached) {
    const detail = consequence(g, unit, hex, one, moveAndAttack);
    options.push({ key: `move:${unit.id}:${hex}`, label: moveName(hex), detail, from, at: hexTarget(hex) });
    if (one.cost > 1) isTraceable = true;
    // In and back.
    isTraceable ||=
      one.cost + costOf(g, unit, unit.hex) <= move && !stopsIn(g, unit, hex) && countsToEnter(g, unit, hex);
  }
  for (const hex of GRID.within(unit.hex, move)) {
    if (reached.has(hex)) continue;
    const refused = moveRefusal(g, unit, hex, taken);
    options.push({ key: `move:${unit.id}:${hex}`, label: moveName(hex), from, at: hexTarget(hex), refused });
  }
  options.push(...leavingOptions(g, unit, reached, move));
  for (const { rule, run } of hooksOf(g, 'moveOptions')) options.push(...run(g, rule, unit, reached));
  if (!isTraceable) return options;
  options.push({ key: `trace:${unit.id}`, label: text('move.trace'), from, kind: 'plain' });
  return options;
}

/**
 * Moves an ordered unit along a path and, if `leaves`, off the board from its end. An E-Web that moves is no longer
 * deployed (BH-12.10, BH-12.21). Throws for a unit without an order.
 */
export function walk(g: State, unit: Unit, path: readonly HexId[], how: Entry = 'move', leaves = false): void {
  const ordered = orderedOf(g, unit.id);
  if (!ordered) throw new Error(`${unit.id} has no order`);
  const last = path.at(-1) ?? unit.hex;
  const exit = leaves ? exitFrom(g, unit, last) : null;
  const params = { unit: unitName(g, unit.id), hex: hexText(last), way: wayName([unit.hex, ...path]) };
  if (path.length > 0) note(g, 'log.moved', params, { at: `hex:${last}` });
  ordered.path.push(...path);
  ordered.cost += path.reduce((sum, hex) => sum + costOf(g, unit, hex), 0);
  ordered.stopped ||= path.some((hex) => stopsIn(g, unit, hex));
  unit.deployed = false;
  if (enter(g, unit, path, how, exit === null) && exit) leave(g, unit, exit);
}

/**
 * At the end of the MOVE step an E-Web that was ordered and stayed is deployed, one that moved is not (BH-12.10,
 * BH-12.11).
 */
export function deployStayed(g: State): void {
  for (const [id, { path }] of acting(g)) {
    const unit = g.units[id];
    if (unit?.badge === 'eweb') unit.deployed = path.length === 0;
  }
}

/** Whether a unit can move at least one hex, leave the board, or take a move option of the scenario. */
function canMove(g: State, unit: Unit): boolean {
  const { move } = allowanceOf(g, unit);
  if (move === 0 || isHeldUp(g, unit)) return false;
  if (canStep(g, unit, move) || exitFrom(g, unit, unit.hex)) return true;
  const reached = reachOf(g, unit, move);
  return hooksOf(g, 'moveOptions').some(({ rule, run }) => run(g, rule, unit, reached).some(({ refused }) => !refused));
}

/** Whether any ordered unit can still move. */
export function anyCanMove(g: State): boolean {
  return unmoved(g).some((unit) => canMove(g, unit));
}
