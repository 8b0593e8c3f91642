import type { Decision } from '../../../engine/flow.ts';
import type { Option } from '../../../engine/rule.ts';
import { LEADERS, type LeaderId } from '../../data/leaders.ts';
import { type MissionId, missionOf } from '../../data/missions.ts';
import { BASE_SPACE, SYSTEM_IDS, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import * as empire from './empire.ts';
import { missionWorth, targetWorth } from './missions.ts';
import * as rebels from './rebels.ts';
import { isSystemId, once, unitsOf, type World, worth } from './world.ts';

/** What activating a place is worth to the side that looks. */
export function activationWorth(w: World, place: string): number {
  return once(w, `activation ${place}`, () => activationNow(w, place));
}

function activationNow(w: World, place: string): number {
  if (place === BASE_SPACE) return rebels.homecoming(w);
  if (!isSystemId(place)) return -10;
  return w.side === 'imperial' ? empire.activationWorth(w, place) : rebels.activationWorth(w, place);
}

function bestActivation(w: World): number {
  return Math.max(...SYSTEM_IDS.map((id) => activationWorth(w, id)), w.side === 'rebel' ? rebels.homecoming(w) : -10);
}

/** A face-down mission of one's own by its first leader. */
function missionOn(w: World, first: string): MissionId | null {
  const card = w.view.assigned.find((one) => one.side === w.side && one.leaders[0] === first)?.card;
  return card ? missionOf(card).id : null;
}

/** The best place for a mission, as well as can be told before the targets are offered. */
function revealWorth(w: World, id: MissionId): number {
  if (missionWorth(w, id) < 0) return -1;
  const best = Math.max(...SYSTEM_IDS.map((place) => targetWorth(w, id, place)));
  return Math.max(0.5, Math.min(12, best) * 0.5 + missionWorth(w, id) * 0.4);
}

/** A turn: reveal, activate or pass. Passing is worth nothing; a leader left in the pool may still oppose. */
export function turnScorer(w: World): (option: Option) => number {
  const activation = bestActivation(w);
  return ({ key }) => {
    const [verb, name = ''] = key.split(':');
    if (verb === 'mission') {
      const id = missionOn(w, name);
      return id ? revealWorth(w, id) : -1;
    }
    if (verb === 'activate') {
      const { space, ground } = LEADERS[name as LeaderId];
      return activation <= 0 ? -1 : activation + (space + ground) * 0.05;
    }
    return verb === 'pass' ? 0 : -50;
  };
}

/** How sure the offered odds are, from 0 to 1. */
export function percentOf(option: Option): number {
  const percent = option.detail?.params?.percent;
  return typeof percent === 'number' ? percent / 100 : 1;
}

/** Where a mission goes: what the place is worth times the odds. */
export function targetScorer(w: World, decision: Decision): (option: Option) => number {
  const mission = decision.prompt.params?.mission;
  const id = typeof mission === 'object' ? (mission.key.slice('mission.'.length) as MissionId) : null;
  return (option) => {
    const place = placeOf(w, option);
    const value = id ? targetWorth(w, id, place) + leaderPrize(option) : 0;
    return value > 0 ? value * (0.15 + percentOf(option)) : value;
  };
}

function placeOf(w: World, { at = '' }: Option): string {
  const [kind, id = ''] = at.split(':');
  return kind === 'leader' ? w.view.leaders[id as LeaderId].at : id;
}

/** A mission against a leader: the more able the leader, the better. */
function leaderPrize({ at = '' }: Option): number {
  if (!at.startsWith('leader:')) return 0;
  const { space, ground, skills } = LEADERS[at.slice('leader:'.length) as LeaderId];
  return (space + ground + skills.diplomacy + skills.intel + skills.specOps + skills.logistics) * 0.4;
}

/** Which units move: all where it comes to a fight, otherwise one ship with a landing party. */
export function moveScorer(w: World, decision: Decision): (option: Option) => number {
  const to = decision.prompt.params?.to;
  const target = typeof to === 'object' ? to.key.slice('system.'.length) : '';
  const chosen = Number(decision.help?.params?.n ?? 0);
  const wantsAll = w.side === 'rebel' ? true : isSystemId(target) && empire.wantsAll(w, target);
  return (option) => {
    if (option.key === 'done') return 0.1;
    if (!option.at?.startsWith('unit:')) return option.key.startsWith('captive:') ? 0.05 : -1;
    const id = option.key as UnitId;
    const left = Number(option.detail?.params?.n ?? 1);
    return w.side === 'imperial' ? shipOut(w, id, left, chosen, wantsAll) : rebelMove(w, id, target);
  };
}

function shipOut(w: World, id: UnitId, left: number, chosen: number, wantsAll: boolean): number {
  const from = w.view.units[id]?.at ?? '';
  const facts = factsOf(id);
  if (facts.theatre === 'ground') {
    const others = unitsOf(w, from, 'imperial', 'ground').length - 1;
    const stay = isSystemId(from) ? empire.garrison(w, from) : 0;
    return others >= stay && left > 0 && groundLeft(w, from, chosen) > stay ? 2 + worth(id) * 0.1 : -1;
  }
  if (facts.needsTransport) return wantsAll || chosen < 4 ? 1 : -1;
  if (wantsAll) return 3;
  const troops = unitsOf(w, from, 'imperial', 'ground').length - (isSystemId(from) ? empire.garrison(w, from) : 0);
  return chosen === 0 && troops > 0 ? 4 + Math.min(troops, facts.capacity) * 0.2 - worth(id) * 0.05 : -1;
}

/** Ground units still in a place at most, after those already chosen (from anywhere) have left. */
function groundLeft(w: World, from: string, chosen: number): number {
  const troops = unitsOf(w, from, 'imperial', 'ground').length;
  return Math.max(1, troops - Math.max(0, chosen - 1)) + (chosen > 3 ? 0 : 0);
}

/** The Rebels keep their base manned and send everything else. */
function rebelMove(w: World, id: UnitId, target: string): number {
  const from = w.view.units[id]?.at ?? '';
  if (target === BASE_SPACE) return 2;
  const home = from === BASE_SPACE || (w.view.base.revealed && from === w.view.base.system);
  return home && !(w.view.base.revealed && SYSTEMS[target as SystemId]) ? -1 : home ? -1 : 2;
}
