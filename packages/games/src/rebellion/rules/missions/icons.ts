import { MISSION_DICE } from '../../data/dice.ts';
import { countsAs, LEADERS, type LeaderId, SKILLS } from '../../data/leaders.ts';
import { COUNTING_ALL_SKILLS, MISSIONS, type MissionFacts, type MissionId } from '../../data/missions.ts';
import { successChance } from '../../data/odds.ts';
import type { PlaceId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { captives, isCaptured, leadersAt } from '../board.ts';
import { missionRules } from '../card-book.ts';
import type { Ctx } from '../op.ts';

/** A mission in a place: what counting its dice needs. */
export type Attempt = Ctx & { card: MissionId; place: PlaceId };

/** Icons of a mission's skill on leaders; of every skill on cards that count all (RB-7.1.20). */
function iconsOn({ id, skill }: MissionFacts, leaders: readonly LeaderId[]): number {
  const counted = COUNTING_ALL_SKILLS.has(id) ? SKILLS : [skill];
  let icons = 0;
  for (const leader of leaders) for (const kind of counted) icons += LEADERS[leader].skills[kind];
  return icons;
}

/** Icons of a mission's own skill on the leaders of a card: what revealing it takes (RB-7.1.1). */
export function requirementMet({ skill }: MissionFacts, leaders: readonly LeaderId[]): number {
  return leaders.reduce((sum, one) => sum + LEADERS[one].skills[skill], 0);
}

/** Who rolls against an attempt: the other side's free leaders there, and a captive it is aimed at (RB-7.1.14, RB-7.1.15). */
export function opposing(g: State, { side, place, target }: Attempt): LeaderId[] {
  const free = leadersAt(g, rivalOf(side), place);
  return target && isCaptured(g, target) && captives(g, place).includes(target) ? [...free, target] : free;
}

/** Dice a side rolls: icons of all its leaders there and extra dice, ten at most (RB-7.1.17, RB-7.1.18). */
export function missionDice(g: State, attempt: Attempt, side: Side): number {
  const facts = MISSIONS[attempt.card];
  if (side !== attempt.side) return Math.min(MISSION_DICE, iconsOn(facts, opposing(g, attempt)));
  const own = new Set([...leadersAt(g, side, attempt.place), ...attempt.leaders]);
  const extra = missionRules(attempt.card).extraDice?.(g, attempt) ?? 0;
  return Math.min(MISSION_DICE, iconsOn(facts, [...own]) + extra);
}

/** Dice that one more opposing leader adds (RB-7.1.17, RB-7.1.18). */
export function diceAdded(g: State, attempt: Attempt, sent: LeaderId): number {
  const after = Math.min(MISSION_DICE, iconsOn(MISSIONS[attempt.card], [...opposing(g, attempt), sent]));
  return after - missionDice(g, attempt, rivalOf(attempt.side));
}

/** Successes added to an attempt: the pictured leader on the card, and Lando after a Contingency Plan (RB-7.1.22). */
export function bonusOf(g: State, { card, leaders }: Pick<Attempt, 'card' | 'leaders'>): number {
  const { mode, portrait, leader } = MISSIONS[card];
  if (mode !== 'attempt') return 0;
  const pictured = portrait === 'two-successes' && leaders.some((id) => countsAs(id) === leader);
  const lando = g.lasting.some((one) => one.kind === 'lando') && leaders.includes('lando-calrissian');
  return (pictured ? 2 : 0) + (lando ? 2 : 0);
}

/** The chance of an attempt if nothing but these leaders counts; `sent` is one more opposing leader. */
export function chanceOf(g: State, attempt: Attempt, sent?: LeaderId): number {
  const against = [...opposing(g, attempt), ...(sent ? [sent] : [])];
  if (against.length === 0) return 1;
  const enemy = Math.min(MISSION_DICE, iconsOn(MISSIONS[attempt.card], against));
  return successChance(missionDice(g, attempt, attempt.side), enemy, bonusOf(g, attempt));
}
