import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { seatOf, sideOfSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { assignment } from './assignment.ts';
import { book } from './book.ts';
import { combat } from './combat/begin.ts';
import { combatSteps } from './combat/combat.ts';
import { command } from './command.ts';
import { refresh } from './refresh.ts';
import { setUp } from './setup.ts';

book.define(combat, combatSteps);

/** The match: set-up, then rounds of three phases until a side wins (RB-4.1). */
export const game = book.rule<Record<string, never>, 'round' | 'imperial' | 'command' | 'refresh'>('game', {
  start: { run: (_g, at) => at.call(setUp, null, {}, 'round') },
  round: {
    run(g, at) {
      g.round += 1;
      g.phase = 'assignment';
      note(g, 'log.round', { n: g.round });
      return at.call(assignment, null, { side: 'rebel' }, 'imperial');
    },
  },
  imperial: { run: (_g, at) => at.call(assignment, null, { side: 'imperial' }, 'command') },
  command: {
    run(g, at) {
      g.phase = 'command';
      return at.call(command, null, {}, 'refresh');
    },
  },
  refresh: {
    run(g, at) {
      g.phase = 'refresh';
      return at.call(refresh, null, {}, 'round');
    },
  },
});

/** A team-mate takes over everything from a seat that has conceded (its questions follow by `seatOf`). */
export function concede(g: State, seat: SeatId): void {
  const mate = seatOf(g, sideOfSeat(seat), 'general');
  const cards = g.actionHands[seat];
  const own = g.actionHands[mate];
  if (!cards || !own) return;
  g.actionHands[mate] = hide([...reveal(own), ...reveal(cards)]);
  g.actionHands[seat] = hide([]);
}
