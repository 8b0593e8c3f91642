import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { Side } from '../data/units.ts';
import { isCaptured, sideOf } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { leaderName, leaderOption } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { decider, rivalOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks } from './effect.ts';

type NameVars = { side: Side; seat: SeatId };

/** Leaders of a side in play and free. */
const leadersOf = (g: State, side: Side): LeaderId[] =>
  boxOf(g.options).leaders.filter(
    (id) => sideOf(g, id) === side && !isCaptured(g, id) && !['box', 'gone'].includes(g.leaders[id].at),
  );

const nameLeader = book.rule<NameVars>('name-leader', {
  start: {
    ask: () => text('ask.misdirection'),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => {
      const onMission = (id: LeaderId) => g.leaders[id].at === 'mission';
      const all = leadersOf(g, vars.side);
      return [...all.filter(onMission), ...all.filter((id) => !onMission(id))].map((id) =>
        leaderOption(id, onMission(id) ? { detail: text('detail.onMission') } : {}),
      );
    },
    chosen(g, at, key) {
      const leader = key as LeaderId;
      const side = rivalOf(at.vars.side);
      g.lasting.push({ kind: 'unopposed', side, leader });
      note(g, 'log.misdirection', { leader: leaderName(leader) }, { at: `leader:${leader}` });
      return at.end();
    },
  },
});

/** Names an own leader whose missions no one can be sent against from the enemy's pool for the rest of the round. */
export function shieldLeader(): Op {
  return asks(nameLeader, (_g, { side, seat }) => ({ side, seat }));
}
