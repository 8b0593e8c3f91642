import { canLie, placeOf, type SpaceId } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { refuse, text } from '../../engine/text.ts';
import { callOf } from '../rules/ability-book.ts';
import { areaController, figuresOf, gridNow, mapOf, membersOf, spacesOfFigure, terminalsOf } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { suffer } from '../rules/damage.ts';
import type { MissionHooks } from '../rules/mission-book.ts';
import { passageOf } from '../rules/moving.ts';
import { groupName, pieceName, seatName, spaceName } from '../rules/names.ts';
import { checkEnd, score } from '../rules/victory.ts';
import { giveWay } from '../rules/walk.ts';
import { figureOf, initiativeOrder, type State } from '../state.ts';
import { digUp } from './ruins.ts';
import { lying } from './tokens.ts';

const CORE_POINTS = 10;
const RELAY_POINTS = 3;
const TERMINAL_POINTS = 5;
const HUNTER_POINTS = 2;

const closedDoors = (g: State) => mapOf(g).doors.filter(({ id }) => !g.openDoors.includes(id));

/** `turn`: whose terminals, in initiative order; `left`: doors that this player may still open. */
type OpenVars = { turn: number; left: number };

/** Start of a round: each controlled terminal opens a door of its player's choice. */
const openDoors = book.rule<OpenVars, 'next' | 'ask'>('open-doors', {
  start: {
    run(g, at) {
      const seat = initiativeOrder(g)[at.vars.turn];
      if (!seat) return at.end();
      at.vars.left = terminalsOf(g, seat).length;
      return at.goto('next');
    },
  },
  next: {
    run(g, at) {
      if (at.vars.left > 0 && closedDoors(g).length > 0) return at.goto('ask');
      at.vars.turn += 1;
      return at.goto('start');
    },
  },
  ask: {
    ask: () => text('ask.openDoor'),
    who: (g, { vars }) => [initiativeOrder(g)[vars.turn] ?? ''],
    options: (g) => [
      ...closedDoors(g).map(({ id }) => ({ key: `open:${id}`, label: text('action.open'), at: `door:${id}` })),
      { key: 'pass', label: text('window.pass'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      at.vars.left = key === 'pass' ? 0 : at.vars.left - 1;
      if (key === 'pass') return at.goto('next');
      const door = key.slice('open:'.length);
      g.openDoors.push(door);
      note(g, 'log.opensDoor', { seat: seatName(initiativeOrder(g)[at.vars.turn] ?? '') }, { at: `door:${door}` });
      return at.goto('next');
    },
  },
});

/** End of a round: the doors close, figures in a doorway give way, and the data core scores (IA-6.49, IA-11.3). */
const closeDoors = book.rule<Record<string, never>, 'core'>('close-doors', {
  start: {
    run(g, at) {
      g.openDoors = [];
      note(g, 'log.doorsClose', {});
      const order = initiativeOrder(g).flatMap((seat) => figuresOf(g, seat));
      const figures = order.filter(({ id, place }) => !canLie(gridNow(g), placeOf(place), passageOf(g, id)));
      return at.call(giveWay, null, { figures: figures.map(({ id }) => id) }, 'core');
    },
  },
  core: {
    run(g, at) {
      const seat = areaController(g, mapOf(g).areas['data-core'] ?? []);
      const [space = null] = mapOf(g).areas['data-core'] ?? [];
      if (seat) score(g, seat, CORE_POINTS, 'mission', [{ name: text('points.core'), space }]);
      checkEnd(g);
      return at.end();
    },
  },
});

/** Data Heist: terminals open the doors to the data core, which scores. */
const heist: MissionHooks = {
  area: 'data-core',
  doorRefusal: () => refuse('door_locked', {}, 'IA-11.9'),
  roundStart: () => callOf(openDoors, { turn: 0, left: 0 }),
  roundEnd: () => callOf(closeDoors, {}),
};

/** Incoming Transmission: each relay station has one counter for each round (IA-11.9). */
const transmission: MissionHooks = {
  controlled: ['relay-station'],
  doorRefusal(g, figure) {
    const { red, blue } = mapOf(g);
    const isInZone = spacesOfFigure(figureOf(g, figure)).some((space) => red.includes(space) || blue.includes(space));
    return isInZone ? null : refuse('door_zone', {}, 'IA-11.9');
  },
  roundEnd: (g) => digUp('relay-station', RELAY_POINTS * g.round),
};

const rowOf = (space: SpaceId) => Number(space.slice(1));

/** The laser moves two rows north; every figure in its row or south of it is defeated. */
function burn(g: State) {
  const [laser] = lying(g, 'laser');
  if (g.round < 2 || !laser?.space) return null;
  const row = Math.max(1, rowOf(laser.space) - 2);
  const before = laser.space;
  laser.space = `${before.charAt(0)}${row}`;
  const way = `${before} ${laser.space}`;
  note(g, 'log.moves', { figure: pieceName(g, laser.id), space: spaceName(laser.space), way });
  const hit = Object.values(g.figures).filter((figure) => spacesOfFigure(figure).some((space) => rowOf(space) >= row));
  return hit.length > 0 ? callOf(suffer, { hits: [], seat: null, defeats: hit.map(({ id }) => id) }) : null;
}

/** Mind of its Own: a laser sweeps the map, terminals score. */
const laser: MissionHooks = {
  roundStart: burn,
  roundEnd(g) {
    for (const seat of initiativeOrder(g)) {
      const own = terminalsOf(g, seat).map((space) => ({ name: text('points.terminal'), space }));
      score(g, seat, TERMINAL_POINTS * own.length, 'mission', own);
    }
    return null;
  },
};

const groupsOf = (g: State, seat: SeatId) =>
  Object.values(g.groups).filter((group) => group.seat === seat && group.figures > 0);

/** Both players choose their bounty hunters in secret, and show them together. */
const chooseHunters = book.rule<Record<string, never>>('hunters', {
  start: {
    ask: () => text('ask.hunters'),
    who: (g) => g.seats,
    options: (g, at) =>
      groupsOf(g, at.seat).map(({ id }) => ({ key: `hunters:${id}`, label: groupName(g, id), at: `group:${id}` })),
    all(g, at, choices) {
      g.flow.shown = true;
      for (const [seat, key] of Object.entries(choices)) {
        const group = key.slice('hunters:'.length);
        g.hunters.push(group);
        note(g, 'log.hunters', { seat: seatName(seat), group: groupName(g, group) });
      }
      return at.end();
    },
  },
});

/** Whether the figure that is the cause, attacks or acts now is a bounty hunter, and hostile to a seat. */
function huntsNow(g: State, seat: SeatId, by?: string): boolean {
  const figure = by ?? g.attack?.attacker ?? g.activation?.figure ?? '';
  const group = figure.slice(0, figure.lastIndexOf('-'));
  return g.hunters.includes(group) && !group.startsWith(`${seat}-`);
}

/** Most Dangerous Game: groups that bounty hunters wipe out score twice. */
const hunt: MissionHooks = {
  before: () => callOf(chooseHunters, {}),
  pointsFactor: (g, seat, by) => (huntsNow(g, seat, by) ? 2 : 1),
  roundEnd(g) {
    for (const group of g.hunters) {
      const seat = g.groups[group]?.seat;
      if (seat && membersOf(g, group).length > 0) {
        score(g, seat, HUNTER_POINTS, 'mission', [{ name: groupName(g, group), space: null }]);
      }
    }
    return null;
  },
};

/** Missions of two early expansions by id; the options have to name them. */
export const expansions: Readonly<Record<string, MissionHooks>> = {
  'kuat-space-station-a': heist,
  'kuat-space-station-b': transmission,
  'ord-mantell-junkyard-a': laser,
  'ord-mantell-junkyard-b': hunt,
};
