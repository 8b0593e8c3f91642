import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from '../data/card-list.ts';
import { SIDES } from '../data/units.ts';
import { seatsOf, sideOf } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { leaderName, sideName } from './names.ts';

/** Leaders picked so far by seat. They are in no view: the other side sees none before all are in (BH-18.24). */
type Picks = Record<SeatId, LeaderId>;
type LeaderVars = { picks: Picks };

/** A seat's leader: fixed by the options, or picked just now. */
const leaderOf = (g: State, { picks }: LeaderVars, seat: SeatId): LeaderId | null =>
  g.leaders[seat] ?? picks[seat] ?? null;

/** The seats that pick now: of each side the first member without a leader (BH-16.4). */
function pickers(g: State, vars: LeaderVars): SeatId[] {
  if (!g.withLeaders) return [];
  return SIDES.flatMap((side) => {
    const next = seatsOf(g, side).find((seat) => !g.conceded.includes(seat) && !leaderOf(g, vars, seat));
    return next ? [next] : [];
  });
}

/** Leaders of the partners of a seat, which it may not pick (BH-16.13). */
const taken = (g: State, vars: LeaderVars, seat: SeatId): LeaderId[] =>
  seatsOf(g, sideOf(seat)).flatMap((one) => leaderOf(g, vars, one) ?? []);

function show(g: State, picks: Picks): void {
  if (Object.keys(picks).length === 0) return;
  g.leaders = { ...g.leaders, ...picks };
  for (const side of SIDES) {
    for (const seat of seatsOf(g, side)) {
      const leader = g.leaders[seat];
      if (leader) note(g, 'log.leader', { side: sideName(side), leader: leaderName(leader) });
    }
  }
}

/**
 * Each player picks a leader for the own deck: both sides at the same time and unseen, a partner after the first member;
 * all picks are shown together (BH-3.4, BH-3.7, BH-16.4, BH-18.24).
 */
export const pickLeaders = book.rule<LeaderVars, 'ask'>('leaders', {
  start: {
    run(g, at) {
      if (pickers(g, at.vars).length > 0) return at.goto('ask');
      show(g, at.vars.picks);
      return at.end();
    },
  },
  ask: {
    ask: () => text('ask.leader'),
    help(g, at) {
      const [leader] = taken(g, at.vars, at.seat);
      return leader && text('help.leader', { leader: leaderName(leader) });
    },
    who: (g, at) => pickers(g, at.vars),
    options: (g, at) =>
      boxOf(g)
        .leaders.filter((leader) => LEADERS[leader] === sideOf(at.seat) && !taken(g, at.vars, at.seat).includes(leader))
        .map((leader) => ({ key: `leaders:${leader}`, label: leaderName(leader), at: `leaders:${leader}` })),
    gone: (_g, at) => at.goto('start'),
    all(_g, at, choices) {
      for (const [seat, key] of Object.entries(choices)) {
        const leader = LEADER_IDS.find((one) => key === `leaders:${one}`);
        if (leader) at.vars.picks[seat] = leader;
      }
      return at.goto('start');
    },
  },
});

/** The picks that the other side does not see yet, to be changed in place; empty where none is hidden. */
export function unseenPicks(g: State): Picks {
  const frame = g.flow.stack.find(({ rule }) => rule === pickLeaders.id);
  return frame ? (frame.vars as LeaderVars).picks : {};
}
