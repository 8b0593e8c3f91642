import { newDeck } from '../../../engine/deck.ts';
import { hide, reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { actionCards, boxOf } from '../../box.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { STARTING_ACTIONS } from '../../data/setup.ts';
import type { Side } from '../../data/units.ts';
import { seatsOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { effect } from '../effect.ts';
import { actionSeat, useAction } from '../hands.ts';
import { sideName } from '../names.ts';

/** Each side gets 2 of its starting action cards, the rest goes to the box unseen (RB-3.3.9, RB-18.21). */
export function dealStartingActions(g: State): void {
  for (const side of ['rebel', 'imperial'] as const) {
    const cards = reveal(newDeck(g, actionCards(boxOf(g.options), side, 'starting')));
    reveal(g.boxedActions).push(...cards.splice(STARTING_ACTIONS));
    g.flow.shown = true;
    for (const card of cards) giveAction(g, actionSeat(g, card), card);
    note(g, 'log.startingActions', { side: sideName(side), n: cards.length }, { clause: 'RB-3.3.9' });
  }
}

/** The first game is played without starting action cards (RB-3.2.3). */
export function boxStartingActions(g: State): void {
  for (const side of ['rebel', 'imperial'] as const)
    reveal(g.boxedActions).push(...actionCards(boxOf(g.options), side, 'starting'));
}

/** A player keeps an action card face down; only the own side reads which. */
export function giveAction(g: State, seat: SeatId, card: ActionId): void {
  g.actionHands[seat] = hide([...reveal(g.actionHands[seat] ?? hide([])), card]);
  note(g, 'log.keptAction', { card: text(`action.${card}`) }, { audience: seatsOf(g, ACTIONS[card].side) });
}

/** Immediate cards a side holds: each is resolved before anything else happens. */
function immediates(g: State, side: Side): { seat: SeatId; card: ActionId }[] {
  return seatsOf(g, side).flatMap((seat) =>
    reveal(g.actionHands[seat] ?? hide([]))
      .filter((card) => ACTIONS[card].timing === 'immediate')
      .map((card) => ({ seat, card })),
  );
}

export type ImmediateVars = { side: Side };

/** Resolves the Immediate cards a side has just got (RB-3.3.10, RB-14.0.23), in the order it likes (RB-15.11). */
export const resolveImmediate = book.rule<ImmediateVars, 'choose' | 'play'>('resolve-immediate', {
  start: {
    run(g, at) {
      const found = immediates(g, at.vars.side);
      if (found.length === 0) return at.end();
      return found.length > 1 ? at.goto('choose') : at.goto('play');
    },
  },
  choose: {
    ask: () => text('ask.immediate'),
    who: (g, { vars }) =>
      immediates(g, vars.side)
        .slice(0, 1)
        .map(({ seat }) => seat),
    options: (g, { vars }) =>
      immediates(g, vars.side).map(({ card }) => ({ key: card, label: text(`action.${card}`), at: `card:${card}` })),
    chosen(g, at, key) {
      const first = immediates(g, at.vars.side).find(({ card }) => card === key);
      if (first) g.actionHands[first.seat] = hide([first.card, ...others(g, first.seat, first.card)]);
      return at.goto('play');
    },
  },
  play: {
    run(g, at) {
      const [first] = immediates(g, at.vars.side);
      if (!first) return at.end();
      useAction(g, first.seat, first.card);
      const { side } = at.vars;
      const card = { side, seat: first.seat, card: first.card, place: null, target: null, leaders: [] };
      return at.call(effect, null, withFields(card, { step: 0 }), 'start');
    },
  },
});

const others = (g: State, seat: SeatId, card: ActionId) =>
  reveal(g.actionHands[seat] ?? hide([])).filter((one) => one !== card);
