import { note } from '../../engine/log.ts';
import type { State } from '../state.ts';
import { attackUnits } from './attacks.ts';
import { activeSeat } from './board.ts';
import { book } from './book.ts';
import { moveUnits } from './moves.ts';
import { sideName } from './names.ts';
import { giveOrders } from './ordering.ts';
import { discardPlayed, drawToHand, handOf } from './piles.ts';
import { playCard } from './play-card.ts';
import { type Call, hooksOf } from './scenario-book.ts';
import { checkVictory } from './victory.ts';

/** `hook`: the next of the scenario's rules that have their time at the start or the end of a turn. */
type TurnVars = { hook: number };
type Step = 'effects' | 'play' | 'order' | 'move' | 'attack' | 'draw' | 'ending' | 'end';

/** Runs the scenario's rules of this time from `vars.hook` on, until one asks somebody. */
function runHooks(g: State, name: 'turnStart' | 'turnEnd', vars: TurnVars): Call | null {
  for (const { rule, run } of hooksOf(g, name).slice(vars.hook)) {
    vars.hook += 1;
    const call = run(g, rule);
    checkVictory(g);
    if (call) return call;
  }
  vars.hook = 0;
  return null;
}

/** DRAW: the played card is discarded, then one card is drawn (BH-5.8). */
function drawAtEnd(g: State): void {
  const seat = g.order?.seat ?? activeSeat(g);
  discardPlayed(g);
  if (!hooksOf(g, 'skipsDraw').some(({ rule, run }) => run(g, rule))) drawToHand(g, seat, 1);
}

/** A turn of the active side (BH-5.1). */
export const turn = book.rule<TurnVars, Step>('turn', {
  start: {
    run(g, at) {
      g.turns[g.active] += 1;
      note(g, 'log.turn', { side: sideName(g.active), n: g.turns[g.active] });
      return at.goto('effects');
    },
  },
  effects: {
    run(g, at) {
      const call = runHooks(g, 'turnStart', at.vars);
      if (call) return at.call(call.rule, null, call.vars, 'effects');
      checkVictory(g);
      return at.goto('play');
    },
  },
  play: {
    run(g, at) {
      // Without a card in hand the turn goes straight to the draw (BH-5.12).
      return handOf(g, activeSeat(g)).length > 0 ? at.call(playCard, null, {}, 'order') : at.goto('draw');
    },
  },
  order: { run: (_g, at) => at.call(giveOrders, null, {}, 'move') },
  move: { run: (_g, at) => at.call(moveUnits, null, { tracing: '' }, 'attack') },
  attack: { run: (_g, at) => at.call(attackUnits, null, {}, 'draw') },
  draw: {
    run(g, at) {
      drawAtEnd(g);
      return at.goto('ending');
    },
  },
  ending: {
    run(g, at) {
      const call = runHooks(g, 'turnEnd', at.vars);
      if (call) return at.call(call.rule, null, call.vars, 'ending');
      checkVictory(g);
      return at.goto('end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
