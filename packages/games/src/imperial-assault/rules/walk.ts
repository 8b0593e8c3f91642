import { placeKey, placeOf } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { figureOf, type State } from '../state.ts';
import { book } from './book.ts';
import { missionHooks } from './mission-book.ts';
import { canLeave, costOf, destinations, type MoveKind, moveOptions } from './moving.ts';
import { pieceName, spaceName } from './names.ts';
import { canSee } from './sight.ts';

/** `path`: places still to be entered. `pays`: with the movement points of the activation. */
type WalkVars = { figure: string; path: string[]; pays: boolean };

/** A figure enters the next place of its path, and pays for it. */
function enterNext(g: State, { figure, path, pays }: WalkVars): void {
  const next = path.shift();
  if (!next) return;
  const found = figureOf(g, figure);
  const { activation } = g;
  if (activation && pays) activation.points -= costOf(g, figure, placeOf(next), 'points');
  if (activation && !activation.moved.includes(figure)) activation.moved.push(figure);
  found.place = next;
}

/** A movement along a path: one order, which stops where a rule interrupts and then goes on (IA-6.52, IA-12.14). */
export const walk = book.rule<WalkVars, 'step' | 'end'>('walk', {
  start: {
    run(g, at) {
      const last = placeOf(at.vars.path.at(-1) ?? figureOf(g, at.vars.figure).place);
      note(g, 'log.moves', { figure: pieceName(g, at.vars.figure), space: spaceName(last.space) });
      return at.goto('step');
    },
  },
  step: {
    run(g, at) {
      const { vars } = at;
      if (!g.figures[vars.figure] || vars.path.length === 0 || !canLeave(g, vars.figure)) return at.end();
      enterNext(g, vars);
      const call = missionHooks(g).enters?.(g, vars.figure);
      return call ? at.call(call.rule, figureOf(g, vars.figure).seat, call.vars, 'step') : at.goto('step');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** The path to an option's place, for a budget. */
export function pathTo(g: State, figure: string, key: string, budget: number, kind: MoveKind) {
  return destinations(g, figure, budget, kind).find(({ place }) => placeKey(place) === key);
}

/** `left`: points, or spaces, still to be used; what is left at the end is lost (IA-6.4, IA-6.5, IA-6.24). */
type MoveNowVars = { figure: string; left: number; kind: MoveKind };

/** A movement outside the pool of the activation: movement points to be spent now, or a number of spaces. */
export const moveNow = book.rule<MoveNowVars, 'ask'>('move-now', {
  start: {
    run(g, at) {
      const { figure, left, kind } = at.vars;
      return g.figures[figure] && destinations(g, figure, left, kind).length > 0 ? at.goto('ask') : at.end();
    },
  },
  ask: {
    ask: (g, { vars }) => text(`ask.moveNow.${vars.kind}`, { figure: pieceName(g, vars.figure), n: vars.left }),
    who: (g, { vars }) => [figureOf(g, vars.figure).seat],
    options: (g, { vars }) => [
      ...moveOptions(vars.figure, destinations(g, vars.figure, vars.left, vars.kind)),
      { key: 'stay', label: text('move.stay'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      if (key === 'stay') return at.end();
      const { figure, left, kind } = at.vars;
      const reach = pathTo(g, figure, key.slice('to:'.length), left, kind);
      if (!reach) throw new Error(`no path for ${key}`);
      at.vars.left = left - reach.cost;
      return at.call(walk, null, { figure, path: reach.path.map(placeKey), pays: false }, 'start');
    },
  },
});

/** Hostile figures that see a figure now, for effects that ask who saw it (Element of Surprise). */
export function seenBy(g: State, figure: string): string[] {
  const { seat } = figureOf(g, figure);
  return Object.values(g.figures).flatMap(({ id, seat: other }) =>
    other !== seat && canSee(g, id, figure) ? [id] : [],
  );
}
