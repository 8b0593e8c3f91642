import { reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { withFields } from '../../engine/with-fields.ts';
import type { LeaderId } from '../data/leaders.ts';
import { missionOf } from '../data/missions.ts';
import type { Side } from '../data/units.ts';
import { rivalOf } from '../seats.ts';
import type { Assigned, State } from '../state.ts';
import { baseHome } from './board.ts';
import { book } from './book.ts';
import { sendHome } from './capture.ts';
import { settle } from './checks.ts';
import { effect } from './effect.ts';
import { discardMission } from './hands.ts';
import { moveLeader } from './leader-index.ts';
import { askFalcon, askThreepio } from './missions/after.ts';
import { missionRescued, missionReveal, missionRolls, missionSucceeded } from './missions/events.ts';
import { bonusOf, opposing } from './missions/icons.ts';
import { attemptNow, ctxNow, factsNow, missionName, missionNow } from './missions/now.ts';
import { oppose } from './missions/opposing.ts';
import { rollers, rollMission, successesOf } from './missions/rolling.ts';
import { type Aim, aimOf, revealer } from './missions/targets.ts';
import { leaderName, placeName, sideName } from './names.ts';
import { offer } from './windows.ts';

export { canReveal, legalTargets } from './missions/targets.ts';

/** `aim`: the target named with the mission, where there is a choice. */
export type MissionVars = { side: Side; leader: LeaderId; aim: string | null };
type Step =
  | 'reveal'
  | 'target'
  | 'arrive'
  | 'oppose'
  | 'beforeDice'
  | 'answered'
  | 'contest'
  | 'judge'
  | 'failed'
  | 'effect'
  | 'falcon'
  | 'skywalker'
  | 'destiny'
  | 'goHome'
  | 'cleanUp'
  | 'done';

/** A mission from reveal to clean-up (RB-7.1); `leader` is the first leader on the face-down card. */
export const mission = book.rule<MissionVars, Step>('mission', {
  start: {
    run(g, at) {
      g.active = at.vars.side;
      const assigned = assignedOf(g, at.vars);
      return offer(g, at, { kind: missionReveal, leaders: [...assigned.leaders] }, 'reveal');
    },
  },
  reveal: {
    run(g, at) {
      turnUp(g, assignedOf(g, at.vars));
      return at.goto(factsNow(g).mode === 'special' ? 'effect' : 'target');
    },
  },

  // --- the target: only what the card allows (RB-7.1.3, RB-7.1.5)
  target: {
    run(g, at) {
      const aim = aimOf(g, factsNow(g).id, at.vars.side, at.vars.aim);
      if (!aim) return at.goto('cleanUp');
      aimAt(g, aim);
      return at.goto('arrive');
    },
  },
  arrive: {
    run(g, at) {
      placeAssigned(g);
      return at.goto(factsNow(g).mode === 'attempt' ? 'oppose' : 'effect');
    },
  },

  // --- attempts only: the other side's leader, cards before the dice, the dice (RB-7.1.9 to RB-7.1.26)
  oppose: { run: (_g, at) => at.call(oppose, null, { passed: [] }, 'beforeDice') },
  beforeDice: { run: (g, at) => offer(g, at, { kind: missionRolls, failed: false }, 'answered') },
  answered: {
    run(g, at) {
      if ((at.result as { failed: boolean }).failed) return at.goto(finish(g, 'failure'));
      return at.goto('contest');
    },
  },
  contest: {
    run(g, at) {
      if (opposing(g, attemptNow(g)).length === 0) return at.goto(finish(g, 'success'));
      missionNow(g).bonus = bonusOf(g, attemptNow(g));
      return at.call(rollMission, null, { left: rollers(missionNow(g).side) }, 'judge');
    },
  },
  judge: { run: (g, at) => at.goto(finish(g, isWon(g) ? 'success' : 'failure')) },
  failed: { run: (_g, at) => at.call(askThreepio, null, {}, 'effect') },

  // --- success or resolve: the card, then what answers a success (RB-7.1.28 to RB-7.1.32)
  effect: {
    run(g, at) {
      if (missionNow(g).result === 'failure') return at.goto('cleanUp');
      return at.call(effect, null, withFields(ctxNow(g), { step: 0 }), 'falcon');
    },
  },
  falcon: { run: (_g, at) => at.call(askFalcon, null, {}, 'skywalker') },
  skywalker: { run: (g, at) => offer(g, at, { kind: missionSucceeded }, 'destiny') },
  destiny: { run: (g, at) => offer(g, at, { kind: missionRescued }, 'goHome') },
  goHome: {
    run(g, at) {
      sendHome(g, baseHome(g));
      return at.goto('cleanUp');
    },
  },

  // --- the card is done with; a combat it has caused comes last of all (RB-7.1.29, RB-7.1.33, RB-7.1.34)
  cleanUp: {
    run(g, at) {
      // The choice of nothing leaves no trace: the end is told, to all who were told of the beginning.
      if (g.log.every(({ audience }) => audience)) note(g, 'log.missionOver', { mission: missionName(g) });
      discardMission(g, missionNow(g).card);
      g.mission = null;
      return at.call(settle, null, { fight: true }, 'done');
    },
  },
  done: { run: (_g, at) => at.end() },
});

/** The face-down card with this leader on it. */
function assignedOf(g: State, { leader }: MissionVars): Assigned {
  const found = g.assigned.find((one) => one.leaders.includes(leader));
  if (!found) throw new Error(`${leader} is on no mission`);
  return found;
}

/** The card is turned face up. */
function turnUp(g: State, assigned: Assigned): void {
  const { side, leaders } = assigned;
  const card = reveal(assigned.card);
  g.assigned = g.assigned.filter((one) => one !== assigned);
  g.flow.shown = true;
  g.mission = {
    side,
    seat: revealer(g, assigned),
    card,
    leaders: [...leaders],
    place: null,
    target: null,
    dice: { rebel: [], imperial: [] },
    bonus: 0,
    result: null,
    rescued: [],
    going: [],
  };
  note(g, 'log.missionRevealed', { side: sideName(side), mission: text(`mission.${missionOf(card).id}`) });
}

function aimAt(g: State, { place, leader }: Aim): void {
  missionNow(g).place = place;
  missionNow(g).target = leader;
}

/** All assigned leaders go to the mission's place: the base space, not the base system (RB-7.1.6, RB-7.1.7). */
function placeAssigned(g: State): void {
  const { side, leaders, place, target } = missionNow(g);
  if (!place) return;
  for (const id of leaders) moveLeader(g, id, place);
  const params = { side: sideName(side), mission: missionName(g), place: placeName(place) };
  const at = { at: `place:${place}`, clause: 'RB-7.1.6' };
  if (target) note(g, 'log.missionAgainst', withFields(params, { leader: leaderName(target) }), at);
  else note(g, 'log.missionAt', params, at);
  for (const id of leaders) note(g, 'log.arrives', { leader: leaderName(id), place: placeName(place) });
}

/** Strictly more successes win; a tie fails (RB-7.1.25). */
function isWon(g: State): boolean {
  const { side, dice, bonus } = missionNow(g);
  const own = successesOf(dice[side]) + bonus;
  const enemy = successesOf(dice[rivalOf(side)]);
  note(g, 'log.missionTotals', { own, bonus, enemy }, { clause: 'RB-7.1.25' });
  return own > enemy;
}

function finish(g: State, result: 'success' | 'failure'): 'effect' | 'failed' {
  missionNow(g).result = result;
  const key = result === 'success' ? 'log.missionSucceeds' : 'log.missionFails';
  note(g, key, { mission: missionName(g) });
  return result === 'success' ? 'effect' : 'failed';
}
