import { reveal } from '../../../engine/hidden.ts';
import type { Option } from '../../../engine/rule.ts';
import { type Refusal, refuse, type Text, text } from '../../../engine/text.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from '../../data/leaders.ts';
import { MISSIONS, type MissionId, missionOf } from '../../data/missions.ts';
import { type PlaceId, SYSTEM_IDS, type SystemId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import type { Assigned, MissionNow, State } from '../../state.ts';
import { baseHome, hasUnit, isSystem, leadersAt, onBoard } from '../board.ts';
import { missionRules } from '../card-book.ts';
import { leaderName, leaderOption, placeName, placeOption } from '../names.ts';
import { cardWithoutEffect } from '../no-effect.ts';
import { isLocked } from '../reacting.ts';
import { chanceOf, percent, requirementMet } from './icons.ts';

/** Where a mission goes: a place, and the leader it is aimed at. A mission without a system has neither. */
export interface Aim {
  readonly place: PlaceId | null;
  readonly leader: LeaderId | null;
}

const inSystem = (g: State, id: LeaderId) => onBoard(g, id) && isSystem(g.leaders[id].at as PlaceId);

/** What the card allows, Boba Fett's watch aside (RB-7.1.3, RB-7.1.4). A leader in the base space is in no system. */
function allowedTargets(g: State, id: MissionId): Aim[] {
  const { target } = missionRules(id);
  if (target.kind === 'none') return [{ place: null, leader: null }];
  if (target.kind === 'base') return [{ place: baseHome(g), leader: null }];
  if (target.kind === 'system') {
    return SYSTEM_IDS.filter((place) => target.where(g, place)).map((place) => ({ place, leader: null }));
  }
  return LEADER_IDS.filter((leader) => inSystem(g, leader) && target.who(g, leader)).map((leader) => ({
    place: g.leaders[leader].at as PlaceId,
    leader,
  }));
}

/** Whether Boba Fett's watch forbids it: Rebel attempts only (RB-19.15). */
function isBarred(g: State, id: MissionId, side: Side, { place }: Aim): boolean {
  return side === 'rebel' && MISSIONS[id].mode === 'attempt' && place !== null && isLocked(g, place);
}

/** Targets a mission may be revealed for now (RB-7.3.2, RB-7.3.5). */
export function legalTargets(g: State, id: MissionId, side: Side, _leaders: readonly LeaderId[] = []): Aim[] {
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
  return legalTargets(g, facts.id, side, leaders).length === 0 ? refuse('no_target', {}, 'RB-7.3.2') : null;
}

/** Why systems with own units or leaders are no targets, or for a mission against leaders those on the board. */
function refusedTargets(g: State, { side, card }: MissionNow): Option[] {
  const { target } = missionRules(missionOf(card).id);
  if (target.kind === 'system') {
    const own = (id: SystemId) => hasUnit(g, id, { side }) || leadersAt(g, side, id).length > 0;
    return SYSTEM_IDS.filter((id) => own(id) && !target.where(g, id)).map((id) =>
      placeOption(id, { refused: refuse(target.why(g, id), {}, 'RB-7.1.3') }),
    );
  }
  if (target.kind !== 'leader') return [];
  return LEADER_IDS.filter((id) => LEADERS[id].side === 'rebel' && inSystem(g, id) && !target.who(g, id)).map((id) =>
    leaderOption(id, { refused: refuse(target.why(g, id), { leader: leaderName(id) }, 'RB-7.1.3') }),
  );
}

/** The targets to choose from, with the odds, then those that are refused: by Boba Fett's watch or by the card. */
export function targetOptions(g: State, now: MissionNow): Option[] {
  return [...allowedOptions(g, now), ...refusedTargets(g, now)];
}

function allowedOptions(g: State, now: MissionNow): Option[] {
  const { id } = missionOf(now.card);
  return allowedTargets(g, id).map((aim) => {
    const barred = isBarred(g, id, now.side, aim);
    const more: Partial<Option> = {
      ...detailOf(g, now, aim),
      ...adviceOf(g, now, aim),
      ...(barred && { refused: refuse('system_watched', {}, 'RB-7.1.3') }),
    };
    return aim.leader ? leaderOption(aim.leader, more) : placeOption(aim.place as PlaceId, more);
  });
}

/** The aim a key of `targetOptions` stands for. */
export function aimOf(g: State, now: MissionNow, key: string): Aim {
  const aims = legalTargets(g, missionOf(now.card).id, now.side, now.leaders);
  const found = aims.find((aim) => key === (aim.leader ?? aim.place));
  if (!found) throw new Error(`${key} is no target`);
  return found;
}

/** Says so if the card would change nothing there; a mission may be revealed all the same (RB-7.3.1). */
function adviceOf(g: State, { side, seat, card, leaders }: MissionNow, { place, leader }: Aim): Partial<Option> {
  const noEffect = cardWithoutEffect(g, { side, seat, card: missionOf(card).id, place, target: leader, leaders });
  return noEffect ? { noEffect } : {};
}

function detailOf(g: State, now: MissionNow, aim: Aim): { detail?: Text } {
  const { id, mode } = missionOf(now.card);
  const { place, leader } = aim;
  if (place === null) return {};
  if (mode !== 'attempt') return leader ? { detail: placeName(place) } : {};
  const attempt = { side: now.side, seat: now.seat, card: id, place, target: leader, leaders: now.leaders };
  const odds = { percent: percent(chanceOf(g, attempt)) };
  return { detail: leader ? text('detail.oddsIn', { ...odds, place: placeName(place) }) : text('detail.odds', odds) };
}
