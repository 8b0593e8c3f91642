import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { HOUSE } from '../data/house.ts';
import type { LeaderId } from '../data/leaders.ts';
import { type MissionCard, missionOf } from '../data/missions.ts';
import type { Side } from '../data/units.ts';
import { book } from '../rules/book.ts';
import { moveLeader } from '../rules/leader-index.ts';
import { cardName, leaderName, leaderOption } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { decider, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, does } from './effect.ts';

type ReassignVars = { side: Side; seat: SeatId; leaders: LeaderId[] };

const startingMissions = (g: State, side: Side): MissionCard[] =>
  reveal(g.missionHands[side]).filter((card) => missionOf(card).deck === 'starting');

function assign(g: State, side: Side, leaders: readonly LeaderId[], card: MissionCard): void {
  g.missionHands[side] = hide(reveal(g.missionHands[side]).filter((one) => one !== card));
  g.assigned.push({ side, card: hide(card), leaders: [...leaders] });
  for (const leader of leaders) {
    moveLeader(g, leader, 'mission');
    note(g, 'log.reassigned', { leader: leaderName(leader) }, { at: `leader:${leader}`, clause: 'RB-5.12' });
  }
  note(g, 'log.found', { card: cardName(missionOf(card).id) }, { audience: seatsOf(g, side) });
}

/** Leaders who are not assigned again are used up for the round. */
function noteSpent(g: State, leaders: readonly LeaderId[]): void {
  for (const id of leaders) note(g, 'log.spent', { leader: leaderName(id) }, { at: `leader:${id}` });
}

/** One of the leaders goes on a starting mission in hand, alone (RB-5.12); another one is spent for the round. */
const reassign = book.rule<ReassignVars, 'leader' | 'card'>('reassign', {
  start: {
    run(g, at) {
      const { leaders } = at.vars;
      for (const id of leaders) {
        moveLeader(g, id, 'spent');
        const params = { leader: leaderName(id), mission: cardName('contingency-plan') };
        note(g, 'log.carriesOut', params, { at: `leader:${id}` });
      }
      return leaders.length > HOUSE.contingencyLeaders ? at.goto('leader') : at.goto('card');
    },
  },
  leader: {
    ask: () => text('ask.reassignLeader'),
    who: (g, { vars }) => [decider(g, vars)],
    options: (_g, { vars }) => vars.leaders.map((id) => leaderOption(id)),
    chosen(g, at, key) {
      noteSpent(
        g,
        at.vars.leaders.filter((id) => id !== key),
      );
      at.vars.leaders = [key as LeaderId];
      return at.goto('card');
    },
  },
  card: {
    ask: (_g, { vars }) => text('ask.reassignCard', { leader: leaderName(vars.leaders[0] as LeaderId) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => {
      const cards = startingMissions(g, vars.side);
      if (cards.length === 0) return [{ key: 'none', label: text('option.noStartingMission'), kind: 'primary' }];
      return cards.map((card) => ({
        key: card,
        label: cardName(missionOf(card).id),
        detail: text(`mission.${missionOf(card).id}.text`),
        at: `card:${card}`,
      }));
    },
    chosen(g, at, key) {
      if (key === 'none') noteSpent(g, at.vars.leaders);
      else assign(g, at.vars.side, at.vars.leaders, key as MissionCard);
      return at.end();
    },
  },
});

/** An assigned leader is assigned again, to a starting mission in hand, used this round or not. */
export function reassignLeader(): Op {
  return asks(reassign, (_g, { side, seat, leaders }) => ({ side, seat, leaders: [...leaders] }));
}

/** With this leader assigned, it adds 2 successes to its attempts in the rest of the round. */
export function luckyLando(): Op {
  return does((g, c) => {
    if (!c.leaders.includes('lando-calrissian')) return;
    g.lasting.push({ kind: 'lando' });
    note(g, 'log.lando', {}, { at: 'leader:lando-calrissian' });
  });
}
