import { rivalOf } from '../data/units.ts';
import { book } from './book.ts';
import { dealHands } from './dealing.ts';
import { pickLeaders } from './leaders.ts';
import { turn } from './turn.ts';
import { endByTurns, TURN_LIMIT } from './victory.ts';

/** The battle: sides take turns until one has won or the turns are used up (BH-3.6, BH-4.12). */
export const battle = book.rule<Record<string, never>, 'deal' | 'turn' | 'next'>('battle', {
  start: { run: (_g, at) => at.call(pickLeaders, null, { picks: {} }, 'deal') },
  deal: {
    run(g, at) {
      dealHands(g);
      return at.goto('turn');
    },
  },
  turn: { run: (_g, at) => at.call(turn, null, { hook: 0 }, 'next') },
  next: {
    run(g, at) {
      if (g.turns.rebels >= TURN_LIMIT && g.turns.empire >= TURN_LIMIT) endByTurns(g);
      g.active = rivalOf(g.active);
      return at.goto('turn');
    },
  },
});
