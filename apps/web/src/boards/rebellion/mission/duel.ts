import {
  COUNTING_ALL_SKILLS,
  type Face,
  LEADERS,
  type LeaderId,
  type MissionCard,
  type MissionView,
  missionOf,
  type Side,
  SKILLS,
  type Skill,
  SUCCESSES,
} from '@echo-base/games/rebellion/client';
import { isCaptive, type Scene } from '../scene.tsx';

/** Successes that a pictured leader adds. */
const PORTRAIT_SUCCESSES = 2;

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

/** Icons of a mission's skill on a leader. */
export const skillIconsOf = (card: MissionCard, id: LeaderId): number => LEADERS[id].skills[missionOf(card).skill];

/** Icons of a leader that count as dice, by skill: those of the mission's skill, or of every skill (RB-7.1.20). */
export function countedIcons(card: MissionCard, id: LeaderId): readonly { skill: Skill; count: number }[] {
  const { id: mission, skill } = missionOf(card);
  const skills = COUNTING_ALL_SKILLS.has(mission) ? SKILLS : [skill];
  return skills.map((one) => ({ skill: one, count: LEADERS[id].skills[one] }));
}

/** Number of icons of a leader that count as dice. */
export const diceIconsOf = (card: MissionCard, id: LeaderId): number =>
  countedIcons(card, id).reduce((sum, { count }) => sum + count, 0);

export const successesOf = (face: Face): number => SUCCESSES[face];

/** Successes of the leader pictured on the card, if assigned to it: counted by the roll, known before it. */
export function bonusOf(mission: MissionView): number {
  const { leader, portrait } = missionOf(mission.card);
  const isPictured = portrait === 'two-successes' && leader !== null && mission.leaders.includes(leader);
  return mission.bonus || (stepOf(mission) === 'oppose' && isPictured ? PORTRAIT_SUCCESSES : 0);
}

/** Whether a mission has succeeded without a roll, as no leader opposed it. */
export const isUnrolled = ({ result, dice, bonus }: MissionView): boolean =>
  result !== null && dice.rebel.length + dice.imperial.length + bonus === 0;

/** Successes of a side so far, with the bonus of the attempting one. */
export function totalOf({ dice, bonus, side }: MissionView, of: Side): number {
  const rolled = dice[of].reduce((sum, face) => sum + SUCCESSES[face], 0);
  return rolled + (of === side ? bonus : 0);
}

/** Whether an attempt has failed with as many successes on both sides (RB-7.1.25). */
export const isTie = (mission: MissionView): boolean =>
  mission.result === 'failure' && totalOf(mission, 'rebel') === totalOf(mission, 'imperial');

export const MISSION_STEPS = ['reveal', 'oppose', 'roll', 'result'] as const;
export type MissionStep = (typeof MISSION_STEPS)[number];

/** Step of an attempt. */
export function stepOf({ place, dice, bonus, result }: MissionView): MissionStep {
  if (result !== null) return 'result';
  if (place === null) return 'reveal';
  return dice.rebel.length + dice.imperial.length + bonus > 0 ? 'roll' : 'oppose';
}
