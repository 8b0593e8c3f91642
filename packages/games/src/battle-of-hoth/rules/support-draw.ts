import { hide } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { cardName } from '../data/card-text.ts';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import type { State } from '../state.ts';
import { activeSeat } from './board.ts';
import { book } from './book.ts';
import { sideName } from './names.ts';
import { discardsOf, drawToHand, handOf } from './piles.ts';
import { canPlay, couldPlay, playSupport } from './support.ts';

/** `played`: the cards of this turn, which may not be taken back. */
type DrawVars = { played: CardId[] };

function takeable(g: State, { played }: DrawVars): CardId[] {
  return discardsOf(g, activeSeat(g)).filter((card) => !played.includes(card));
}

/** Special orders: a card from the side's discards in place of the draw. */
function take(g: State, card: CardId): void {
  const seat = activeSeat(g);
  playSupport(g, 'special-orders');
  g.discards[seat] = discardsOf(g, seat).filter((one) => one !== card);
  g.hands[seat] = hide([...handOf(g, seat), card]);
  note(g, 'log.takesBack', { side: sideName(g.active), card: cardName(card) }, { at: `card:${card}` });
}

/** DRAW with a support card in hand: a card is drawn, or taken back (BH-5.8). */
export const drawWithSupport = book.rule<DrawVars, 'ask'>('support-draw', {
  start: {
    run(g, at) {
      if (couldPlay(g, 'special-orders') && takeable(g, at.vars).length > 0) return at.goto('ask');
      drawToHand(g, activeSeat(g), 1);
      return at.end();
    },
  },
  ask: {
    ask: () => text('ask.draw'),
    who: (g) => [activeSeat(g)],
    declines: () => ({ kind: 'support-draw', choice: 'draw' }),
    options: (g, { vars }) => [
      { key: 'draw', label: text('support.draw'), kind: 'primary' },
      ...(canPlay(g, 'special-orders')
        ? takeable(g, vars).map((card) => ({
            key: `take:${card}`,
            label: text('support.take', { card: cardName(card) }),
            at: `card:${card}`,
          }))
        : []),
    ],
    chosen(g, at, key) {
      const card = CARD_IDS.find((id) => key === `take:${id}`);
      if (card) take(g, card);
      else drawToHand(g, activeSeat(g), 1);
      return at.end();
    },
  },
});
