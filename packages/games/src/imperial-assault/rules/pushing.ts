import { canLie, type Place, placeKey, placeOf, placesOver, spacesOf } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { figureOf, type State } from '../state.ts';
import { type Call, callOf } from './ability-book.ts';
import { distanceBetween, gridNow, spacesOfFigure } from './board.ts';
import { book } from './book.ts';
import { missionHooks } from './mission-book.ts';
import { moveOptions, passageOf, pushPlaces, spacesOfOthers } from './moving.ts';
import { effectHelp, figurePieces, pieceName, spaceName } from './names.ts';
import { moveTo } from './position.ts';
import { giveWay, markMoved, walk } from './walk.ts';

/** Spaces that a push to the nearest legal place may take: more than any map has in a row. */
const ANY_DISTANCE = 40;

/** A way out: where to, and the places on the way; null where the figure is placed there (IA-6.48). */
type Way = { place: Place; path: readonly Place[] | null };

/** Those with the least price. */
function leastOf<T>(all: readonly T[], price: (one: T) => number): T[] {
  const least = Math.min(...all.map(price));
  return all.filter((one) => price(one) === least);
}

/** Puts a figure down in a place; this is no movement, but it enters (IA-6.25, IA-6.26). */
export function placeFigure(g: State, figure: string, place: string): Call | null {
  const way = `${figureOf(g, figure).place} ${place}`;
  moveTo(g, figure, place);
  markMoved(g, figure);
  note(g, 'log.placed', { figure: pieceName(g, figure), space: spaceName(placeOf(place).space), way });
  return missionHooks(g).enters?.(g, figure) ?? null;
}

/** Legal places of the map nearest to a figure by counted distance (IA-6.48). */
function nearestPlaces(g: State, figure: string): Way[] {
  const own = figureOf(g, figure);
  const grid = gridNow(g);
  const taken = spacesOfOthers(g, figure);
  const all = grid.spaces.flatMap((space) => placesOver(grid, space, placeOf(own.place), passageOf(g, figure)));
  const places = new Map(all.map((place) => [placeKey(place), place]));
  const open = [...places.values()].filter((place) => !spacesOf(place).some((space) => taken.has(space)));
  const from = spacesOfFigure(own);
  const near = leastOf(open, (place) => distanceBetween(g, from, spacesOf(place)));
  return near.map((place) => ({ place, path: null }));
}

/** The nearest legal places for a figure that has to leave: by a push, else it is placed (IA-6.14, IA-6.42, IA-6.48). */
function waysOf(g: State, figure: string): Way[] {
  const pushes = leastOf(pushPlaces(g, figure, ANY_DISTANCE), ({ cost }) => cost);
  return pushes.length > 0 ? pushes.map(({ place, path }) => ({ place, path })) : nearestPlaces(g, figure);
}

/** Whether a figure shares a space with another, or lies across a door that has closed. */
function mustLeave(g: State, figure: string): boolean {
  const own = g.figures[figure];
  if (own && !canLie(gridNow(g), placeOf(own.place), passageOf(g, figure))) return true;
  const taken = spacesOfOthers(g, figure);
  return own !== undefined && spacesOfFigure(own).some((space) => taken.has(space));
}

/** The ways of all figures of the first seat that still have to give way: `push:<figure>:<place>`. */
function giveWayOptions(g: State, figures: readonly string[]): Option[] {
  const [first] = figures;
  const seat = first && figureOf(g, first).seat;
  return figures
    .filter((id) => figureOf(g, id).seat === seat)
    .flatMap((id) =>
      waysOf(g, id).map(({ place }) => ({
        key: `push:${id}:${placeKey(place)}`,
        label: text('deploy.place', { figure: pieceName(g, id), space: spaceName(place.space) }),
        from: `figure:${id}`,
        at: `space:${place.space}`,
      })),
    );
}

/** Carries out a way out. */
function follow(g: State, key: string): Call | null {
  const [, figure = '', place = ''] = key.split(':');
  const way = waysOf(g, figure).find((one) => placeKey(one.place) === place);
  if (!way?.path) return placeFigure(g, figure, place);
  return callOf(walk, { figure, path: way.path.map(placeKey), pays: false, pushed: true });
}

book.define<{ figures: string[]; key?: string }, 'ask' | 'push'>(giveWay, {
  start: {
    run(g, at) {
      const { vars } = at;
      vars.figures = vars.figures.filter((id) => mustLeave(g, id));
      const options = giveWayOptions(g, vars.figures);
      if (options.length !== 1) return options.length === 0 ? at.end() : at.goto('ask');
      vars.key = options[0]?.key ?? '';
      return at.goto('push');
    },
  },
  ask: {
    ask: () => text('ask.giveWay'),
    who: (g, { vars }) => [figureOf(g, vars.figures[0] ?? '').seat],
    pieces: (g, { vars }) => figurePieces(g, vars.figures),
    options: (g, { vars }) => giveWayOptions(g, vars.figures),
    chosen(_g, at, key) {
      at.vars.key = key;
      return at.goto('push');
    },
  },
  push: {
    run(g, at) {
      const call = follow(g, at.vars.key ?? '');
      return call ? at.call(call.rule, null, call.vars, 'start') : at.goto('start');
    },
  },
});

/** A player may push a figure some spaces (IA-6.27). */
export const push = book.rule<{ figure: string; seat: SeatId; spaces: number }, 'ask' | 'end'>('push', {
  start: {
    run(g, at) {
      const { figure, spaces } = at.vars;
      return at.goto(g.figures[figure] && pushPlaces(g, figure, spaces).length > 0 ? 'ask' : 'end');
    },
  },
  ask: {
    ask: (g, { vars }) => text('ask.push', { figure: pieceName(g, vars.figure), n: vars.spaces }),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    pieces: (g, { vars }) => figurePieces(g, [vars.figure]),
    options: (g, { vars }) => [
      ...moveOptions(vars.figure, pushPlaces(g, vars.figure, vars.spaces)),
      { key: 'none', label: text('push.none'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      if (key === 'none') return at.end();
      const { figure, spaces } = at.vars;
      const reach = pushPlaces(g, figure, spaces).find(({ place }) => `to:${placeKey(place)}` === key);
      if (!reach) throw new Error(`no push ${key}`);
      return at.call(walk, null, { figure, path: reach.path.map(placeKey), pays: false, pushed: true }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
