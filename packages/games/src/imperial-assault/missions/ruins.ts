import { placeOf } from '../../engine/grid/index.ts';
import { text } from '../../engine/text.ts';
import { type Call, callOf } from '../rules/ability-book.ts';
import { gridNow, mapOf, spacesOfFigure } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { type Hit, suffer } from '../rules/damage.ts';
import { pieceName, spaceName } from '../rules/names.ts';
import { checkEnd, score } from '../rules/victory.ts';
import { figureOf, initiativeOrder, type State, type Token } from '../state.ts';
import { carried, discardTokens, lying, tokenController, tokenSource } from './tokens.ts';

const HOLOCRON_POINTS = 10;
const BOMBARDMENT = 2;

/** A carrier next to the beacon may give its holocron up for points (IA-6.52, IA-12.30). */
const delivery = book.rule<{ figure: string }, never>('delivery', {
  start: {
    ask: (g, { vars }) => text('ask.delivery', { figure: pieceName(g, vars.figure), n: HOLOCRON_POINTS }),
    who: (g, { vars }) => [figureOf(g, vars.figure).seat],
    options: () => [
      { key: 'deliver', label: text('delivery.deliver'), kind: 'primary' },
      { key: 'keep', label: text('delivery.keep'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'keep') return at.end();
      const given = carried(g, at.vars.figure).slice(0, 1);
      const { seat, place } = figureOf(g, at.vars.figure);
      discardTokens(g, given);
      const sources = given.map((token) => ({ ...tokenSource(token), space: placeOf(place).space }));
      score(g, seat, HOLOCRON_POINTS, 'mission', sources);
      checkEnd(g);
      return at.end();
    },
  },
});

/** When a figure enters a space: whether it may deliver a holocron. */
export function deliver(g: State, figure: string): Call | null {
  if (carried(g, figure).length === 0) return null;
  const [beacon] = lying(g, 'communications-beacon');
  const grid = gridNow(g);
  const isBeside = spacesOfFigure(figureOf(g, figure)).some(
    (space) => beacon?.space && grid.isAdjacent(space, beacon.space),
  );
  return isBeside ? callOf(delivery, { figure }) : null;
}

/** Every figure with a space outside suffers damage, all at once (IA-10.22). */
function bombardment(g: State): Hit[] {
  const { exterior } = mapOf(g);
  const outside = Object.values(g.figures).filter((figure) =>
    spacesOfFigure(figure).some((space) => exterior.includes(space)),
  );
  return outside.map(({ id }) => ({ piece: id, n: BOMBARDMENT }));
}

const bombing = book.rule<{ seat: string }, 'end'>('bombardment', {
  start: {
    ask: (g) => text('ask.bombardment', { n: BOMBARDMENT, figures: bombardment(g).length }),
    who: (_g, { vars }) => [vars.seat],
    options: () => [
      { key: 'call', label: text('bombardment.call'), kind: 'grave' },
      { key: 'pass', label: text('window.pass'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'pass') return at.end();
      return at.call(suffer, null, { hits: bombardment(g), seat: at.vars.seat }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** Start of a round: the player who controls the beacon may call a bombardment. */
export function bombard(g: State): Call | null {
  const [beacon] = lying(g, 'communications-beacon');
  const seat = beacon ? tokenController(g, beacon) : null;
  return seat && bombardment(g).length > 0 ? callOf(bombing, { seat }) : null;
}

/** `type`: the tokens that are given, for `points` each. */
type DigVars = { turn: number; type: Token['type']; points: number };
const sitesOf = (g: State, { turn, type }: DigVars) => {
  const seat = initiativeOrder(g)[turn] ?? '';
  return { seat, sites: lying(g, type).filter((token) => tokenController(g, token) === seat) };
};

/** Each player may discard a token they control, the initiative holder first; both have their points before the check (IA-10.15). */
const digging = book.rule<DigVars, 'ask' | 'next'>('digging', {
  start: {
    run(g, at) {
      if (at.vars.turn < 2) return at.goto(sitesOf(g, at.vars).sites.length > 0 ? 'ask' : 'next');
      checkEnd(g);
      return at.end();
    },
  },
  ask: {
    ask: (_g, { vars }) => text(`ask.${vars.type}`, { n: vars.points }),
    who: (g, { vars }) => [sitesOf(g, vars).seat],
    options: (g, { vars }) => [
      ...sitesOf(g, vars).sites.map(({ id, space }) => ({
        key: `site:${id}`,
        label: spaceName(space ?? 'a1'),
        at: `piece:${id}`,
      })),
      { key: 'pass', label: text('window.pass'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      const { seat, sites } = sitesOf(g, at.vars);
      const site = sites.filter(({ id }) => key === `site:${id}`);
      discardTokens(g, site);
      score(g, seat, at.vars.points * site.length, 'mission', site.map(tokenSource));
      return at.goto('next');
    },
  },
  next: {
    run(_g, at) {
      at.vars.turn += 1;
      return at.goto('start');
    },
  },
});

/** End of a round: each player may give one token of a type for points. */
export function digUp(type: Token['type'], points: number): Call {
  return callOf(digging, { turn: 0, type, points });
}
