import { placeKey, placeOf, spacesOf } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { type Figure, figureOf, type State } from '../state.ts';
import { keywordOf, spacesOfFigure } from './board.ts';
import { book } from './book.ts';
import { missionHooks } from './mission-book.ts';
import { canLeave, costOf, destinations, isSharing, type MoveKind, moveOptions } from './moving.ts';
import { effectHelp, figurePieces, pieceName, spaceName } from './names.ts';
import { moveTo } from './position.ts';
import { canSee } from './sight.ts';

/** `path`: places still to be entered. `pays`: with the movement points of the activation. `pushed`: by others. */
type WalkVars = { figure: string; path: string[]; pays: boolean; pushed?: boolean };

/** Figures that have to leave the spaces they stand in, those of the first player to push first. */
type GiveWayVars = { figures: string[] };

/** Figures give way to a Massive one, or leave a space they cannot share, by the least distance (IA-6.14, IA-6.42). */
export const giveWay = book.declare<GiveWayVars>('give-way');

/** Marks that a figure has left its space in the activation in progress. */
export function markMoved({ activation }: State, figure: string): void {
  if (activation && !activation.moved.includes(figure)) activation.moved.push(figure);
}

/** A figure enters the next place of its path, and pays for it. */
function enterNext(g: State, { figure, path, pays }: WalkVars): void {
  const next = path.shift();
  if (!next) return;
  const { activation } = g;
  if (activation && pays) activation.points -= costOf(g, figure, placeOf(next), 'points');
  markMoved(g, figure);
  moveTo(g, figure, next);
}

/** Figures that give way where one ends: those under a Massive one, its own side first; otherwise itself. */
function displacedBy(g: State, figure: string): string[] {
  const { seat, place } = figureOf(g, figure);
  if (!isSharing(g, figure)) return [];
  if (keywordOf(g, figure, 'massive') === 0) return [figure];
  const spaces = spacesOf(placeOf(place));
  const shares = (one: Figure) => one.id !== figure && spacesOfFigure(one).some((space) => spaces.includes(space));
  const others = Object.values(g.figures).filter(shares);
  return others.sort((a, b) => Number(a.seat !== seat) - Number(b.seat !== seat)).map(({ id }) => id);
}

/** A movement along a path: one order, which stops where a rule interrupts and then goes on (IA-6.52, IA-12.14). */
export const walk = book.rule<WalkVars, 'step' | 'stop' | 'end'>('walk', {
  start: {
    run(g, at) {
      const { figure, path, pushed } = at.vars;
      const { place } = figureOf(g, figure);
      const space = spaceName(placeOf(path.at(-1) ?? place).space);
      note(g, pushed ? 'log.pushed' : 'log.moves', {
        figure: pieceName(g, figure),
        space,
        way: [place, ...path].join(' '),
      });
      return at.goto('step');
    },
  },
  step: {
    run(g, at) {
      const { vars } = at;
      if (!g.figures[vars.figure]) return at.end();
      while (vars.path.length > 0 && (vars.pushed || canLeave(g, vars.figure))) {
        enterNext(g, vars);
        const call = missionHooks(g).enters?.(g, vars.figure);
        if (call) return at.call(call.rule, figureOf(g, vars.figure).seat, call.vars, 'step');
      }
      return at.goto('stop');
    },
  },
  stop: {
    run(g, at) {
      const { figure } = at.vars;
      const figures = displacedBy(g, figure);
      if (figures.length === 0) return at.end();
      const { seat } = figureOf(g, figure);
      // IA-6.44: it does not move again in this activation, or at this start or end of a round.
      if (figures[0] !== figure) g.effects.push({ ability: 'massive', figure, seat, until: 'activation' });
      return at.call(giveWay, null, { figures }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** The path to an option's place, for a budget. */
export function pathTo(g: State, figure: string, key: string, budget: number, kind: MoveKind) {
  const wanted = placeOf(key);
  return destinations(g, figure, budget, kind).find(({ place }) => place === wanted);
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
    help: effectHelp,
    who: (g, { vars }) => [figureOf(g, vars.figure).seat],
    pieces: (g, { vars }) => figurePieces(g, [vars.figure]),
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
