import { type Direction, type HexId, pathsOrBlindAlleys } from '../../engine/hex/index.ts';
import { canonical, clone } from '../../engine/json.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import type { State, Unit } from '../state.ts';
import { canEnter, deciderOf, groundOf, infoOf, unitOf } from './board.ts';
import { book } from './book.ts';
import { enter } from './entering.ts';
import { removeFigures } from './losses.ts';
import { hexName, hexText, typeName, unitName, wayName } from './names.ts';
import { hooksOf } from './scenario-book.ts';
import { countForced } from './secondary.ts';
import { checkVictory, isOver } from './victory.ts';

export type RetreatVars = { unit: string; steps: number; trench: boolean };

/** Toward the own baseline (BH-11.2). */
const HOMEWARD: Readonly<Record<Side, readonly Direction[]>> = { rebels: ['SW', 'SE'], empire: ['NW', 'NE'] };

function directionsOf(g: State, side: Side): readonly Direction[] {
  for (const { rule, run } of hooksOf(g, 'retreatDirections')) {
    const directions = run(g, rule, side);
    if (directions) return directions;
  }
  return HOMEWARD[side];
}

/** A lawful way to answer a retreat: the hexes of the path, whether the trench holds a step, and figures it costs. */
interface Way {
  readonly path: readonly HexId[];
  readonly isHeld: boolean;
  readonly losses: number;
}

/**
 * Paths that make all steps; where there is none, every blind alley, and each missing step costs a figure (BH-11.5, BH-11.7 to
 * BH-11.9).
 */
function waysFor(g: State, unit: Unit, steps: number, isHeld: boolean): Way[] {
  const directions = directionsOf(g, infoOf(unit).side);
  const next = (hex: HexId) =>
    directions.flatMap((direction) => {
      const to = GRID.neighbour(hex, direction);
      return to && canEnter(g, unit, to) ? [to] : [];
    });
  return pathsOrBlindAlleys(unit.hex, steps, next).map((path) => ({ path, isHeld, losses: steps - path.length }));
}

/** Where a unit could retreat to, for boards: the hexes of its first step, steps it can make, whether a trench may hold one. */
export interface Escape {
  readonly first: readonly HexId[];
  readonly room: number;
  readonly holds: boolean;
}

/** Whether a unit in a trench may ignore a retreat (BH-11.11). */
function mayHold(g: State, unit: Unit): boolean {
  return infoOf(unit).class === 'infantry' && Boolean(groundOf(g, unit.hex).trench);
}

/** What up to so many retreats would mean for a unit (BH-19.8). */
export function escapeOf(g: State, unit: Unit, steps: number): Escape {
  const paths = waysFor(g, unit, steps, false).map(({ path }) => path);
  const first = [...new Set(paths.flatMap(([hex]) => (hex ? [hex] : [])))];
  return { first, room: paths[0]?.length ?? 0, holds: mayHold(g, unit) };
}

/** Every lawful way: with the trench ignoring one retreat, if it may, and without (BH-11.11). */
function waysOf(g: State, { unit: id, steps, trench }: RetreatVars): Way[] {
  const unit = unitOf(g, id);
  return [...(trench && mayHold(g, unit) ? waysFor(g, unit, steps - 1, true) : []), ...waysFor(g, unit, steps, false)];
}

/** What a way leads to, without the log: the whole state. */
function resultOf(g: State, { unit }: RetreatVars, way: Way): string {
  const copy = clone({ ...g, log: [] });
  carryOut(copy, unitOf(copy, unit), way);
  copy.log = [];
  return canonical(copy);
}

/**
 * The ways to choose between: one of those that lead to the same position, losses included (BH-11.14). In a campaign every
 * lawful way is one, since a hidden objective may count the hexes of a path and the choice would tell it (BH-17.21).
 */
function choicesOf(g: State, vars: RetreatVars): Way[] {
  const ways = waysOf(g, vars);
  if (ways.length < 2 || g.campaign) return ways;
  const results = new Map<string, Way>();
  for (const way of ways) {
    const result = resultOf(g, vars, way);
    if (!results.has(result)) results.set(result, way);
  }
  return [...results.values()];
}

/** Key of a way: `hold` first where the trench holds a step, then the hexes. */
function keyOf({ path, isHeld }: Way): string {
  return [isHeld ? 'hold' : 'retreat', ...path].join(':');
}

function optionOf(unit: Unit, way: Way, ways: readonly Way[]): Option {
  const end = way.path.at(-1) ?? unit.hex;
  const isOnly = ways.every((other) => other === way || other.path.at(-1) !== way.path.at(-1));
  const hexes = (isOnly ? way.path.slice(-1) : way.path).map(hexName).join(' – ');
  const label =
    way.path.length === 0 ? text(way.isHeld ? 'retreat.hold' : 'retreat.stand') : text('retreat.to', { hexes });
  return {
    key: keyOf(way),
    label,
    ...(way.isHeld && way.path.length > 0 && { detail: text('retreat.holdOne') }),
    ...(way.losses > 0 && { detail: text('retreat.loses', { n: way.losses }) }),
    at: `hex:${end}`,
  };
}

/**
 * The steps are made first, then the figures for missing ones are removed (BH-11.13). Who reaches the number of medals by a
 * step has won before a figure is lost (BH-4.7).
 */
function carryOut(g: State, unit: Unit, way: Way): void {
  const hex = hexText(way.path.at(-1) ?? unit.hex);
  const params = { unit: unitName(g, unit.id), hex, way: wayName([unit.hex, ...way.path]) };
  if (way.path.length > 0) note(g, 'log.retreated', params, { at: `hex:${way.path.at(-1)}` });
  else if (way.losses === 0) note(g, 'log.held', params, { at: `hex:${unit.hex}` });
  const left = [unit.hex, ...way.path].slice(0, -1);
  enter(g, unit, way.path, 'retreat');
  // A strike has no attacker, an attack of the other side drives the unit out of each hex it steps from.
  if (g.attack?.attacker) countForced(g, unit, left);
  checkVictory(g);
  if (isOver(g) || way.losses === 0 || !g.units[unit.id]) return;
  note(g, 'log.losesRetreating', { unit: typeName(unit.type), n: way.losses }, { at: `hex:${unit.hex}` });
  removeFigures(g, unit, way.losses);
}

/** RETREAT: its owner picks the way; there is no question where all lead to the same (BH-11.4, BH-11.14, BH-19.11). */
export const retreat = book.rule<RetreatVars, 'choose'>('retreat', {
  start: {
    run(g, at) {
      const [only, ...others] = choicesOf(g, at.vars);
      if (!only || others.length > 0) return at.goto('choose');
      carryOut(g, unitOf(g, at.vars.unit), only);
      return at.end();
    },
  },
  choose: {
    ask: (g, { vars }) => text('ask.retreat', { unit: unitName(g, vars.unit), n: vars.steps }),
    who: (g, { vars }) => [deciderOf(g, infoOf(unitOf(g, vars.unit)).side)],
    options(g, { vars }) {
      const ways = choicesOf(g, vars);
      return ways.map((way) => optionOf(unitOf(g, vars.unit), way, ways));
    },
    chosen(g, at, key) {
      const way = waysOf(g, at.vars).find((one) => keyOf(one) === key);
      if (!way) throw new Error(`no way ${key}`);
      carryOut(g, unitOf(g, at.vars.unit), way);
      return at.end();
    },
  },
});
