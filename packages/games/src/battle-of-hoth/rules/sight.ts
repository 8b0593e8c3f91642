import type { HexId } from '../../engine/hex/index.ts';
import { type Refusal, refuse, type Text, text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import { terrainInfo } from '../data/terrain.ts';
import type { State } from '../state.ts';
import { groundOf, isUnit, structureAt, type Taken, takenHexes, unitAt } from './board.ts';
import { hexName, terrainName, typeName } from './names.ts';

/** Both ends on ridges: only units on ridges and seracs block then (BH-10.8). */
function isRidgeLine(g: State, from: HexId, to: HexId): boolean {
  return g.terrain[from] === 'ridge' && g.terrain[to] === 'ridge';
}

/** Whether a hex obstructs a line; half-hexes beyond the edge always do (BH-2.3, BH-10.2, BH-10.9). */
function obstructs(g: State, hex: HexId, overRidges: boolean, taken: Taken): boolean {
  if (!GRID.has(hex)) return true;
  const terrain = g.terrain[hex];
  const piece = taken.get(hex);
  if (overRidges) return terrain === 'serac' || (terrain === 'ridge' && piece !== undefined && isUnit(piece));
  return piece !== undefined || Boolean(terrain && terrainInfo(terrain).blocksSight);
}

/**
 * The hexes that block the line of sight from centre to centre: one that is crossed, or one on each side where the line
 * runs along borders, judged over the whole line (BH-10.4 to BH-10.6). Null when it is free.
 */
export function blockersOf(g: State, from: HexId, to: HexId, taken: Taken = takenHexes(g)): readonly HexId[] | null {
  const { crossed, left, right } = GRID.line(from, to);
  const overRidges = isRidgeLine(g, from, to);
  const first = (hexes: readonly HexId[]) => hexes.find((hex) => obstructs(g, hex, overRidges, taken));
  const inside = first(crossed);
  if (inside) return [inside];
  const [onLeft, onRight] = [first(left), first(right)];
  return onLeft && onRight ? [onLeft, onRight] : null;
}

export function canSee(g: State, from: HexId, to: HexId, taken?: Taken): boolean {
  return blockersOf(g, from, to, taken) === null;
}

/** What obstructs in a hex, for the reason of a refusal. */
function obstacleName(g: State, hex: HexId, overRidges: boolean): Text {
  if (!GRID.has(hex)) return text('obstacle.edge');
  const terrain = g.terrain[hex];
  const unit = unitAt(g, hex);
  const structure = structureAt(g, hex);
  const isTerrain = terrain && (overRidges ? terrain === 'serac' : groundOf(g, hex).blocksSight);
  const what =
    (isTerrain && terrainName(terrain)) ||
    (unit && typeName(unit.type)) ||
    text(`structure.${structure?.type ?? 'ionCannon'}`);
  return text('obstacle.in', { what, hex: hexName(hex) });
}

/** Why one hex does not see the other; null when it does. */
export function sightRefusal(g: State, from: HexId, to: HexId, taken?: Taken): Refusal | null {
  const blockers = blockersOf(g, from, to, taken);
  if (!blockers) return null;
  const overRidges = isRidgeLine(g, from, to);
  const [one, other] = blockers.map((hex) => obstacleName(g, hex, overRidges));
  const clause = overRidges ? 'BH-10.8' : other ? 'BH-10.6' : 'BH-10.4';
  if (one && other) return refuse('no_sight_between', { one, other }, clause);
  return refuse('no_sight', { what: one ?? text('obstacle.edge') }, clause);
}
