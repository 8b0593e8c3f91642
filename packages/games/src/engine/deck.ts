import { type Hidden, hide, reveal } from './hidden.ts';
import { type HasRng, shuffle } from './rng.ts';

/** A face-down pile of cards; index 0 is the top. */
export type Deck<C extends string = string> = Hidden<C[]>;

/** A shuffled deck. */
export function newDeck<C extends string>(g: HasRng, cards: readonly C[]): Deck<C> {
  return hide(shuffle(g, cards));
}

/**
 * Draws up to `count` cards from the top. Sets `flow.shown`: an undo may not return to before hidden cards were seen.
 */
export function drawCards<C extends string>(
  g: HasRng & { flow: { shown: boolean } },
  deck: Deck<C>,
  count: number,
): C[] {
  g.flow.shown = true;
  return reveal(deck).splice(0, count);
}

/** Puts cards face down under the deck in random order. */
export function putUnder<C extends string>(g: HasRng, deck: Deck<C>, cards: readonly C[]): void {
  reveal(deck).push(...shuffle(g, cards));
}

/** Puts cards into the deck and shuffles all of it. */
export function shuffleInto<C extends string>(g: HasRng, deck: Deck<C>, cards: readonly C[]): void {
  const pile = reveal(deck);
  pile.splice(0, pile.length, ...shuffle(g, [...pile, ...cards]));
}
