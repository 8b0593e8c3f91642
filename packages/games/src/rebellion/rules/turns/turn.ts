import { reveal } from '../../../engine/hidden.ts';
import { memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Declines, Option, Piece } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { refuse, type Text, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { hasTactics, type LeaderId } from '../../data/leaders.ts';
import { type MissionCard, missionOf } from '../../data/missions.ts';
import { BASE_SPACE, type PlaceId, type SystemId } from '../../data/systems.ts';
import { roleOf, seatOf } from '../../seats.ts';
import type { Assigned, State, Turn } from '../../state.ts';
import { pool } from '../board.ts';
import {
  allowedTargets,
  canReveal,
  isBarred,
  ownSystems,
  revealer,
  targetOption,
  targetOptions,
} from '../missions/targets.ts';
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

/** Whether a leader may activate or a mission lies there, revealable or not: both are open to all players. */
const hasUse = (g: State, turn: Turn) => ownPool(g, turn).some(hasTactics) || ownMissions(g, turn).length > 0;

/** Whether, for all the table knows, there is more than passing: the cards lie face down (RB-6.12). */
export function hasTurn(g: State, turn: Turn): boolean {
  return mayRevealBase(g, turn) || hasUse(g, turn);
}

/**
 * A turn in which nothing is left but to reveal the base can be passed in advance (RB-16.2.4): it is asked in each round,
 * and of a lone Rebel for each role.
 */
export function declinesOf(g: State): Declines | undefined {
  return hasUse(g, turnNow(g)) ? undefined : { kind: 'idle-turn', choice: 'pass' };
}

/** A leader without tactic values activates nothing (RB-6.2). */
const untactical = memoizeByIds((id: LeaderId): Option => {
  const refused = refuse('no_tactics', { leader: leaderName(id) }, 'RB-6.2');
  return leaderOption(id, {
    key: `activate:${id}`,
    label: text('option.activate', { leader: leaderName(id) }),
    refused,
  });
});

/** A leader of the pool with every place it may activate: one option each (RB-6.2, RB-8.1). */
function activateOptions(g: State, { side }: Turn, id: LeaderId, alone: ReadonlyMap<PlaceId, Text>): readonly Option[] {
  if (!hasTactics(id)) return [untactical(id)];
  const places = activationPlaces(g, side);
  const options = activations(id, places, side === 'rebel' && g.base.revealed);
  if (alone.size === 0) return options;
  return options.map((option, index) => {
    const noEffect = alone.get(places[index] as PlaceId);
    return noEffect ? withFields(option, { noEffect }) : option;
  });
}

/** The activation of a place, and why the base space cannot be one after the reveal: the Rebels read it. */
const activation = memoizeByIds((id: LeaderId, place: PlaceId, isClosed: boolean): Option => {
  const refused = refuse('base_space_closed', {}, 'RB-11.3.6');
  return placeOption(place, {
    key: `activate:${id}:${place}`,
    from: `leader:${id}`,
    ...(isClosed && { refused }),
  });
});

/** The activations of these places; then the base space, after the reveal: nothing moves to it any more. */
function activations(id: LeaderId, places: readonly PlaceId[], isClosed: boolean): readonly Option[] {
  const options = places.map((place) => activation(id, place, false));
  return isClosed ? [...options, activation(id, BASE_SPACE, true)] : options;
}

/** A mission that goes nowhere, or that cannot be revealed. */
const missionOption = memoizeByIds((card: MissionCard, first: LeaderId, second: LeaderId | ''): Option => {
  const detail = text('detail.reveal', { leaders: leadersText(second ? [first, second] : [first]) });
  return { key: `mission:${first}`, label: cardName(missionOf(card).id), detail, at: `card:${card}` };
});

/** A mission with every target it may have: one option each; the only one needs no name in its key (RB-7.1.3, RB-7.1.5). */
function missionOptions(g: State, assigned: Assigned, own: readonly SystemId[], isBrief: boolean): Option[] {
  const { side, leaders } = assigned;
  const card = reveal(assigned.card);
  const [first, second = ''] = leaders;
  if (!first) throw new Error(`${card} lies there without a leader`);
  const refused = canReveal(g, assigned);
  if (refused) return [withFields(missionOption(card, first, second), { refused })];
  const { id, mode } = missionOf(card);
  const allowed = mode === 'special' ? [] : allowedTargets(g, id);
  const aims = allowed.filter((aim) => !isBarred(g, id, side, aim));
  const [only] = aims;
  if (!only?.place) return [missionOption(card, first, second)];
  const now = { side, seat: revealer(g, assigned), card, leaders };
  const key = `mission:${first}`;
  if (aims.length === 1) return [{ ...targetOption(g, now, only, { key, isBrief }), key }];
  return targetOptions(g, now, allowed, { key, own, isBrief });
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

/** Whether who takes this turn has the turns of the other role as well, and goes on with them (RB-18.6). */
function playsOn(g: State, turn: Turn): boolean {
  const seat = seatOfTurn(g, turn);
  return g.turns.some((other, index) => {
    return index !== g.turn && seatOfTurn(g, other) === seat && !g.passed.includes(index);
  });
}

/** Passing: for good, or as one role of two. */
const PASSES = {
  all: passOf('detail.pass'),
  admiral: passOf('detail.passAdmiral'),
  general: passOf('detail.passGeneral'),
} as const;

function passOf(detail: string): { readonly [kind in 'plain' | 'grave']: Option } {
  const option = (kind: 'plain' | 'grave'): Option => {
    return { key: 'pass', label: text('option.pass'), detail: text(detail), kind };
  };
  return { plain: option('plain'), grave: option('grave') };
}

function passOption(g: State, turn: Turn): Option {
  const passes = PASSES[turn.role !== null && playsOn(g, turn) ? turn.role : 'all'];
  return passes[losesByPassing(g, turn) ? 'grave' : 'plain'];
}

const REVEAL_BASE: Option = {
  key: 'reveal-base',
  label: text('option.revealBase'),
  detail: text('detail.revealBase'),
  kind: 'grave',
};

/** One option per turn: activate, reveal a mission or pass; before that the Rebels may show their base (RB-6). */
export function turnOptions(g: State, isBrief: boolean): Option[] {
  const turn = turnNow(g);
  const leaders = ownPool(g, turn);
  const [first] = leaders;
  // The same for every leader of the pool.
  const alone = first && !isBrief ? placesAlone(g, turn.side, first) : new Map<PlaceId, Text>();
  const options: Option[] = [];
  const own = ownSystems(g, turn.side);
  for (const assigned of ownMissions(g, turn)) options.push(...missionOptions(g, assigned, own, isBrief));
  for (const id of leaders) options.push(...activateOptions(g, turn, id, alone));
  if (mayRevealBase(g, turn)) options.push(REVEAL_BASE);
  options.push(passOption(g, turn));
  return options;
}
