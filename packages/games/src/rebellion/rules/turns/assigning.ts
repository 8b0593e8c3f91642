import type { Budget, Costs } from '../../../engine/budgets.ts';
import { reveal } from '../../../engine/hidden.ts';
import { FEW, memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, type Text, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { countsAs, type LeaderId } from '../../data/leaders.ts';
import { CAPTIVE_MISSIONS, type MissionCard, type MissionId, missionOf } from '../../data/missions.ts';
import type { PlaceId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { playerOf, seatOf } from '../../seats.ts';
import type { Assigned, State } from '../../state.ts';
import { captives, pool } from '../board.ts';
import { actionRules } from '../card-book.ts';
import { requirementMet } from '../missions/icons.ts';
import { cardName, leaderName, leaderOption, leadersText, placeOption } from '../names.ts';

export type AssignmentVars = {
  side: Side;
  /** Seats that are done. */
  done?: SeatId[];
  /** Leaders put on missions before something became public: they stay there (RB-5.8). */
  fixed?: LeaderId[];
  /** The seat that plays an action card. */
  plays?: SeatId;
};

/** Most leaders on a mission (RB-5.4). */
const MOST = 2;

/** Leaders of the pool a seat may use: its own (RB-18.1). */
function ownPool(g: State, side: Side, seat: SeatId): LeaderId[] {
  return pool(g, side).filter((id) => playerOf(g, side, id) === seat);
}

/** The card of a side whose first leader this is. */
export function assignedTo(g: State, side: Side, first: LeaderId): Assigned | undefined {
  return g.assigned.find((one) => one.side === side && one.leaders[0] === first);
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

/**
 * Whether the seat that assigns last can still change anything: it has leaders, or as the general may take some back that
 * do not lie fixed (RB-5.8, RB-18.11). All of it is public.
 */
export function mayChange(g: State, { side, fixed = [] }: AssignmentVars, seat: SeatId): boolean {
  const isGeneral = seatOf(g, side, 'general') === seat;
  const isOpen = ({ side: owner, leaders }: Assigned) => owner === side && leaders.some((id) => !fixed.includes(id));
  return ownPool(g, side, seat).length > 0 || (isGeneral && g.assigned.some(isOpen));
}

const poolEmpty = () => refuse('pool_empty', {}, 'RB-5.3');

/** Number of each card of a hand among the copies of its mission there, from 1. */
function copiesIn(hand: readonly MissionCard[]): number[] {
  const counts = new Map<MissionId, number>();
  return hand.map((card) => {
    const { id } = missionOf(card);
    const copy = (counts.get(id) ?? 0) + 1;
    counts.set(id, copy);
    return copy;
  });
}

/** Icons that leaders bring to a mission and those it needs; that is looked at when it is revealed (RB-5.5). */
const fitText = memoizeByIds((card: MissionCard, leader: LeaderId, first: LeaderId | ''): Text => {
  const leaders = first ? [first, leader] : [leader];
  const facts = missionOf(card);
  const n = requirementMet(facts, leaders);
  return text('detail.fit', { skill: text(`skill.${facts.skill}`), n, required: facts.required });
});

/** What a leader on a mission draws from the budgets. */
const assignCosts = memoizeByIds(
  (leader: LeaderId, card: MissionCard): Costs => ({ [`leader:${leader}`]: 1, [`card:${card}`]: 1 }),
);

/** A mission of the hand with each leader of the pool (RB-5.3); the key of a further copy has its number. */
const assignOptions = memoizeByIds((card: MissionCard, copy: number, idle: boolean) => {
  const { id } = missionOf(card);
  return memoizeByIds(
    (leader: LeaderId): Option => ({
      key: copy > 1 ? `assign:${id}:${leader}:${copy}` : `assign:${id}:${leader}`,
      label: cardName(id),
      detail: fitText(card, leader, ''),
      ...(idle && { noEffect: text('noEffect.noCaptive') }),
      from: `leader:${leader}`,
      at: `card:${card}`,
      costs: assignCosts(leader, card),
    }),
  );
}, FEW);

/** A leader of the pool with one who is on a mission; with two it is full (RB-5.4, RB-5.10, RB-18.14). */
const secondOptions = memoizeByIds((card: MissionCard, first: LeaderId, second: LeaderId | '') => {
  const name = cardName(missionOf(card).id);
  return memoizeByIds((leader: LeaderId): Option => {
    const detail = second
      ? leadersText([first, second])
      : text('detail.fitWith', { leader: leaderName(first), fit: fitText(card, leader, first) });
    return {
      key: `second:${first}:${leader}`,
      label: text('option.second', { card: name }),
      detail,
      from: `leader:${leader}`,
      at: `card:${card}`,
      ...(second
        ? { refused: refuse('mission_full', { card: name }, 'RB-5.10') }
        : { costs: assignCosts(leader, card) }),
    };
  });
}, FEW);

/** With an empty pool every mission is refused (RB-5.3). */
function missionsWithoutLeader(g: State, side: Side): Option[] {
  const hand = reveal(g.missionHands[side]);
  const copies = copiesIn(hand);
  const cards = hand.filter((_card, index) => copies[index] === 1);
  const missions = cards.map((card): Option => {
    const { id } = missionOf(card);
    return { key: `assign:${id}`, label: cardName(id), at: `card:${card}`, refused: poolEmpty() };
  });
  const single = g.assigned.filter((one) => one.side === side && one.leaders.length === 1);
  const seconds = single.map(({ card, leaders }): Option => {
    const label = text('option.second', { card: cardName(missionOf(reveal(card)).id) });
    const detail = leadersText(leaders);
    return { key: `second:${leaders[0]}`, label, detail, at: `card:${reveal(card)}`, refused: poolEmpty() };
  });
  return [...missions, ...seconds];
}

/** Every leader of the seat's pool with every mission it may be put on: one option each. */
function leaderOptions(g: State, side: Side, seat: SeatId): Option[] {
  const free = ownPool(g, side, seat);
  if (free.length === 0) return missionsWithoutLeader(g, side);
  const hand = reveal(g.missionHands[side]);
  const copies = copiesIn(hand);
  // A mission against captives while there is none, as all players see: it may be assigned for later (RB-5.5).
  const isIdle = captives(g).length === 0;
  const optionsOf = [
    ...hand.map((card, index) =>
      assignOptions(card, copies[index] ?? 1, isIdle && CAPTIVE_MISSIONS.has(missionOf(card).id)),
    ),
    ...g.assigned.filter((one) => one.side === side).map(withSecond),
  ];
  const options: Option[] = [];
  for (const leader of free) for (const optionOf of optionsOf) options.push(optionOf(leader));
  return options;
}

/** The options of a mission with one more leader. */
function withSecond({ card, leaders: [first, second] }: Assigned) {
  if (!first) throw new Error(`${reveal(card)} lies there without a leader`);
  return secondOptions(reveal(card), first, second ?? '');
}

/** The general takes leaders of the team back from their cards (RB-5.8, RB-18.11). */
function takeBackOptions(g: State, { side, fixed = [] }: AssignmentVars, seat: SeatId): Option[] {
  if (seatOf(g, side, 'general') !== seat) return [];
  const options: Option[] = [];
  for (const { side: owner, card, leaders } of g.assigned) {
    if (owner !== side) continue;
    for (const id of leaders) options.push(takeBack(id, reveal(card), fixed.includes(id)));
  }
  return options;
}

const takeBack = memoizeByIds((id: LeaderId, card: MissionCard, isFixed: boolean): Option => {
  const label = text('option.takeBack', { leader: leaderName(id), card: cardName(missionOf(card).id) });
  const refused = isFixed && { refused: refuse('assigned_before', {}, 'RB-5.8') };
  return { key: `take:${id}`, label, at: `leader:${id}`, kind: 'plain', ...refused };
});

/** Leaders of the pool with their names: the pieces that are put on missions. */
export function assigningPieces(g: State, vars: AssignmentVars, seat: SeatId): Piece[] {
  const leaders = ownPool(g, vars.side, seat).map((id) => ({ id: `leader:${id}`, label: leaderName(id) }));
  const cards = actionCards(g, seat).map((id) => ({
    id: `card:${id}`,
    label: text('option.playAction', { card: cardName(id) }),
  }));
  return [...leaders, ...cards];
}

/** Leaders of the seat's pool who can use an assignment card now (RB-5.6). */
function actionLeaders(g: State, side: Side, seat: SeatId, id: ActionId): LeaderId[] {
  return ownPool(g, side, seat).filter(
    (leader) => ACTIONS[id].leaders.includes(countsAs(leader)) && !actionRefused(g, id, leader),
  );
}

function actionRefused(g: State, id: ActionId, leader: LeaderId): Refusal | null {
  const { places, refused } = actionRules(id);
  if (places && places(g, leader).length === 0) return refuse('no_place', { leader: leaderName(leader) }, 'RB-5.6');
  return refused?.(g, leader) ?? null;
}

/** Why no leader can play an assignment card now. */
function playRefused(g: State, side: Side, seat: SeatId, id: ActionId): Refusal {
  const there = ownPool(g, side, seat).find((leader) => ACTIONS[id].leaders.includes(countsAs(leader)));
  const [first] = ACTIONS[id].leaders;
  const refused = there && actionRefused(g, id, there);
  if (refused) return refused;
  return refuse('leader_not_in_pool', { leader: first ? leaderName(first) : '' }, 'RB-5.6');
}

/** Assignment cards in the hand of a seat. */
function actionCards(g: State, seat: SeatId): ActionId[] {
  const hand = g.actionHands[seat];
  return (hand ? reveal(hand) : []).filter((id) => ACTIONS[id].timing === 'assignment');
}

/** Places an action card's leader may be put in; empty where it is put nowhere. */
function actionPlaces(g: State, id: ActionId, leader: LeaderId): readonly PlaceId[] {
  return actionRules(id).places?.(g, leader) ?? [];
}

/** An assignment card with its leader, and the place of the leader: each named in the key only where there is a choice. */
function playOptions(g: State, side: Side, seat: SeatId, id: ActionId): Option[] {
  const leaders = actionLeaders(g, side, seat, id);
  const [leader] = leaders;
  if (!leader) return [withFields(plainCard(id), { refused: playRefused(g, side, seat, id) })];
  if (leaders.length > 1) return leaders.map((by) => playBy(id, by));
  const places = actionPlaces(g, id, leader);
  return places.length < 2 ? [playAlone(id, leader)] : places.map((place) => playAt(id, leader, place));
}

const plainCard = memoizeByIds((id: ActionId): Option => {
  const label = text('option.playAction', { card: cardName(id) });
  return { key: `play:${id}`, label, detail: text(`action.${id}.text`), at: `card:${id}` };
});
const playCosts = memoizeByIds((by: LeaderId): Costs => ({ [`leader:${by}`]: 1, play: 1 }));
const playAlone = memoizeByIds(
  (id: ActionId, by: LeaderId): Option => withFields(plainCard(id), { costs: playCosts(by) }),
);
const playBy = memoizeByIds(
  (id: ActionId, by: LeaderId): Option =>
    leaderOption(by, { key: `play:${id}:${by}`, from: `card:${id}`, costs: playCosts(by) }),
);
const playAt = memoizeByIds(
  (id: ActionId, by: LeaderId, place: PlaceId): Option =>
    placeOption(place, { key: `play:${id}:${place}`, from: `card:${id}`, costs: playCosts(by) }),
);

/** The card, leader and place of an option that plays an assignment card. */
export function playOf(g: State, side: Side, seat: SeatId, key: string) {
  const [, card, what] = key.split(':') as [string, ActionId, string?];
  const leaders = actionLeaders(g, side, seat, card);
  const leader = leaders.find((id) => id === what) ?? leaders[0];
  if (!leader) throw new Error(`no leader plays ${card}`);
  const places = actionPlaces(g, card, leader);
  return { card, leader, place: places.find((id) => id === what) ?? places[0] ?? null };
}

/** All a seat may do in its assignment window (RB-5). */
export function assigningOptions(g: State, vars: AssignmentVars, seat: SeatId): Option[] {
  const { side } = vars;
  const options = leaderOptions(g, side, seat);
  options.push(...takeBackOptions(g, vars, seat));
  for (const id of actionCards(g, seat)) options.push(...playOptions(g, side, seat, id));
  return options;
}

const leaderBudget = memoizeByIds(
  (id: LeaderId): Budget => ({ id: `leader:${id}`, label: leaderName(id), limit: 1, clause: 'RB-5.9' }),
);
const cardBudget = memoizeByIds((card: MissionCard, there: number): Budget => {
  return { id: `card:${card}`, label: cardName(missionOf(card).id), limit: MOST - there, clause: 'RB-5.10' };
});
const PLAY_BUDGET: Budget = { id: 'play', label: text('budget.play'), limit: 1, clause: 'RB-5.6' };

/** Each leader once, two to a mission, and one action card at a time (RB-5.4, RB-5.6, RB-5.9, RB-5.10). */
export function assigningBudgets(g: State, { side }: AssignmentVars, seat: SeatId): Budget[] {
  const leaders = ownPool(g, side, seat).map(leaderBudget);
  const assigned = g.assigned.filter((one) => one.side === side);
  return [
    ...leaders,
    ...reveal(g.missionHands[side]).map((card) => cardBudget(card, 0)),
    ...assigned.map(({ card, leaders: there }) => cardBudget(reveal(card), there.length)),
    PLAY_BUDGET,
  ];
}

/** The longest answer: every leader of the seat used, and every leader that may be taken back. */
export function mostOf(g: State, vars: AssignmentVars, seat: SeatId): number {
  const taken = takeBackOptions(g, vars, seat).filter(({ refused }) => !refused);
  return ownPool(g, vars.side, seat).length + taken.length;
}
