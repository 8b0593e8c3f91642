import { drawCards, shuffleInto } from '../../../engine/deck.ts';
import { hide, reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import { shuffle } from '../../../engine/rng.ts';
import { text } from '../../../engine/text.ts';
import { boxOf, tacticCards } from '../../box.ts';
import { type TacticCard, type TacticId, tacticOf } from '../../data/tactics.ts';
import type { Side, Theatre } from '../../data/units.ts';
import { seatsOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { hasEffect } from './effects.ts';

/** Tactic cards of a theatre a side holds; how many is public, which ones is not (RB-16.1). */
export function tacticHand(g: State, side: Side, theatre: Theatre): TacticCard[] {
  return reveal(g.tacticHands[side]).filter((card) => tacticOf(card).theatre === theatre);
}

/**
 * Tactics of a theatre that, for all the table can see, a side may hold: every card of the box but those among the discards,
 * none with an empty hand (RB-16.2.1). A hand that lies open holds what it holds.
 */
export function tacticsPossible(g: State, side: Side, theatre: Theatre): TacticId[] {
  const hand = tacticHand(g, side, theatre);
  if (hand.length === 0 || hasEffect(g, 'exposed', side)) return tacticKinds(hand);
  return tacticKinds(
    tacticCards(boxOf(g.options), theatre).filter((card) => !g.tacticDiscards[theatre].includes(card)),
  );
}

/** Tactics a side holds, each named once, in the order of the box. */
export function tacticKinds(cards: readonly TacticCard[]): TacticId[] {
  return [...new Set(cards.map((card) => tacticOf(card).id))].sort();
}

/** Cards of a theatre that can still be drawn: deck and discards. */
export function tacticsLeft(g: State, theatre: Theatre): number {
  return reveal(g.tacticDecks[theatre]).length + g.tacticDiscards[theatre].length;
}

/** A side draws tactic cards; an empty deck is rebuilt from its discards first (RB-1.10). */
export function drawTactics(g: State, side: Side, theatre: Theatre, count: number): TacticCard[] {
  const drawn: TacticCard[] = [];
  while (drawn.length < count && tacticsLeft(g, theatre) > 0) {
    const deck = g.tacticDecks[theatre];
    if (reveal(deck).length === 0) reveal(deck).push(...shuffle(g, g.tacticDiscards[theatre].splice(0)));
    drawn.push(...drawCards(g, deck, 1));
  }
  if (drawn.length === 0) return drawn;
  reveal(g.tacticHands[side]).push(...drawn);
  note(g, 'log.drawnTactics', { side: text(`side.${side}`), theatre: text(`theatre.${theatre}`), n: drawn.length });
  const open = hasEffect(g, 'exposed', side);
  for (const card of drawn) {
    const name = { card: text(`tactic.${tacticOf(card).id}`) };
    note(g, 'log.drew', name, open ? {} : { audience: seatsOf(g, side) });
  }
  return drawn;
}

/** A card leaves a side's hand for its discard pile, face up. */
export function discardTactic(g: State, side: Side, id: TacticId): void {
  const hand = reveal(g.tacticHands[side]);
  const card = hand.find((one) => tacticOf(one).id === id);
  if (!card) throw new Error(`${side} does not hold ${id}`);
  g.tacticHands[side] = hide(hand.filter((one) => one !== card));
  g.tacticDiscards[tacticOf(card).theatre].push(card);
  g.flow.shown = true;
}

/** At the end of a combat all tactic cards go back and the decks are shuffled (RB-9.3.5). */
export function returnTactics(g: State): void {
  for (const theatre of ['space', 'ground'] as const) {
    const cards = [...tacticHand(g, 'rebel', theatre), ...tacticHand(g, 'imperial', theatre)];
    shuffleInto(g, g.tacticDecks[theatre], [...cards, ...g.tacticDiscards[theatre].splice(0)]);
  }
  g.tacticHands = { rebel: hide([]), imperial: hide([]) };
}
