import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from '../data/card-list.ts';
import { SIDES, type Side } from '../data/units.ts';
import { seatOfTurn, seatsOf, sideOf } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { leaderName, sideName } from './names.ts';

/** Sides with a seat that still needs a leader. */
function sidesToPick(g: State): Side[] {
  return g.withLeaders ? SIDES.filter((side) => seatsOf(g, side).some((seat) => !g.leaders[seat])) : [];
}

/** A leader for each seat of a side, no leader twice (BH-16.13); those that are fixed stay. */
function assignments(g: State, side: Side): LeaderId[][] {
  const own = LEADER_IDS.filter((leader) => LEADERS[leader] === side);
  return seatsOf(g, side).reduce<LeaderId[][]>(
    (all, seat) => {
      const fixed = g.leaders[seat];
      const free = (taken: readonly LeaderId[]) => (fixed ? [fixed] : own.filter((leader) => !taken.includes(leader)));
      return all.flatMap((taken) => free(taken).map((leader) => [...taken, leader]));
    },
    [[]],
  );
}

function optionOf(leaders: readonly LeaderId[]): Option {
  const [one = 'leia', other] = leaders;
  const label = other ? text('leader.two', { one: leaderName(one), other: leaderName(other) }) : leaderName(one);
  return { key: `leaders:${leaders.join('+')}`, label, at: `leaders:${leaders.join('+')}` };
}

function pick(g: State, side: Side, key: string): void {
  const leaders = assignments(g, side).find((one) => optionOf(one).key === key) ?? [];
  for (const [index, seat] of seatsOf(g, side).entries()) {
    const leader = leaders[index];
    if (!leader) throw new Error(`no leaders ${key}`);
    g.leaders[seat] = leader;
    note(g, 'log.leader', { side: sideName(side), leader: leaderName(leader) });
  }
}

/** Who picks for a side: in a pair the member with the first turn, for both. */
const pickerOf = (g: State, side: Side): SeatId => seatOfTurn(g, side, 1);

/** Leaders are picked by both sides unseen, and shown together (BH-3.4, BH-3.7, BH-18.24). */
export const pickLeaders = book.rule<Record<string, never>, 'ask'>('leaders', {
  start: { run: (g, at) => (sidesToPick(g).length > 0 ? at.goto('ask') : at.end()) },
  ask: {
    ask: () => text('ask.leader'),
    who: (g) => sidesToPick(g).map((side) => pickerOf(g, side)),
    options: (g, at) => assignments(g, sideOf(at.seat)).map(optionOf),
    all(g, at, choices) {
      for (const [seat, key] of Object.entries(choices)) pick(g, sideOf(seat), key);
      return at.end();
    },
  },
});
