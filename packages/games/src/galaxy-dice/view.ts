import { reveal, sendable } from '../engine/hidden.ts';
import type { SeatId, Viewer } from '../engine/state.ts';
import { memoizeByReference } from '../engine/state-draft/memoize.ts';
import { text } from '../engine/text.ts';
import type { Stage } from '../engine/title.ts';
import type { DieView, GalaxyStep, GalaxyView, RowView, SeatView, TurnView } from './client.ts';
import { type Row, spacesOf } from './data/planets.ts';
import { freeIn, planetNow } from './rules/board.ts';
import { finalScores } from './rules/ending.ts';
import { lordsAtPlanet, lordsWith, penaltyNow } from './rules/penalty.ts';
import { playerOf, type State } from './state.ts';

function stepNow(g: State): GalaxyStep {
  if (g.outcome) return 'over';
  if (!g.turn) return 'choose-rebel';
  return g.turn.confirmed ? 'help' : 'place';
}

function diceNow(g: State): DieView[] {
  if (!g.turn) return [];
  const { dice, confirmed } = g.turn;
  return dice.map(({ face, state, space, locked }, index) => ({
    id: index + 1,
    face,
    state: confirmed && state === 'rolled' ? 'unused' : state,
    space,
    locked,
  }));
}

function rowView(g: State, row: Row, index: number): RowView {
  const standing = (id: string) => (g.turn?.confirmed ? -1 : (g.turn?.dice.findIndex((die) => die.space === id) ?? -1));
  return {
    id: row.id,
    number: index + 1,
    spaces: spacesOf(row.id).map(({ id, symbol }) => ({
      id,
      symbol,
      coveredBy: g.covered[id] ?? null,
      die: standing(id) < 0 ? null : standing(id) + 1,
    })),
    toGo: freeIn(g, row).length,
    reward: { vp: row.reward.vp, allies: [...row.reward.allies] },
    paid: g.paid.includes(row.id),
  };
}

/** Viewer of a replay without hidden information; never a viewer of a match in play. */
const ALL: Viewer = 'all';

/** Whether a viewer may see the points a seat has won (GD-11.4). */
function pointsOpen(g: State, seat: SeatId, viewer: Viewer): boolean {
  return !g.options.hiddenPoints || g.outcome !== null || viewer === seat || viewer === ALL;
}

function seatView(g: State, seat: SeatId, viewer: Viewer): SeatView {
  const player = playerOf(g, seat);
  return {
    seat,
    rebel: player.rebel,
    rebelUsed: g.turn?.seat === seat && g.turn.rebelUsed,
    vp: pointsOpen(g, seat, viewer) ? reveal(player.vp) : null,
    allies: [...player.allies],
    lord: lordsWith(g, seat)[0] ?? null,
    conceded: g.conceded.includes(seat),
  };
}

function lastTurnView(g: State, viewer: Viewer): TurnView | null {
  if (!g.lastTurn) return null;
  const { number, seat, planet, placed, helped, vpDice, rows, lord } = g.lastTurn;
  return {
    number,
    seat,
    planet,
    placed: [...placed],
    helped: [...helped],
    vpDice: pointsOpen(g, seat, viewer) ? reveal(vpDice) : null,
    rows: [...rows],
    lord,
  };
}

/** What all viewers see alike; computed once for them, so that it is also compared and stored once. */
const sharedView = memoizeByReference((g: State): Omit<GalaxyView, 'seats' | 'lastTurn'> => {
  const planet = planetNow(g);
  const penalty = g.turn?.confirmed ? g.turn.lord : g.turn && penaltyNow(g);
  return sendable({
    step: stepNow(g),
    active: g.active,
    firstPlayer: g.firstPlayer,
    planets: [...g.planets],
    planet: planet.id,
    planetIndex: g.planet,
    rows: planet.rows.map((row, index) => rowView(g, row, index)),
    dice: diceNow(g),
    roll: g.turn?.roll ?? 0,
    rollId: g.rolls,
    turn: g.turns,
    freeAtStart: g.turn?.freeAtStart ?? 0,
    penalty: penalty ?? 'clear',
    lords: lordsAtPlanet(g),
    final: g.outcome && finalScores(g),
  });
});

/**
 * View of a viewer: all but the seed (GD-11.1 to GD-11.3), and all but other points where they are hidden (GD-11.4).
 */
export function view(g: State, viewer: Viewer): GalaxyView {
  return sendable({
    ...sharedView(g),
    seats: g.seats.map((seat) => seatView(g, seat, viewer)),
    lastTurn: lastTurnView(g, viewer),
  });
}

/** View with all points, for replays of finished matches. */
export function viewOfAll(g: State): GalaxyView {
  return view(g, ALL);
}

/** The planet and the turn a state belongs to. */
export function stage(g: State): Stage {
  return { chapter: text(`planet.${planetNow(g).id}`), turn: `${g.turns}` };
}
