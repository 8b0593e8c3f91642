import { type Hidden, hide, sendable } from './hidden.ts';
import { type At, ruleBook } from './rule.ts';
import type { Core } from './state.ts';
import { text } from './text.ts';

// Type tests: each marked line must not compile.
interface Hand {
  cards: Hidden<string[]>;
}
const hand: Hand = { cards: hide(['base']) };

sendable({ seat: 'p1', cards: 3 });
// @ts-expect-error a hidden value in a view
sendable({ seat: 'p1', hand: hand.cards });
// @ts-expect-error a hidden value deep inside a view
sendable({ seats: [{ seat: 'p1', hands: { own: hand } }] });
// @ts-expect-error a wrapper is not the value inside
export const leaked: string[] = hand.cards;

const book = ruleBook<Core>();
const scout = book.rule<{ system: string }>('scout', { start: { run: (_g, at) => at.end(at.vars.system) } });
// @ts-expect-error a step named in the type is missing
book.rule<{ system: string }, 'strike'>('missing', { start: { run: (_g, at) => at.end() } });
// @ts-expect-error the step does not exist
book.rule('nowhere', { start: { run: (_g, at: At<never, 'start'>) => at.goto('elsewhere') } });
book.rule<{ n: number }>('caller', {
  // @ts-expect-error the called rule needs a system
  start: { run: (_g, at) => at.call(scout, null, { n: 1 }, 'start') },
});
book.rule('asker', {
  // @ts-expect-error a number question needs bounds
  start: { shape: 'number', ask: () => text('how-many'), chosen: (_g, at, n) => at.goto(n > 1 ? 'start' : 'start') },
});
