import { reveal } from '../../../engine/hidden.ts';
import { memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { refuse, text } from '../../../engine/text.ts';
import { hasTactics, type LeaderId } from '../../data/leaders.ts';
import { missionOf } from '../../data/missions.ts';
import { BASE_SPACE, PLACE_IDS, type PlaceId } from '../../data/systems.ts';
import { roleOf, seatOf } from '../../seats.ts';
import type { Assigned, State, Turn } from '../../state.ts';
import { pool } from '../board.ts';
import { allowedTargets, canReveal, graveOf, isBarred, revealer, targetOptions } from '../missions/targets.ts';
import { cardName, leaderName, leaderOption, leadersText, placeOption } from '../names.ts';
import { activationPlaces, placesAlone } from './activation.ts';

/** The turns of one cycle: sides alternate, in a team game by initiative, for each role (RB-6.1, RB-18.5, RB-18.7). */
export function turnsOf(seats: readonly SeatId[]): Turn[] {
  if (seats.length === 2) {
    return [
      { side: 'rebel', role: null },
      { side: 'imperial', role: null },
    ];
  }
  return [
    { side: 'rebel', role: 'admiral' },
    { side: 'imperial', role: 'admiral' },
    { side: 'imperial', role: 'general' },
    { side: 'rebel', role: 'general' },
  ];
}

/** The running turn. Throws outside the command phase. */
export function turnNow(g: State): Turn {
  const turn = g.turns[g.turn];
  if (!turn) throw new Error('it is no one’s turn');
  return turn;
}

/** The seat that takes a turn. */
export function seatOfTurn(g: State, { side, role }: Turn): SeatId {
  return seatOf(g, side, role ?? 'admiral');
}

/** Whether a leader may be used in a turn: all of the side, in a team game those of the role (RB-18.8). */
const isOwn = ({ role }: Turn, id: LeaderId) => role === null || roleOf(id) === role;
const ownPool = (g: State, turn: Turn) => pool(g, turn.side).filter((id) => isOwn(turn, id));
const ownMissions = (g: State, turn: Turn) =>
  g.assigned.filter(({ side, leaders }) => side === turn.side && leaders.some((id) => isOwn(turn, id)));

/** The Rebels may show their base at the start of a turn of theirs (RB-6.9, RB-6.10). */
const mayRevealBase = (g: State, { side }: Turn) => side === 'rebel' && !g.base.revealed;

/** Whether, for all the table knows, there is more than passing: the cards lie face down (RB-6.12). */
export function hasTurn(g: State, turn: Turn): boolean {
  return mayRevealBase(g, turn) || ownPool(g, turn).some(hasTactics) || ownMissions(g, turn).length > 0;
}

/** After the reveal nothing moves to the base space any more; the Rebels read why. */
const closed = () => refuse('base_space_closed', {}, 'RB-11.3.6');

/** A leader of the pool with every place it may activate: one option each (RB-6.2, RB-8.1). */
function activateOptions(g: State, { side }: Turn, id: LeaderId, alone: ReadonlySet<PlaceId>): Option[] {
  if (!hasTactics(id)) {
    const refused = refuse('no_tactics', { leader: leaderName(id) }, 'RB-6.2');
    const label = text('option.activate', { leader: leaderName(id) });
    return [leaderOption(id, { key: `activate:${id}`, label, refused })];
  }
  const open = activationPlaces(g, side).length;
  const options = activations(id)
    .slice(0, open)
    .map(({ place, withUnits, withoutUnits }) => (alone.has(place) ? withoutUnits : withUnits));
  if (side !== 'rebel' || !g.base.revealed) return options;
  const key = `activate:${id}:${BASE_SPACE}`;
  return [...options, placeOption(BASE_SPACE, { key, from: `leader:${id}`, refused: closed() })];
}

/** The activation of each place by a leader, as an option where units can follow and where none can. */
const activations = memoizeByIds((id: LeaderId) =>
  PLACE_IDS.map((place) => {
    const withUnits = placeOption(place, { key: `activate:${id}:${place}`, from: `leader:${id}` });
    return { place, withUnits, withoutUnits: { ...withUnits, noEffect: text('noEffect.noArrival') } };
  }),
);

/** A mission with every target it may have: one option each, or one in all where there is no choice (RB-7.1.3, RB-7.1.5). */
function missionOptions(g: State, assigned: Assigned, isBrief: boolean): Option[] {
  const card = reveal(assigned.card);
  const refused = canReveal(g, assigned);
  const { id, mode } = missionOf(card);
  const key = `mission:${assigned.leaders[0]}`;
  const allowed = refused || mode === 'special' ? [] : allowedTargets(g, id);
  const aims = allowed.filter((aim) => !isBarred(g, id, assigned.side, aim));
  if (aims.length < 2) {
    const detail = text('detail.reveal', { leaders: leadersText(assigned.leaders) });
    const option = { key, label: cardName(id), detail, at: `card:${card}`, ...graveOf(id, aims[0]?.place ?? null) };
    return [{ ...option, ...(refused && { refused }) }];
  }
  const now = { side: assigned.side, seat: revealer(g, assigned), card, leaders: assigned.leaders };
  return targetOptions(g, now, allowed, { key, isBrief });
}

/** Cards and leaders that are chosen before their places, with what they do there. */
export function turnPieces(g: State): Piece[] {
  const turn = turnNow(g);
  const missions = ownMissions(g, turn).map(({ card, leaders }): Piece => {
    const detail = text('detail.reveal', { leaders: leadersText(leaders) });
    return { id: `card:${reveal(card)}`, label: cardName(missionOf(reveal(card)).id), detail };
  });
  const leaders = ownPool(g, turn).map((id): Piece => {
    return { id: `leader:${id}`, label: leaderName(id), detail: text('detail.activate') };
  });
  return [...missions, ...leaders];
}

/** Whether passing gives something away: leaders in the pool, or a mission that can be revealed (RB-6.4). */
const losesByPassing = (g: State, turn: Turn) =>
  ownPool(g, turn).length > 0 || ownMissions(g, turn).some((assigned) => !canReveal(g, assigned));

function passOption(g: State, turn: Turn): Option {
  const kind = losesByPassing(g, turn) ? 'grave' : 'plain';
  return { key: 'pass', label: text('option.pass'), detail: text('detail.pass'), kind };
}

function revealBaseOption(): Option {
  return { key: 'reveal-base', label: text('option.revealBase'), detail: text('detail.revealBase'), kind: 'grave' };
}

/** One option per turn: activate, reveal a mission or pass; before that the Rebels may show their base (RB-6). */
export function turnOptions(g: State, isBrief: boolean): Option[] {
  const turn = turnNow(g);
  const leaders = ownPool(g, turn);
  const [first] = leaders;
  // The same for every leader of the pool.
  const alone = first && !isBrief ? placesAlone(g, turn.side, first) : new Set<PlaceId>();
  return [
    ...ownMissions(g, turn).flatMap((assigned) => missionOptions(g, assigned, isBrief)),
    ...leaders.flatMap((id) => activateOptions(g, turn, id, alone)),
    ...(mayRevealBase(g, turn) ? [revealBaseOption()] : []),
    passOption(g, turn),
  ];
}
