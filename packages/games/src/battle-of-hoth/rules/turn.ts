import { note } from '../../engine/log.ts';
import type { State } from '../state.ts';
import { attackUnits } from './attacks.ts';
import './activation.ts'; // defines what `again` declares
import { activateAgain } from './again.ts';
import { activeSeat, effectOn } from './board.ts';
import { book } from './book.ts';
import { noteIdle } from './idle.ts';
import { moveUnits } from './moves.ts';
import { sideName } from './names.ts';
import { giveOrders } from './ordering.ts';
import { discardPlayed, drawToHand, handOf } from './piles.ts';
import { playCard } from './play-card.ts';
import { type Call, hooksOf } from './scenario-book.ts';
import { countTurn } from './secondary.ts';
import { drawWithSupport } from './support-draw.ts';
import { checkVictory } from './victory.ts';

/** `hook`: the next of the scenario's rules that have their time at the start or the end of a turn. */
type TurnVars = { hook: number };
type Step = 'effects' | 'arrivals' | 'play' | 'order' | 'move' | 'attack' | 'again' | 'draw' | 'ending' | 'end';

/** Runs the scenario's rules of this time from `vars.hook` on, until one asks a question. */
function runHooks(g: State, name: 'turnStart' | 'arrivals' | 'turnEnd', vars: TurnVars): Call | null {
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
function drawAtEnd(g: State): Call | null {
  const seat = g.order?.seat ?? activeSeat(g);
  const played = g.order ? [...g.order.before, g.order.card] : [];
  discardPlayed(g);
  if (hooksOf(g, 'skipsDraw').some(({ rule, run }) => run(g, rule, seat))) return null;
  if (g.campaign) return { rule: drawWithSupport, vars: { played } };
  drawToHand(g, seat, 1);
  return null;
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
      if (at.vars.hook === 0) countTurn(g, 'start');
      const call = runHooks(g, 'turnStart', at.vars);
      if (call) return at.call(call.rule, null, call.vars, 'effects');
      checkVictory(g);
      return at.goto('arrivals');
    },
  },
  arrivals: {
    run(g, at) {
      const call = runHooks(g, 'arrivals', at.vars);
      return call ? at.call(call.rule, null, call.vars, 'arrivals') : at.goto('play');
    },
  },
  play: {
    run(g, at) {
      // Without a card in hand the turn goes straight to the draw (BH-5.12).
      return handOf(g, activeSeat(g)).length > 0 ? at.call(playCard, null, {}, 'order') : at.goto('draw');
    },
  },
  order: { run: (g, at) => (g.order ? at.call(giveOrders, null, {}, 'move') : at.goto('draw')) },
  move: { run: (_g, at) => at.call(moveUnits, null, { tracing: '' }, 'attack') },
  attack: { run: (_g, at) => at.call(attackUnits, null, {}, 'again') },
  again: {
    run(g, at) {
      const unit = Object.keys(g.order?.units ?? {}).find((id) => (effectOn(g, id).activations ?? 1) > 1);
      return unit && g.units[unit] ? at.call(activateAgain, null, { unit }, 'draw') : at.goto('draw');
    },
  },
  draw: {
    run(g, at) {
      noteIdle(g);
      const call = drawAtEnd(g);
      return call ? at.call(call.rule, null, call.vars, 'ending') : at.goto('ending');
    },
  },
  ending: {
    run(g, at) {
      const call = runHooks(g, 'turnEnd', at.vars);
      if (call) return at.call(call.rule, null, call.vars, 'ending');
      countTurn(g, 'end');
      checkVictory(g);
      return at.goto('end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
