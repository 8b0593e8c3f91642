import type { HexId } from '../../engine/hex/index.ts';
import type { Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { State } from '../state.ts';
import { activeSeat, orderedOf, unitOf } from './board.ts';
import { book } from './book.ts';
import { anyCanMove, deployStayed, movesOf, unmoved, walk } from './moving.ts';
import { unitName } from './names.ts';
import { hooksOf } from './scenario-book.ts';
import { trace } from './trace.ts';
import { checkVictory } from './victory.ts';
import { allowanceOf, reachOf } from './walking.ts';

function pieces(g: State): Piece[] {
  return unmoved(g).map(({ id }) => ({ id: `unit:${id}`, label: unitName(g, id) }));
}

/** A unit makes its move along a path (BH-5.4); victory is checked when it is over (BH-4.7). */
function makeMove(g: State, id: string, path: readonly HexId[]): void {
  const ordered = orderedOf(g, id);
  if (ordered) ordered.moved = true;
  walk(g, unitOf(g, id), path);
  checkVictory(g);
}

/** The shortest path that an option of a move stands for. */
function pathOf(g: State, id: string, hex: string): readonly HexId[] {
  const unit = unitOf(g, id);
  const reached = [...reachOf(g, unit, allowanceOf(g, unit).move)].find(([one]) => one === hex);
  if (!reached) throw new Error(`${id} cannot reach ${hex}`);
  return reached[1].path;
}

/** MOVE: ordered units one at a time, in any order, each at most once; each may stay (BH-5.4, BH-7.9). */
export const moveUnits = book.rule<{ tracing: string }, 'ask' | 'traced' | 'added' | 'stay'>('moves', {
  start: { run: (g, at) => at.goto(anyCanMove(g) ? 'ask' : 'stay') },
  ask: {
    ask: () => text('ask.move'),
    who: (g) => [activeSeat(g)],
    pieces: (g) => pieces(g),
    options: (g) => [
      ...unmoved(g).flatMap((unit) => movesOf(g, unit)),
      { key: 'done', label: text('move.done'), kind: 'primary' },
    ],
    chosen(g, at, key) {
      const [what = '', id = '', hex = ''] = key.split(':');
      if (what === 'done') return at.goto('stay');
      if (what === 'trace') {
        at.vars.tracing = id;
        return at.call(trace, null, { unit: id, path: [] }, 'traced');
      }
      if (what === 'move') {
        makeMove(g, id, pathOf(g, id, hex));
        return at.goto('start');
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
      const path = at.result as HexId[];
      if (path.length > 0) makeMove(g, at.vars.tracing, path);
      return at.goto('start');
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
