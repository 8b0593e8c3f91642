import { askingRule } from '../../engine/flow.ts';
import type { HexId } from '../../engine/hex/index.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { State } from '../state.ts';
import { activeSeat, canEnter, isPassable, unitOf } from './board.ts';
import { book } from './book.ts';
import { exitFrom } from './leaving.ts';
import { hexName, moveName, unitName } from './names.ts';
import { allowanceOf, costOf, countsToEnter, stopsIn } from './walking.ts';

type TraceVars = { unit: string; path: HexId[] };

/**
 * Hexes a path can be continued to: no hex twice; to the start, where the path ends, after a hex that counts for something
 * (BH-7.10).
 */
function nextHexes(g: State, { unit: id, path }: TraceVars): HexId[] {
  const unit = unitOf(g, id);
  const last = path.at(-1);
  if (last && (last === unit.hex || stopsIn(g, unit, last))) return [];
  const used = path.reduce((sum, hex) => sum + costOf(g, unit, hex), 0);
  const mayReturn = path.some((hex) => countsToEnter(g, unit, hex)) && isPassable(g, unit, unit.hex);
  const isOpen = (hex: HexId) => (hex === unit.hex ? mayReturn : !path.includes(hex) && canEnter(g, unit, hex));
  return GRID.neighbours(last ?? unit.hex).filter(
    (hex) => isOpen(hex) && used + costOf(g, unit, hex) <= allowanceOf(g, unit).move,
  );
}

/** Whether the unit can leave the board from the end of the path, with 1 hex of movement more (BH-14.6, BH-14.7). */
function canLeave(g: State, { unit: id, path }: TraceVars): boolean {
  const unit = unitOf(g, id);
  const last = path.at(-1);
  if (last && stopsIn(g, unit, last)) return false;
  const used = path.reduce((sum, hex) => sum + costOf(g, unit, hex), 0);
  return used < allowanceOf(g, unit).move && exitFrom(g, unit, last ?? unit.hex) !== null;
}

/** A path of the player's own; `leaves`: off the board at its end. */
export interface Traced {
  readonly path: HexId[];
  readonly leaves: boolean;
}

const result = (path: readonly HexId[], leaves = false) => ({ path: [...path], leaves });

/** A path of the player's own, hex by hex (BH-19.3). Its result is a `Traced`, empty after Cancel. */
export const trace = book.rule<TraceVars>('trace', {
  start: {
    ask: (g, { vars }) => text('ask.trace', { unit: unitName(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => [
      ...nextHexes(g, vars).map((hex) => ({
        key: `step:${hex}`,
        label: moveName(hex),
        at: `hex:${hex}`,
      })),
      ...(canLeave(g, vars)
        ? [
            {
              key: 'leave',
              label: text('move.leave', { hex: hexName(vars.path.at(-1) ?? unitOf(g, vars.unit).hex) }),
              kind: 'plain' as const,
            },
          ]
        : []),
      ...(vars.path.length > 0 ? [{ key: 'here', label: text('move.here'), kind: 'primary' as const }] : []),
      { key: 'back', label: text('move.back'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      if (key === 'back') return at.end(result([]));
      if (key === 'leave') return at.end(result(at.vars.path, true));
      const hex = nextHexes(g, at.vars).find((one) => key === `step:${one}`);
      if (!hex) return at.end(result(at.vars.path));
      at.vars.path = [...at.vars.path, hex];
      const goesOn = nextHexes(g, at.vars).length > 0 || canLeave(g, at.vars);
      return goesOn ? at.goto('start') : at.end(result(at.vars.path));
    },
  },
});

/** Hexes of the path that is being traced; none while no path is asked for. */
export function tracedSoFar(g: State): readonly HexId[] {
  const frame = g.flow.stack.at(-1);
  if (askingRule(g) !== trace.id || !frame) return [];
  return (frame.vars as TraceVars).path;
}
