import { reveal } from '../../../engine/hidden.ts';
import { FEW, memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, type Text, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { boxOf } from '../../box.ts';
import { LEADERS, type LeaderId } from '../../data/leaders.ts';
import { MISSIONS, type MissionCard, type MissionId, missionOf } from '../../data/missions.ts';
import { percent } from '../../data/odds.ts';
import type { PlaceId, SystemId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { roleOf, seatOf } from '../../seats.ts';
import type { Assigned, State } from '../../state.ts';
import { baseHome, isCaptured, isSystem, onBoard, sideOf } from '../board.ts';
import { missionRules } from '../card-book.ts';
import { cardName, leaderName, leaderOption, placeName, placeOption } from '../names.ts';
import { cardWithoutEffect } from '../no-effect.ts';
import { isLocked } from '../reacting.ts';
import { spotsWith } from '../unit-index.ts';
import { chanceOf, requirementMet } from './icons.ts';

/** Where a mission goes: a place, and the leader it is aimed at. A mission without a system has neither. */
export interface Aim {
  readonly place: PlaceId | null;
  readonly leader: LeaderId | null;
}

const aimAt = memoizeByIds((place: PlaceId): Aim => ({ place, leader: null }));

const inSystem = (g: State, id: LeaderId) => onBoard(g, id) && isSystem(g.leaders[id].at as PlaceId);

/** What the card allows, Boba Fett's watch aside (RB-7.1.3, RB-7.1.4). A leader in the base space is in no system. */
export function allowedTargets(g: State, id: MissionId): Aim[] {
  const { target } = missionRules(id);
  if (target.kind === 'none') return [{ place: null, leader: null }];
  if (target.kind === 'base') return [{ place: baseHome(g), leader: null }];
  if (target.kind === 'system')
    return boxOf(g.options)
      .systems.filter((place) => target.where(g, place))
      .map(aimAt);
  return boxOf(g.options)
    .leaders.filter((leader) => inSystem(g, leader) && target.who(g, leader))
    .map((leader) => ({
      place: g.leaders[leader].at as PlaceId,
      leader,
    }));
}

/** Whether Boba Fett's watch forbids it: Rebel attempts only (RB-19.15). */
export function isBarred(g: State, id: MissionId, side: Side, { place }: Aim): boolean {
  return side === 'rebel' && MISSIONS[id].mode === 'attempt' && place !== null && isLocked(g, place);
}

/** Targets a mission may be revealed for now (RB-7.3.2, RB-7.3.5). */
export function legalTargets(g: State, id: MissionId, side: Side): Aim[] {
  return allowedTargets(g, id).filter((aim) => !isBarred(g, id, side, aim));
}

/** Why a face-down mission cannot be revealed now, or null when it can. For its owner's eyes only. */
export function canReveal(g: State, { side, card, leaders }: Assigned): Refusal | null {
  const facts = missionOf(reveal(card));
  const have = requirementMet(facts, leaders);
  if (have < facts.required) {
    const params = { skill: text(`skill.${facts.skill}`), need: facts.required, have };
    return refuse('skill_short', params, 'RB-7.1.1');
  }
  return hasTarget(g, facts.id, side) ? null : refuse('no_target', {}, 'RB-7.3.2');
}

/** Whether a mission has a legal target; quicker than all of them. */
function hasTarget(g: State, id: MissionId, side: Side): boolean {
  const { target } = missionRules(id);
  if (target.kind !== 'system') return legalTargets(g, id, side).length > 0;
  return boxOf(g.options).systems.some((place) => target.where(g, place) && !isBarred(g, id, side, aimAt(place)));
}

/** A mission about to be revealed, and the seat that decides for it. */
type Revealing = { side: Side; seat: SeatId; card: MissionCard; leaders: readonly LeaderId[] };

/** Who reveals a mission decides for it (RB-18.16): the role whose turn it is, of a team. */
export function revealer(g: State, { side, leaders }: Assigned): SeatId {
  const turn = g.turns[g.turn];
  return seatOf(g, side, (turn?.side === side && turn.role) || roleOf(leaders[0] as LeaderId));
}

/** Clauses behind conditions of cards; RB-7.1.3 for those that only the card states. */
const CLAUSES: Readonly<Record<string, string>> = {
  target_captured: 'RB-19.9',
  target_lured: 'RB-19.9',
  target_unguarded: 'RB-13.9',
};

/** Targets that cannot be chosen now; `named`: beginning of their keys. */
const refusedSystems = memoizeByIds(
  (card: MissionCard, named: string) =>
    memoizeByIds((id: SystemId, why: string): Option => {
      const refused = refuse(why, {}, 'RB-7.1.3');
      return placeOption(id, { key: `${named}:${id}`, refused, from: `card:${card}` });
    }),
  FEW,
);

function refusedLeader(g: State, id: LeaderId, code: string, more: Partial<Option>): Option {
  const params = { leader: leaderName(id), place: placeName(g.leaders[id].at as PlaceId) };
  return leaderOption(id, { ...more, refused: refuse(code, params, CLAUSES[code] ?? 'RB-7.1.3') });
}

/** Systems with units or leaders of a side, in board order. */
export function ownSystems(g: State, side: Side): SystemId[] {
  const places = new Set<string>([...spotsWith(g, side, 'space'), ...spotsWith(g, side, 'ground')]);
  for (const id of boxOf(g.options).leaders)
    if (sideOf(g, id) === side && !isCaptured(g, id)) places.add(g.leaders[id].at);
  return boxOf(g.options).systems.filter((id) => places.has(id));
}

/** Why systems with own units or leaders are no targets, or for a mission against leaders those on the board. */
function refusedTargets(g: State, { card }: Revealing, { key, own }: Naming): Option[] {
  const { target } = missionRules(missionOf(card).id);
  const options: Option[] = [];
  const refusedSystem = refusedSystems(card, key);
  if (target.kind === 'system')
    for (const id of own) if (!target.where(g, id)) options.push(refusedSystem(id, target.why(g, id)));
  if (target.kind === 'leader') {
    for (const id of boxOf(g.options).leaders) {
      if (LEADERS[id].side !== 'rebel' || !inSystem(g, id) || target.who(g, id)) continue;
      options.push(refusedLeader(g, id, target.why(g, id), { key: `${key}:${id}`, from: `card:${card}` }));
    }
  }
  return options;
}

/** `key` comes before the key of the target; `own`: see `ownSystems`; `isBrief`: without odds and advice. */
type Naming = { readonly key: string; readonly own: readonly SystemId[]; readonly isBrief: boolean };

/**
 * The targets to choose from, those that the card allows, with the odds; then those that are refused, by Boba Fett's watch
 * or by the card.
 */
export function targetOptions(g: State, now: Revealing, allowed: readonly Aim[], how: Naming): Option[] {
  const options = allowed.map((aim) => targetOption(g, now, aim, how));
  options.push(...refusedTargets(g, now, how));
  return options;
}

/** One target of a mission that has a place, with the odds unless brief; refused where Boba Fett watches. */
export function targetOption(g: State, now: Revealing, aim: Aim, { key, isBrief }: Omit<Naming, 'own'>): Option {
  const isWatched = isBarred(g, missionOf(now.card).id, now.side, aim);
  const option = targetsOf(now.card, key)(aim.leader ?? (aim.place as PlaceId), isWatched);
  return isBrief ? option : withOdds(g, now, aim, option);
}

/** The targets of a card; `named`: beginning of their keys. */
const targetsOf = memoizeByIds(
  (card: MissionCard, named: string) =>
    memoizeByIds((id: PlaceId | LeaderId, isWatched: boolean): Option => {
      const { key, label, at = '' } = isLeader(id) ? leaderOption(id) : placeOption(id);
      const grave = isLeader(id) ? {} : graveOf(missionOf(card).id, id);
      const refused = isWatched && { refused: refuse('system_watched', {}, 'RB-7.1.3') };
      return { key: `${named}:${key}`, label, at, from: `card:${card}`, ...grave, ...refused };
    }),
  FEW,
);

const isLeader = (id: PlaceId | LeaderId): id is LeaderId => id in LEADERS;

/** An option with odds, unless it has a detail of its own, and advice. */
function withOdds(g: State, now: Revealing, aim: Aim, option: Option): Option {
  const detail = option.detail ?? detailOf(g, now, aim);
  const noEffect = adviceOf(g, now, aim);
  return withFields(option, { ...(detail && { detail }), ...(noEffect && { noEffect }) });
}

/** The aim that was named with the mission, or the only one there is; undefined for none. */
export function aimOf(g: State, id: MissionId, side: Side, named: string | null): Aim | undefined {
  const aims = legalTargets(g, id, side);
  return named === null ? aims[0] : aims.find((aim) => named === (aim.leader ?? aim.place));
}

/** The option of a mission that destroys its target system, which cannot be undone (RB-14.2.6); nothing for others. */
function graveOf(id: MissionId, place: PlaceId | null): Partial<Option> {
  if (!place || !missionRules(id).destroys) return {};
  const params = { system: placeName(place), card: cardName(id) };
  return { label: text('option.destroySystem', params), detail: text('detail.destroySystem', params), kind: 'grave' };
}

/** Says so if the card would change nothing there; a mission may be revealed all the same (RB-7.3.1). */
function adviceOf(g: State, { side, seat, card, leaders }: Revealing, { place, leader }: Aim): Text | null {
  return cardWithoutEffect(g, { side, seat, card: missionOf(card).id, place, target: leader, leaders: [...leaders] });
}

function detailOf(g: State, now: Revealing, aim: Aim): Text | undefined {
  const { id, mode } = missionOf(now.card);
  const { place, leader } = aim;
  if (place === null) return undefined;
  if (mode !== 'attempt') return leader ? placeName(place) : undefined;
  const attempt = { side: now.side, seat: now.seat, card: id, place, target: leader, leaders: [...now.leaders] };
  const odds = { percent: percent(chanceOf(g, attempt)) };
  return leader ? text('detail.oddsIn', { ...odds, place: placeName(place) }) : text('detail.odds', odds);
}
