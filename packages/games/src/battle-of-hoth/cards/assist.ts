import { text } from '../../engine/text.ts';
import { cardName } from '../data/card-text.ts';
import { activeSeat, orderOf, unitsOf } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { heal, isReduced } from '../rules/healing.ts';
import { unitName } from '../rules/names.ts';
import type { State } from '../state.ts';

const reduced = (g: State) => unitsOf(g, g.active).filter(isReduced);

/** Assistance where it heals a number of units only: the player chooses them (BH-20.3, BH-19.6). */
export const assist = book.rule<{ count: number }, 'choose'>('assist', {
  start: { run: (g, at) => (reduced(g).length > 0 ? at.goto('choose') : at.end()) },
  choose: {
    shape: 'some',
    ask: (g, { vars }) => text('ask.assist', { card: cardName(orderOf(g).card), n: vars.count }),
    who: (g) => [activeSeat(g)],
    options: (g) => reduced(g).map(({ id }) => ({ key: `unit:${id}`, label: unitName(g, id), at: `unit:${id}` })),
    bounds: (g, { vars }) => ({ min: 0, max: Math.min(vars.count, reduced(g).length) }),
    chosen(g, at, keys) {
      for (const unit of reduced(g)) if (keys.includes(`unit:${unit.id}`)) heal(g, unit, 1);
      return at.end();
    },
  },
});
