import { restart } from '../../engine/flow.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { seatName } from '../../engine/text.ts';
import { playerOf, type State, seatAfter, turnOf } from '../state.ts';
import { book } from './book.ts';
import { finish, nextPlanet, settleTurn } from './ending.ts';
import { endPenalty, releaseLords } from './penalty.ts';
import { chooseRebel, dealRebels } from './rebels.ts';
import { turn } from './turn.ts';

function goOn(g: State): void {
  if (!nextPlanet(g)) {
    finish(g);
    return;
  }
  // After the end of the game was checked: the lord of the turn that ends it still costs his point (GD-7.3).
  endPenalty(g, g.active);
  g.active = seatAfter(g, g.active);
}

/** The match: rebels first, then turns clockwise until the last planet is full (GD-2.4, GD-5.37). */
export const game = book.rule<Record<string, never>, 'rebels' | 'turns' | 'next'>('game', {
  // The rules also restart here when the active seat concedes.
  start: {
    run(g, at) {
      if (g.turns > 0) return at.goto('turns');
      if (g.options.rebels === 'dealt') dealRebels(g);
      return at.goto('rebels');
    },
  },
  rebels: {
    run(g, at) {
      const first = g.seats.indexOf(g.firstPlayer);
      const order = [...g.seats.slice(first), ...g.seats.slice(0, first)];
      const seat = order.find((one) => playerOf(g, one).rebel === null && !g.conceded.includes(one));
      if (seat) {
        g.active = seat;
        return at.call(chooseRebel, seat, {}, 'rebels');
      }
      g.active = g.conceded.includes(g.firstPlayer) ? seatAfter(g, g.firstPlayer) : g.firstPlayer;
      note(g, 'log.first', { seat: seatName(g.active) }, { clause: 'GD-2.4' });
      return at.goto('turns');
    },
  },
  turns: { run: (g, at) => at.call(turn, g.active, {}, 'next') },
  next: {
    run(g, at) {
      goOn(g);
      return at.goto('turns');
    },
  },
});

/**
 * Continues without a conceded seat: it is skipped from now on and its lords return. In its own turn, unconfirmed dice
 * are taken back and the turn ends at once.
 */
export function concede(g: State, seat: SeatId): void {
  releaseLords(g, seat);
  if (g.active !== seat) return;
  if (g.turn) {
    if (!turnOf(g).confirmed) turnOf(g).dice = [];
    settleTurn(g);
    goOn(g);
  }
  restart(g, game, null, {});
}
