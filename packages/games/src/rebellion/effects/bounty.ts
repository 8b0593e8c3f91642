import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import { distance, type SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { hasUnit, isCaptured, systemsWhere } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { captureLeader } from '../rules/capture.ts';
import { placeLeader } from '../rules/changes.ts';
import { leaderName, leaderOption, placeName, placeOption } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { decider } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, systemOf, targetOf } from './effect.ts';

/** `hunters`: assigned leaders still there, of whom one goes along. */
type BountyVars = { side: Side; seat: SeatId; from: SystemId; captive: LeaderId; hunters: LeaderId[] };

/**
 * Captures the target and takes it and the assigned leader to the closest system with an Imperial unit. It is one
 * step: whether an unguarded captive goes free is checked when the move is done.
 */
export function captureAndTakeAway(): Op {
  return asks(bounty, (_g, c) => ({
    side: c.side,
    seat: c.seat,
    from: systemOf(c),
    captive: targetOf(c),
    hunters: [...c.leaders],
  }));
}

/** The closest systems with an Imperial unit (RB-2.16). */
function closest(g: State, from: SystemId): SystemId[] {
  const held = systemsWhere(g, (id) => hasUnit(g, id, { side: 'imperial' }));
  const nearest = Math.min(...held.map((id) => distance(from, id)));
  return held.filter((id) => distance(from, id) === nearest);
}

function takeTo(g: State, { captive, hunters, from }: BountyVars, to: SystemId): void {
  const going = [...(isCaptured(g, captive) ? [captive] : []), ...hunters].filter((id) => g.leaders[id].at === from);
  for (const id of going) {
    placeLeader(g, id, to);
    note(g, 'log.takenTo', { leader: leaderName(id), system: placeName(to) }, { at: `place:${to}` });
  }
}

const bounty = book.rule<BountyVars, 'captured' | 'hunter' | 'where' | 'choose'>('collect-bounty', {
  start: {
    run: (_g, at) => at.call(captureLeader, null, { leader: at.vars.captive, unchecked: true }, 'captured'),
  },
  captured: {
    run(g, at) {
      const { from } = at.vars;
      // Where an Imperial unit stands, both stay (RB-19.10).
      if (hasUnit(g, from, { side: 'imperial' })) return at.end();
      at.vars.hunters = at.vars.hunters.filter((id) => g.leaders[id].at === from);
      return at.goto(at.vars.hunters.length > 1 ? 'hunter' : 'where');
    },
  },
  hunter: {
    ask: (_g, { vars }) => text('ask.hunter', { leader: leaderName(vars.captive) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (_g, { vars }) => vars.hunters.map((id) => leaderOption(id)),
    chosen(_g, at, key) {
      at.vars.hunters = [key as LeaderId];
      return at.goto('where');
    },
  },
  where: {
    run(g, at) {
      const [only, other] = closest(g, at.vars.from);
      if (other) return at.goto('choose');
      if (only) takeTo(g, at.vars, only);
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.closest', { leader: leaderName(vars.captive) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => closest(g, vars.from).map((id) => placeOption(id)),
    chosen(g, at, key) {
      takeTo(g, at.vars, key as SystemId);
      return at.end();
    },
  },
});
