import { type Hidden, hide, reveal } from './hidden.ts';
import { type HasLuck, shuffle } from './rng.ts';

/** A pile of cards nobody may look through; index 0 is the top. */
export type Deck<C extends string = string> = Hidden<C[]>;

/** A deck in random order. */
export function newDeck<C extends string>(g: HasLuck, cards: readonly C[]): Deck<C> {
  return hide(shuffle(g, cards));
}

/** Takes up to `count` cards from the top. What was unknown may now be known, so undo ends here. */
export function drawCards<C extends string>(
  g: HasLuck & { flow: { shown: boolean } },
  deck: Deck<C>,
  count: number,
): C[] {
  g.flow.shown = true;
  return reveal(deck).splice(0, count);
}

/** Puts cards under the deck in random order, unseen. */
export function putUnder<C extends string>(g: HasLuck, deck: Deck<C>, cards: readonly C[]): void {
  reveal(deck).push(...shuffle(g, cards));
}

/** Puts cards into the deck and shuffles all of it. */
export function shuffleInto<C extends string>(g: HasLuck, deck: Deck<C>, cards: readonly C[]): void {
  const pile = reveal(deck);
  pile.splice(0, pile.length, ...shuffle(g, [...pile, ...cards]));
}
