import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { tacticCardsOf } from '../../data/attack.ts';
import { HOUSE } from '../../data/house.ts';
import { LEADERS, type LeaderId, type Role } from '../../data/leaders.ts';
import type { Side } from '../../data/units.ts';
import { playerOf, seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { leadersAt, pool, tacticians, theatresShared } from '../board.ts';
import { book } from '../book.ts';
import { placeLeader } from '../changes.ts';
import { leaderName, leaderOption, placeName, sideName } from '../names.ts';
import { combatOf } from './effects.ts';
import { drawTactics } from './tactics.ts';

/** Leaders of the pool that the player of this role could add; the pool is public. */
function addable(g: State, side: Side, role: Role): LeaderId[] {
  const seat = seatOf(g, side, role);
  const leaders = HOUSE.addedLeadersNeedTactics ? tacticians(pool(g, side)) : pool(g, side);
  return leaders.filter((id) => playerOf(g, side, id) === seat);
}

export type AddLeaderVars = { side: Side; role: Role };

/**
 * A side without a leader with tactic values may add one from its pool (RB-9.0.4 to RB-9.0.6). In a team the
 * Admiral is asked first, then the General; the first leader is the only one (RB-18.17).
 */
export const addLeader = book.rule<AddLeaderVars, 'choose' | 'mate'>('add-leader', {
  start: {
    run(g, at) {
      const { side, role } = at.vars;
      if (tacticians(leadersAt(g, side, combatOf(g).system)).length > 0) return at.end();
      return addable(g, side, role).length > 0 ? at.goto('choose') : at.goto('mate');
    },
  },
  choose: {
    ask: (g) => text('ask.addLeader', { system: placeName(combatOf(g).system) }),
    who: (g, { vars }) => [seatOf(g, vars.side, vars.role)],
    options: (g, { vars }) => [
      ...addable(g, vars.side, vars.role).map((id) => {
        const { space, ground } = LEADERS[id];
        return leaderOption(id, { detail: text('detail.tacticCards', { space, ground }) });
      }),
      { key: 'pass', label: text('option.noLeader'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'pass') return at.goto('mate');
      const { system } = combatOf(g);
      placeLeader(g, key as LeaderId, system);
      const params = { side: sideName(at.vars.side), leader: leaderName(key as LeaderId) };
      note(g, 'log.leaderAdded', params, { at: `leader:${key}`, clause: 'RB-9.0.5' });
      return at.end();
    },
  },
  mate: {
    run(g, at) {
      const { side, role } = at.vars;
      if (role === 'general' || seatOf(g, side, 'general') === seatOf(g, side, 'admiral')) return at.end();
      at.vars.role = 'general';
      return at.goto('start');
    },
  },
});

/** A side draws its tactic cards in the theatres both sides have units in (RB-9.0.11). */
export function drawOpening(g: State, side: Side): void {
  for (const theatre of theatresShared(g, combatOf(g).system)) {
    drawTactics(g, side, theatre, tacticCardsOf(leadersAt(g, side, combatOf(g).system), theatre));
  }
}
