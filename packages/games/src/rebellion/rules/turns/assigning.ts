import { reveal } from '../../../engine/hidden.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, type Text, text } from '../../../engine/text.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { countsAs, type LeaderId } from '../../data/leaders.ts';
import { type MissionCard, missionOf } from '../../data/missions.ts';
import type { PlaceId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { playerOf, seatOf } from '../../seats.ts';
import type { Assigned, State } from '../../state.ts';
import { pool } from '../board.ts';
import { actionRules } from '../card-book.ts';
import { requirementMet } from '../missions/icons.ts';
import { cardName, declineOption, leaderName, leaderOption, leadersText, placeOption } from '../names.ts';

/** An action card that a seat is about to play; its leader is null until named. */
export type Picked = { card: ActionId; leader: LeaderId | null };

export type AssignmentVars = {
  side: Side;
  /** Seats that are done. */
  done?: SeatId[];
  /** Leaders put on missions before something became public: they stay there (RB-5.8). */
  fixed?: LeaderId[];
  /** What seats are about to play, while its leader or place is still asked for. */
  picked?: Record<SeatId, Picked>;
};

/** Leaders of the pool a seat may use: its own (RB-18.1). */
function ownPool(g: State, side: Side, seat: SeatId): LeaderId[] {
  return pool(g, side).filter((id) => playerOf(g, side, id) === seat);
}

/** The card of a side whose first leader this is. */
export function assignedTo(g: State, side: Side, first: LeaderId): Assigned | undefined {
  return g.assigned.find((one) => one.side === side && one.leaders[0] === first);
}

/** The action card a seat is about to play, unless its team-mate has made it impossible meanwhile. */
export function pickedBy(g: State, { side, picked }: AssignmentVars, seat: SeatId): Picked | null {
  const pick = picked?.[seat];
  if (!pick) return null;
  // A combat of the team-mate's may have taken the leader out of the pool.
  return pick.leader === null || pool(g, side).includes(pick.leader) ? pick : null;
}

/**
 * Whether, for all the table knows, a seat could do something: with an empty pool it cannot (RB-5.13). The general
 * of a team looks after all its leaders.
 */
export function mayAssign(g: State, side: Side, seat: SeatId): boolean {
  const leaders = seatOf(g, side, 'general') === seat ? pool(g, side) : ownPool(g, side, seat);
  const actions = g.actionHands[seat];
  const cards = reveal(g.missionHands[side]).length + (actions ? reveal(actions).length : 0);
  return leaders.length > 0 && cards > 0;
}

const poolEmpty = () => refuse('pool_empty', {}, 'RB-5.3');

/** Cards of the mission hand, one of each mission: copies are alike. */
function missionsInHand(g: State, side: Side): MissionCard[] {
  const hand = reveal(g.missionHands[side]);
  return hand.filter((card, index) => hand.findIndex((one) => missionOf(one).id === missionOf(card).id) === index);
}

/** Icons these leaders bring to a mission and those it needs; that is looked at when it is revealed (RB-5.5). */
function fitText(card: MissionCard, leaders: readonly LeaderId[]): Text {
  const facts = missionOf(card);
  const n = requirementMet(facts, leaders);
  return text('detail.fit', { skill: text(`skill.${facts.skill}`), n, required: facts.required });
}

/** A leader of the pool on a mission of the hand (RB-5.3). */
function assignOption(leader: LeaderId, card: MissionCard): Option {
  const { id } = missionOf(card);
  return {
    key: `assign:${id}:${leader}`,
    label: cardName(id),
    detail: fitText(card, [leader]),
    from: `leader:${leader}`,
    at: `card:${card}`,
  };
}

/** A leader of the pool with one who is on a mission; with two it is full (RB-5.4, RB-5.10, RB-18.14). */
function secondOption(leader: LeaderId, assigned: Assigned): Option {
  const card = reveal(assigned.card);
  const name = cardName(missionOf(card).id);
  const [first] = assigned.leaders;
  if (!first) throw new Error(`${card} lies there without a leader`);
  const isFull = assigned.leaders.length > 1;
  const detail = isFull
    ? leadersText(assigned.leaders)
    : text('detail.fitWith', { leader: leaderName(first), fit: fitText(card, [first, leader]) });
  return {
    key: `second:${first}:${leader}`,
    label: text('option.second', { card: name }),
    detail,
    from: `leader:${leader}`,
    at: `card:${card}`,
    ...(isFull && { refused: refuse('mission_full', { card: name }, 'RB-5.10') }),
  };
}

/** With an empty pool every mission is refused (RB-5.3). */
function missionsWithoutLeader(g: State, side: Side): Option[] {
  const hand = missionsInHand(g, side).map((card): Option => {
    const { id } = missionOf(card);
    return { key: `assign:${id}`, label: cardName(id), at: `card:${card}`, refused: poolEmpty() };
  });
  const single = g.assigned.filter((one) => one.side === side && one.leaders.length === 1);
  const seconds = single.map(({ card, leaders }): Option => {
    const label = text('option.second', { card: cardName(missionOf(reveal(card)).id) });
    const detail = leadersText(leaders);
    return { key: `second:${leaders[0]}`, label, detail, at: `card:${reveal(card)}`, refused: poolEmpty() };
  });
  return [...hand, ...seconds];
}

/** Every leader of the seat's pool with every mission it may be put on: one option each. */
function leaderOptions(g: State, side: Side, seat: SeatId): Option[] {
  const free = ownPool(g, side, seat);
  if (free.length === 0) return missionsWithoutLeader(g, side);
  const hand = missionsInHand(g, side);
  const assigned = g.assigned.filter((one) => one.side === side);
  return free.flatMap((leader) => [
    ...hand.map((card) => assignOption(leader, card)),
    ...assigned.map((one) => secondOption(leader, one)),
  ]);
}

/** Leaders on cards may be taken back by their player or the general (RB-5.8, RB-18.11). */
function takeBackOptions(g: State, { side, fixed = [] }: AssignmentVars, seat: SeatId): Option[] {
  const isOurs = (id: LeaderId) => playerOf(g, side, id) === seat || seatOf(g, side, 'general') === seat;
  return g.assigned
    .filter((one) => one.side === side)
    .flatMap(({ card, leaders }) =>
      leaders.filter(isOurs).map(
        (id): Option => ({
          key: `take:${id}`,
          label: text('option.takeBack', { leader: leaderName(id), card: cardName(missionOf(reveal(card)).id) }),
          at: `leader:${id}`,
          kind: 'plain',
          ...(fixed.includes(id) && { refused: refuse('assigned_before', {}, 'RB-5.8') }),
        }),
      ),
    );
}

/** Leaders of the pool with their names: the pieces that are put on missions. */
export function assigningPieces(g: State, vars: AssignmentVars, seat: SeatId): Piece[] {
  if (pickedBy(g, vars, seat)) return [];
  return ownPool(g, vars.side, seat).map((id) => ({ id: `leader:${id}`, label: leaderName(id) }));
}

/** Leaders of the seat's pool who can use an assignment card now (RB-5.6). */
export function actionLeaders(g: State, side: Side, seat: SeatId, id: ActionId): LeaderId[] {
  return ownPool(g, side, seat).filter(
    (leader) => ACTIONS[id].leaders.includes(countsAs(leader)) && !actionRefused(g, id, leader),
  );
}

function actionRefused(g: State, id: ActionId, leader: LeaderId): Refusal | null {
  const { places, refused } = actionRules(id);
  if (places && places(g, leader).length === 0) return refuse('no_place', { leader: leaderName(leader) }, 'RB-5.6');
  return refused?.(g, leader) ?? null;
}

/** Why an assignment card cannot be played now, or null. */
function playRefused(g: State, side: Side, seat: SeatId, id: ActionId): Refusal | null {
  if (actionLeaders(g, side, seat, id).length > 0) return null;
  const there = ownPool(g, side, seat).find((leader) => ACTIONS[id].leaders.includes(countsAs(leader)));
  const [first] = ACTIONS[id].leaders;
  if (there) return actionRefused(g, id, there);
  return refuse('leader_not_in_pool', { leader: first ? leaderName(first) : '' }, 'RB-5.6');
}

function actionOptions(g: State, side: Side, seat: SeatId): Option[] {
  const hand = g.actionHands[seat];
  return (hand ? reveal(hand) : [])
    .filter((id) => ACTIONS[id].timing === 'assignment')
    .map((id) => {
      const refused = playRefused(g, side, seat, id);
      const label = text('option.playAction', { card: cardName(id) });
      const detail = text(`action.${id}.text`);
      return { key: `play:${id}`, label, detail, at: `card:${id}`, ...(refused && { refused }) };
    });
}

/** Places an action card's leader may be put in; empty where it is put nowhere. */
export function actionPlaces(g: State, id: ActionId, leader: LeaderId): readonly PlaceId[] {
  return actionRules(id).places?.(g, leader) ?? [];
}

function pickedOptions(g: State, side: Side, seat: SeatId, { card, leader }: Picked): Option[] {
  if (leader) return actionPlaces(g, card, leader).map((place) => placeOption(place));
  return actionLeaders(g, side, seat, card).map((id) => leaderOption(id));
}

/** Ends the window; leaders left in the pool are no mistake, but nothing advises to stop while one could be assigned. */
function finishOption(offered: readonly Option[], left: number): Option {
  const label = text('option.finishAssigning');
  const detail = left > 0 ? { detail: text('detail.leadersStay', { n: left }) } : {};
  return declineOption(offered, { key: 'done', label, ...detail });
}

/** All a seat may do in its assignment window (RB-5). */
export function assigningOptions(g: State, vars: AssignmentVars, seat: SeatId): Option[] {
  const { side } = vars;
  const pick = pickedBy(g, vars, seat);
  if (pick) return [...pickedOptions(g, side, seat, pick), { key: 'back', label: text('option.back'), kind: 'plain' }];
  const assigned = leaderOptions(g, side, seat);
  return [
    ...assigned,
    ...takeBackOptions(g, vars, seat),
    ...actionOptions(g, side, seat),
    finishOption(assigned, ownPool(g, side, seat).length),
  ];
}
