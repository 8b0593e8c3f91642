import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { cardName, cardText } from '../data/card-text.ts';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import type { State } from '../state.ts';
import { activeSeat } from './board.ts';
import { book } from './book.ts';
import { cardRules } from './card-book.ts';
import { sideName } from './names.ts';
import { isForEmptySections } from './orders.ts';
import { handOf, takeFromHand } from './piles.ts';
import { chooseSupport, supportOptions, supportPieces } from './support.ts';

/** A card of the hand as an option; grave if it would order no unit and do nothing else. */
function cardOption(g: State, card: CardId): Option {
  const option: Option = { key: `card:${card}`, label: cardName(card), detail: cardText(card), at: `card:${card}` };
  if (cardRules(card)?.before || !isForEmptySections(g, card)) return option;
  return { ...option, noEffect: text('noEffect.noUnitThere'), kind: 'grave' };
}

/**
 * Puts a card of the hand face up as the order card of the turn. It may be taken back: only its owner's own secret is shown by
 * it (BH-18.23).
 */
function play(g: State, seat: string, card: CardId): void {
  takeFromHand(g, seat, card);
  const before = g.order ? [...g.order.before, g.order.card] : [];
  g.order = { seat, card, before, benefits: true, section: null, type: null, units: {}, solo: null, closeCombat: 0 };
  g.attack = null;
  note(g, 'log.card', { side: sideName(g.active), card: cardName(card) }, { at: `card:${card}` });
}

/** PLAY_CARD: one card of the hand is played and shown (BH-5.3). */
export const playCard = book.rule<Record<string, never>, 'played' | 'done'>('play-card', {
  start: {
    ask: () => text('ask.card'),
    who: (g) => [activeSeat(g)],
    pieces: (g) => supportPieces(g),
    options: (g, at) => [...handOf(g, at.seat).map((card) => cardOption(g, card)), ...supportOptions(g, 'card')],
    chosen(g, at, key) {
      if (key.startsWith('support:')) {
        chooseSupport(g, key);
        return at.goto('start');
      }
      const card = CARD_IDS.find((id) => key === `card:${id}`);
      if (!card) throw new Error(`no card ${key}`);
      play(g, at.seat, card);
      return at.goto('played');
    },
  },
  played: {
    run(g, at) {
      const before = g.order && cardRules(g.order.card)?.before?.(g);
      return before ? at.call(before.rule, null, before.vars, 'done') : at.end();
    },
  },
  done: { run: (_g, at) => at.end() },
});
