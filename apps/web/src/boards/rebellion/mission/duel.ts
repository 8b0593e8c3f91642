import {
  type Face,
  LEADERS,
  type LeaderId,
  type MissionView,
  missionOf,
  type Side,
  SUCCESSES,
} from '@echo-base/games/rebellion/client';
import { isCaptive, type Scene } from '../scene.tsx';

/** Leaders of a side in the place of a mission: all free ones, and a captive if it is the target. */
export function partyOf(
  { view, leadersAt }: Scene,
  { place, side, leaders, target }: MissionView,
  of: Side,
): LeaderId[] {
  const there = (place === null ? [] : (leadersAt.get(place) ?? [])).filter(
    (id) => view.leaders[id].side === of && (!isCaptive(view.leaders[id]) || id === target),
  );
  return of === side ? [...new Set([...leaders, ...there])] : there;
}

/** Icons of the mission's skill on a leader. */
export const iconsOf = ({ card }: MissionView, id: LeaderId): number => LEADERS[id].skills[missionOf(card).skill];

export const successesOf = (face: Face): number => SUCCESSES[face];

/** Successes of a side so far, with the bonus of the attempting one. */
export function totalOf({ dice, bonus, side }: MissionView, of: Side): number {
  const rolled = dice[of].reduce((sum, face) => sum + SUCCESSES[face], 0);
  return rolled + (of === side ? bonus : 0);
}

export const MISSION_STEPS = ['reveal', 'oppose', 'roll', 'result'] as const;
export type MissionStep = (typeof MISSION_STEPS)[number];

/** Step of an attempt. */
export function stepOf({ place, dice, bonus, result }: MissionView): MissionStep {
  if (result !== null) return 'result';
  if (place === null) return 'reveal';
  return dice.rebel.length + dice.imperial.length + bonus > 0 ? 'roll' : 'oppose';
}
