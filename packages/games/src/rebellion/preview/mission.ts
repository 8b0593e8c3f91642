import { type Face, SUCCESSES } from '../data/dice.ts';
import { idsIn } from '../data/ids.ts';
import { countsAs, LEADERS, type LeaderId, SKILLS, type Skill } from '../data/leaders.ts';
import { COUNTING_ALL_SKILLS, type MissionCard, missionOf } from '../data/missions.ts';
import type { Side } from '../data/units.ts';
import type { MissionView, RebellionView } from '../view-shape.ts';
import { isCaptive } from './combat.ts';

// What an attempt of a mission comes to, from what every viewer sees.

/** Successes that a pictured leader adds, and Lando after a Contingency Plan. */
const BONUS = 2;

/** Leaders of a side in the place of a mission: all free ones, and a captive if it is the target. */
export function partyOf(
  { leaders: all }: RebellionView,
  { place, side, leaders, target }: MissionView,
  of: Side,
): LeaderId[] {
  const there = idsIn(all).filter(
    (id) => place !== null && all[id].at === place && all[id].side === of && (!isCaptive(all[id]) || id === target),
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

/** Number of successes of a face. */
export const successesOf = (face: Face): number => SUCCESSES[face];

/**
 * Successes of the leader pictured on the card, if assigned to it, and of Lando: counted by the roll, known before it
 * (RB-7.1.22).
 */
export function bonusOf({ lasting }: RebellionView, mission: MissionView): number {
  const { mode, leader, portrait } = missionOf(mission.card);
  if (mission.bonus > 0 || stepOf(mission) !== 'oppose' || mode !== 'attempt') return mission.bonus;
  const isPictured = portrait === 'two-successes' && mission.leaders.some((id) => countsAs(id) === leader);
  const isLando = lasting.some(({ kind }) => kind === 'lando') && mission.leaders.includes('lando-calrissian');
  return (isPictured ? BONUS : 0) + (isLando ? BONUS : 0);
}

/** Whether a mission is decided without a roll: no leader opposed it, or a card made it fail before the dice. */
export const isUnrolled = ({ result, dice, bonus }: MissionView): boolean =>
  result !== null && dice.rebel.length + dice.imperial.length + bonus === 0;

/** Successes of a side so far, with the bonus of the attempting one. */
export function totalOf({ dice, bonus, side }: MissionView, of: Side): number {
  const rolled = dice[of].reduce((sum, face) => sum + SUCCESSES[face], 0);
  return rolled + (of === side ? bonus : 0);
}

/** Whether an attempt has failed with as many successes rolled on both sides (RB-7.1.25). */
export const isTie = (mission: MissionView): boolean =>
  mission.result === 'failure' && !isUnrolled(mission) && totalOf(mission, 'rebel') === totalOf(mission, 'imperial');

export const MISSION_STEPS = ['reveal', 'oppose', 'roll', 'result'] as const;
export type MissionStep = (typeof MISSION_STEPS)[number];

/** Step of an attempt. */
export function stepOf({ place, dice, bonus, result }: MissionView): MissionStep {
  if (result !== null) return 'result';
  if (place === null) return 'reveal';
  return dice.rebel.length + dice.imperial.length + bonus > 0 ? 'roll' : 'oppose';
}
