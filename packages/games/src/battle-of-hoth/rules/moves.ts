import type { HexId } from '../../engine/hex/index.ts';
import type { Option, Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { State } from '../state.ts';
import { activeSeat, orderedOf, takenHexes, unitOf } from './board.ts';
import { book } from './book.ts';
import { anyCanMove, deployStayed, movesOf, unmoved, walk } from './moving.ts';
import { unitName } from './names.ts';
import { type Call, hooksOf } from './scenario-book.ts';
import { chooseSupport, couldSupport, supportOptions, supportPieces } from './support.ts';
import { type Traced, trace } from './trace.ts';
import { checkVictory } from './victory.ts';
import { allowanceOf, reachOf } from './walking.ts';

function pieces(g: State): Piece[] {
  return unmoved(g).map(({ id }) => ({ id: `unit:${id}`, label: unitName(g, id) }));
}

/** A unit makes its move along a path (BH-5.4); victory is checked when it is over (BH-4.7). Returns what the scenario asks then. */
function makeMove(g: State, id: string, path: readonly HexId[], leaves: boolean): Call | null {
  const ordered = orderedOf(g, id);
  if (ordered) ordered.moved = true;
  walk(g, unitOf(g, id), path, 'move', leaves);
  checkVictory(g);
  const unit = g.units[id];
  if (!unit) return null;
  for (const { rule, run } of hooksOf(g, 'moved')) {
    const call = run(g, rule, unit);
    if (call) return call;
  }
  return null;
}

/** Moves of all units that have not moved. */
function movesOfAll(g: State): Option[] {
  const taken = takenHexes(g);
  const options: Option[] = [];
  for (const unit of unmoved(g)) options.push(...movesOf(g, unit, taken));
  return options;
}

/** The shortest path that an option of a move stands for; none for a unit that leaves from where it stands. */
function pathOf(g: State, id: string, hex: string): readonly HexId[] {
  const unit = unitOf(g, id);
  if (hex === unit.hex) return [];
  const reached = GRID.has(hex) && reachOf(g, unit, allowanceOf(g, unit).move).get(hex);
  if (!reached) throw new Error(`${id} cannot reach ${hex}`);
  return reached.path;
}

/** MOVE: ordered units one at a time, in any order, each at most once; each may stay (BH-5.4, BH-7.9). */
export const moveUnits = book.rule<{ tracing: string }, 'ask' | 'traced' | 'added' | 'stay'>('moves', {
  start: { run: (g, at) => at.goto(anyCanMove(g) || (g.order && couldSupport(g, 'move')) ? 'ask' : 'stay') },
  ask: {
    ask: () => text('ask.move'),
    declines: (g) => (anyCanMove(g) ? undefined : { kind: 'support-move', choice: 'done' }),
    who: (g) => [activeSeat(g)],
    pieces: (g) => [...pieces(g), ...supportPieces(g)],
    options(g) {
      const options = movesOfAll(g);
      options.push(...supportOptions(g, 'move'), { key: 'done', label: text('move.done'), kind: 'primary' });
      return options;
    },
    chosen(g, at, key) {
      const [what = '', id = '', hex = ''] = key.split(':');
      if (what === 'done') return at.goto('stay');
      if (what === 'trace') {
        at.vars.tracing = id;
        return at.call(trace, null, { unit: id, path: [] }, 'traced');
      }
      if (what === 'move' || what === 'leave') {
        const call = makeMove(g, id, pathOf(g, id, hex), what === 'leave');
        return call ? at.call(call.rule, null, call.vars, 'added') : at.goto('start');
      }
      if (what === 'support') {
        const call = chooseSupport(g, key);
        return call ? at.call(call.rule, null, call.vars, 'added') : at.goto('start');
      }
      for (const { rule, run } of hooksOf(g, 'moveChosen')) {
        const call = key.startsWith(`${rule.id}:`) ? run(g, rule, key) : null;
        if (call) return at.call(call.rule, null, call.vars, 'added');
      }
      checkVictory(g);
      return at.goto('start');
    },
  },
  traced: {
    run(g, at) {
      const { path, leaves } = at.result as unknown as Traced;
      const call = path.length > 0 || leaves ? makeMove(g, at.vars.tracing, path, leaves) : null;
      return call ? at.call(call.rule, null, call.vars, 'added') : at.goto('start');
    },
  },
  added: {
    run(g, at) {
      checkVictory(g);
      return at.goto('start');
    },
  },
  stay: {
    run(g, at) {
      deployStayed(g);
      return at.end();
    },
  },
});
