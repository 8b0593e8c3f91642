import { reveal } from '../../../engine/hidden.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { countsAs, LEADERS, type LeaderId, type Skill } from '../../data/leaders.ts';
import { type MissionCard, missionOf } from '../../data/missions.ts';
import type { PlaceId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { playerOf, seatOf } from '../../seats.ts';
import type { Assigned, State } from '../../state.ts';
import { pool } from '../board.ts';
import { actionRules } from '../card-book.ts';
import { cardName, doneOption, leaderName, leaderOption, leadersText, placeOption } from '../names.ts';

/** What a seat has begun: a card that wants a leader, a leader who wants company, an action card to be played. */
export type Picked =
  | { what: 'card'; card: MissionCard }
  | { what: 'second'; first: LeaderId }
  | { what: 'play'; card: ActionId; leader: LeaderId | null };

export type AssignmentVars = {
  side: Side;
  /** Seats that are done. */
  done?: SeatId[];
  /** Leaders put on missions before something became public: they stay there (RB-5.8). */
  fixed?: LeaderId[];
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

/** What a seat has begun, unless its team-mate has made it impossible meanwhile. */
export function pickedBy(g: State, { side, picked }: AssignmentVars, seat: SeatId): Picked | null {
  const pick = picked?.[seat];
  if (!pick) return null;
  if (pick.what === 'card') return reveal(g.missionHands[side]).includes(pick.card) ? pick : null;
  if (pick.what === 'second') return assignedTo(g, side, pick.first)?.leaders.length === 1 ? pick : null;
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

const poolEmpty = (free: readonly LeaderId[]) =>
  free.length > 0 ? {} : { refused: refuse('pool_empty', {}, 'RB-5.3') };

/** One option for each mission of the hand; copies of one mission are offered once. */
function cardOptions(g: State, side: Side, free: readonly LeaderId[]): Option[] {
  const hand = reveal(g.missionHands[side]);
  return hand
    .filter((card, index) => hand.findIndex((one) => missionOf(one).id === missionOf(card).id) === index)
    .map((card) => {
      const { id, skill, required } = missionOf(card);
      const detail = text('detail.required', { skill: text(`skill.${skill}`), n: required });
      return { key: `assign:${id}`, label: cardName(id), detail, at: `card:${card}`, ...poolEmpty(free) };
    });
}

/** Leaders on cards may be joined by a second one (RB-5.4, RB-5.10, RB-18.14) or taken back. */
function assignedOptions(g: State, vars: AssignmentVars, seat: SeatId): Option[] {
  const { side, fixed = [] } = vars;
  const free = ownPool(g, side, seat);
  return g.assigned
    .filter((one) => one.side === side)
    .flatMap(({ card, leaders }): Option[] => {
      const name = cardName(missionOf(reveal(card)).id);
      const [first] = leaders;
      const second: Option[] =
        first && leaders.length === 1
          ? [
              {
                key: `second:${first}`,
                label: text('option.second', { card: name }),
                detail: leadersText(leaders),
                kind: 'plain',
                ...poolEmpty(free),
              },
            ]
          : [];
      const back = leaders
        .filter((id) => playerOf(g, side, id) === seat || seatOf(g, side, 'general') === seat)
        .map(
          (id): Option => ({
            key: `take:${id}`,
            label: text('option.takeBack', { leader: leaderName(id), card: name }),
            at: `leader:${id}`,
            kind: 'plain',
            ...(fixed.includes(id) && { refused: refuse('assigned_before', {}, 'RB-5.8') }),
          }),
        );
      return [...second, ...back];
    });
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

const iconsText = (id: LeaderId, skill: Skill) =>
  text('detail.icons', { n: LEADERS[id].skills[skill], skill: text(`skill.${skill}`) });

/** Leaders for a mission; whether they meet its requirement is looked at when it is revealed (RB-5.5). */
function leaderOptions(g: State, side: Side, seat: SeatId, card: MissionCard): Option[] {
  const { skill } = missionOf(card);
  return ownPool(g, side, seat).map((id) => leaderOption(id, { detail: iconsText(id, skill) }));
}

/** Places an action card's leader may be put in; empty where it is put nowhere. */
export function actionPlaces(g: State, id: ActionId, leader: LeaderId): readonly PlaceId[] {
  return actionRules(id).places?.(g, leader) ?? [];
}

function pickedOptions(g: State, side: Side, seat: SeatId, pick: Picked): Option[] {
  if (pick.what === 'card') return leaderOptions(g, side, seat, pick.card);
  if (pick.what === 'second') {
    const assigned = assignedTo(g, side, pick.first);
    return assigned ? leaderOptions(g, side, seat, reveal(assigned.card)) : [];
  }
  if (pick.leader) return actionPlaces(g, pick.card, pick.leader).map((place) => placeOption(place));
  return actionLeaders(g, side, seat, pick.card).map((id) => leaderOption(id));
}

/** All a seat may do in its assignment window (RB-5). */
export function assigningOptions(g: State, vars: AssignmentVars, seat: SeatId): Option[] {
  const { side } = vars;
  const pick = pickedBy(g, vars, seat);
  if (pick) return [...pickedOptions(g, side, seat, pick), { key: 'back', label: text('option.back'), kind: 'plain' }];
  return [
    ...cardOptions(g, side, ownPool(g, side, seat)),
    ...assignedOptions(g, vars, seat),
    ...actionOptions(g, side, seat),
    doneOption(),
  ];
}
