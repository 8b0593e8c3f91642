import { placeOf } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../engine/text.ts';
import { figuresOf, mapOf, spacesOfFigure, tokenOf } from '../rules/board.ts';
import type { MissionHooks } from '../rules/mission-book.ts';
import { pieceName, spaceName } from '../rules/names.ts';
import { score } from '../rules/victory.ts';
import { figureOf, initiativeOrder, playerOf, type State } from '../state.ts';
import { expansions } from './expansions.ts';
import { raiders } from './raiders.ts';
import { bombard, deliver, digUp } from './ruins.ts';
import { carried, discardTokens, lying, near, retrieve, takeOptions, tokenController, tokenSource } from './tokens.ts';

/** The memory key of the panel a seat has turned this round. */
const flipped = (g: State, figure: string) => `flipped ${figureOf(g, figure).seat}`;

/** One panel for each player and round. */
function flipRefusal(g: State, figure: string): Refusal | null {
  return g.memory[flipped(g, figure)] === g.round ? refuse('panel_used', {}, 'IA-5.24') : null;
}

const SITE_POINTS = 6;

const refused = (reason: Refusal | null) => (reason ? { refused: reason } : {});

/** Options to turn the launch panels on or next to a figure, each with the side that shows. */
const panelOptions = (g: State, figure: string): Option[] =>
  near(g, figure, 'launch-panel').map(({ id, space, coloured }) => ({
    key: id,
    label: text('action.turn'),
    ...(space && { detail: text(coloured ? 'panel.coloured' : 'panel.grey', { space: spaceName(space) }) }),
    at: `piece:${id}`,
    ...refused(flipRefusal(g, figure)),
  }));

/** Get to the Ship: launch panels are turned, and score for those that control them. */
const panels: MissionHooks = {
  controlled: ['launch-panel'],
  interactions: panelOptions,
  interact(g, figure, id) {
    const token = tokenOf(g, id);
    g.memory[flipped(g, figure)] = g.round;
    if (!token) return;
    token.coloured = !token.coloured;
    const side = token.coloured ? 'log.turnsColoured' : 'log.turnsGrey';
    note(g, side, { figure: pieceName(g, figure) }, { at: `piece:${id}` });
  },
  roundEnd(g) {
    for (const seat of initiativeOrder(g)) {
      const own = lying(g, 'launch-panel').filter((token) => tokenController(g, token) === seat);
      const points = own.reduce((sum, { coloured }) => sum + (coloured ? 5 : 2), 0);
      score(g, seat, points, 'mission', own.map(tokenSource));
    }
    return null;
  },
};

/** Smuggled Goods: contraband is carried to the own zone; a carrier is slower by 2. */
const smuggling: MissionHooks = {
  interactions: (g, figure) => takeOptions(g, near(g, figure, 'contraband'), {}),
  interact: retrieve,
  speed: (g, figure) => (carried(g, figure).length > 0 ? -2 : 0),
  roundEnd(g) {
    const delivered = initiativeOrder(g).map((seat) => {
      const zone = mapOf(g)[playerOf(g, seat).zone ?? 'red'];
      const carriers = figuresOf(g, seat).filter(
        (figure) => carried(g, figure.id).length > 0 && spacesOfFigure(figure).some((space) => zone.includes(space)),
      );
      const sources = carriers.map(({ id, place }) => ({ name: pieceName(g, id), space: placeOf(place).space }));
      score(g, seat, 15 * carriers.length, 'mission', sources);
      return carriers;
    });
    discardTokens(
      g,
      delivered.flat().flatMap(({ id }) => carried(g, id)),
    );
    return null;
  },
};

/** Close to Home: each crate pays each player once. */
const crates: MissionHooks = {
  controlled: ['crate'],
  roundEnd(g) {
    for (const seat of initiativeOrder(g)) {
      const won = lying(g, 'crate').filter(
        (token) => tokenController(g, token) === seat && !token.claims.includes(seat),
      );
      for (const token of won) token.claims.push(seat);
      score(g, seat, 7 * won.length, 'mission', won.map(tokenSource));
    }
    return null;
  },
};

/** Lost Knowledge: holocrons are carried to the beacon, one at a time. */
const holocrons: MissionHooks = {
  interactions(g, figure) {
    const isFull = carried(g, figure).length > 0;
    return takeOptions(g, near(g, figure, 'holocron'), refused(isFull ? refuse('carries_one', {}, 'IA-5.24') : null));
  },
  interact: retrieve,
  enters: deliver,
};

/** Leave No Evidence: excavation sites are given for points; the beacon calls bombardments. */
const ruins: MissionHooks = {
  controlled: ['communications-beacon', 'excavation-site'],
  roundStart: bombard,
  roundEnd: () => digUp('excavation-site', SITE_POINTS),
};

/** Missions by id; one without rules here is not drawn. */
export const missions: Readonly<Record<string, MissionHooks>> = {
  'mos-eisley-outskirts-a': panels,
  'mos-eisley-outskirts-b': smuggling,
  'moisture-farm-a': crates,
  'moisture-farm-b': raiders,
  'massassi-ruins-a': holocrons,
  'massassi-ruins-b': ruins,
  ...expansions,
};
