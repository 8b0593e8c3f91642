import { fill } from '../../../engine/budgets.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { Option } from '../../../engine/rule.ts';
import { idsIn } from '../../data/ids.ts';
import { LEADERS, type LeaderId } from '../../data/leaders.ts';
import { type MissionId, missionOf } from '../../data/missions.ts';
import { BASE_SPACE } from '../../data/systems.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import * as empire from './empire.ts';
import { countPlan, planFor as empirePlan } from './landing.ts';
import { laserSteps, missionWorth, targetWorth } from './missions.ts';
import * as rebels from './rebels.ts';
import { WEIGHTS } from './weights.ts';
import { isSystemId, once, type World } from './world.ts';

/** What activating a place is worth to the side that looks. */
export function activationWorth(w: World, place: string): number {
  return once(w, `activation ${place}`, () => activationNow(w, place));
}

function activationNow(w: World, place: string): number {
  if (place === BASE_SPACE) return rebels.homecoming(w);
  if (!isSystemId(place)) return -10;
  return w.side === 'imperial' ? empire.activationWorth(w, place) : rebels.activationWorth(w, place);
}

/** A face-down mission of one's own by its first leader. */
function missionOn(w: World, first: string): MissionId | null {
  const card = w.view.assigned.find((one) => one.side === w.side && one.leaders[0] === first)?.card;
  return card ? missionOf(card).id : null;
}

/** The best place for a mission, as well as can be told before the targets are offered. */
function revealWorth(w: World, id: MissionId): number {
  if (id === 'superlaser-online') return laserSteps(w) === 0 ? 200 : -1;
  if (missionWorth(w, id) < 0) return -1;
  const best = Math.max(...idsIn(w.view.systems).map((place) => targetWorth(w, id, place)));
  return Math.max(0.5, Math.min(12, best) * 0.5 + missionWorth(w, id) * 0.4);
}

/**
 * A turn: reveal, activate or pass. Passing is worth nothing; a leader left in the pool may still oppose. A mission is
 * worth the same as its best target, other targets less.
 */
export function turnScorer(w: World, { options }: Decision): (option: Option) => number {
  const bestAim = (id: MissionId, from: string | undefined) =>
    once(w, `aim ${from}`, () =>
      Math.max(...options.filter((one) => one.from === from && !one.refused).map((one) => aimWorth(w, id, one))),
    );
  return (option) => {
    const [verb, name = '', where = ''] = option.key.split(':');
    if (verb === 'mission') {
      const id = missionOn(w, name);
      if (!id) return -1;
      const worth = once(w, `reveal ${id}`, () => revealWorth(w, id));
      return option.from ? worth + aimWorth(w, id, option) - bestAim(id, option.from) : worth;
    }
    if (verb === 'activate') {
      const { space, ground } = LEADERS[name as LeaderId];
      const worth = activationWorth(w, where);
      return worth <= 0 ? -1 : worth + (space + ground) * WEIGHTS.activate.tactic;
    }
    return verb === 'pass' ? 0 : -50;
  };
}

/** How sure the offered odds are, from 0 to 1. */
export function percentOf(option: Option): number {
  const percent = option.detail?.params?.percent;
  return typeof percent === 'number' ? percent / 100 : 1;
}

/** What a target of a mission is worth: that of the place, times the odds. */
function aimWorth(w: World, id: MissionId, option: Option): number {
  const value = targetWorth(w, id, placeOf(w, option)) + leaderPrize(option);
  return value > 0 ? value * (0.15 + percentOf(option)) : value;
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

/** The units of the plan for the place a question is about. */
function plannedFor(w: World, decision: Decision): readonly UnitId[] {
  const to = decision.prompt.params?.to;
  const target = typeof to === 'object' ? to.key.slice('system.'.length) : '';
  return w.side === 'imperial' ? imperialPlan(w, target) : rebels.planFor(w, target);
}

/** Which units move: of each type as many as the plan names, as far as they fit. */
export function moveOrder(w: World, decision: Decision): string[] {
  const counts = countPlan(w, plannedFor(w, decision));
  const wanted = decision.options.filter(({ key, refused }) => {
    const unit = w.view.units[key as UnitId];
    if (refused || !unit) return false;
    const kind = `${unit.at} ${factsOf(key as UnitId).id}`;
    const left = counts.get(kind) ?? 0;
    counts.set(kind, left - 1);
    return left > 0;
  });
  const keys = wanted.map(({ key }) => key);
  return fill(decision, [], keys, decision.max ?? keys.length);
}

/** Where all units must come from one place: the one with most of the plan. */
export function sourceScorer(w: World, decision: Decision): (option: Option) => number {
  const planned = plannedFor(w, decision);
  return ({ key }) => planned.filter((id) => w.view.units[id]?.at === key).length;
}

const imperialPlan = (w: World, target: string) => (isSystemId(target) ? empirePlan(w, target).units : []);
