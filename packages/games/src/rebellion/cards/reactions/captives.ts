import type { SeatId } from '../../../engine/state.ts';
import type { ResponseVars } from '../../../engine/window.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { isCaptured, sideOf } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { captureLeader } from '../../rules/capture.ts';
import { eliminate, gainReputation } from '../../rules/changes.ts';
import { holds, useAction } from '../../rules/hands.ts';
import { missionNow } from '../../rules/missions/now.ts';
import { mayHold, usersAt } from '../../rules/reacting.ts';
import { respond } from '../../rules/windows.ts';
import type { State } from '../../state.ts';
import { playCard, playOption } from './option.ts';

respond({
  id: 'noble-sacrifice',
  on: 'captured',
  options: (g, seat, event) =>
    holds(g, seat, 'noble-sacrifice') && isCaptured(g, event.leader as LeaderId) ? [playCard('noble-sacrifice')] : [],
  rule: book.rule<ResponseVars>('noble-sacrifice', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'noble-sacrifice');
        eliminate(g, at.vars.event.leader as LeaderId);
        gainReputation(g, 1);
        return at.end(at.vars.event);
      },
    },
  }),
});

/** Rebel leaders of the mission whom Vader could take, those about to go to the base too (RB-19.13). */
function fated(g: State): LeaderId[] {
  const { leaders, place } = missionNow(g);
  return leaders.filter((id) => g.leaders[id].at === place && sideOf(g, id) === 'rebel' && !isCaptured(g, id));
}

/** Seats to ask about It Is Your Destiny: a Rebel mission has rescued a leader where Vader stands (RB-7.1.32). */
export function destinySeats(g: State): SeatId[] {
  const { side, place, rescued } = missionNow(g);
  if (side !== 'rebel' || !place || rescued.length === 0 || fated(g).length === 0) return [];
  return usersAt(g, 'it-is-your-destiny', place).length > 0 ? mayHold(g, 'it-is-your-destiny') : [];
}

respond({
  id: 'it-is-your-destiny',
  on: 'mission-rescued',
  options: (g, seat) =>
    holds(g, seat, 'it-is-your-destiny') ? fated(g).map((id) => playOption('it-is-your-destiny', id)) : [],
  rule: book.rule<ResponseVars, 'done'>('it-is-your-destiny', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'it-is-your-destiny');
        return at.call(captureLeader, null, { leader: at.vars.choice as LeaderId }, 'done');
      },
    },
    done: { run: (_g, at) => at.end(at.vars.event) },
  }),
});
