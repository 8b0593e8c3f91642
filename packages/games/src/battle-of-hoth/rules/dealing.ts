import { hide, reveal } from '../../engine/hidden.ts';
import { shuffle } from '../../engine/rng.ts';
import type { Core, SeatId } from '../../engine/state.ts';
import { boxOf, cardsOfLeader, standardCards } from '../box.ts';
import type { LeaderId } from '../data/card-list.ts';
import type { CardId } from '../data/cards.ts';
import { battleOf } from '../data/scenarios/index.ts';
import { SIDES, type Side } from '../data/units.ts';
import { seatsOf, sideOf } from '../seats.ts';
import type { State } from '../state.ts';
import { drawToHand } from './piles.ts';

/** Decks of a side: its cards shuffled, in a pair dealt in equal parts as two personal decks (BH-3.3, BH-16.2). */
function decksOf(core: Core, side: Side): [SeatId, CardId[]][] {
  const seats = seatsOf(core, side);
  const cards = shuffle(core, standardCards(boxOf(core), side));
  return seats.map((seat, index) => [seat, cards.filter((_card, at) => at % seats.length === index)]);
}

/** Shuffled piles of all seats, and empty hands. */
export function newPiles(core: Core): Pick<State, 'hands' | 'decks' | 'discards'> {
  const decks = SIDES.flatMap((side) => decksOf(core, side));
  return {
    hands: Object.fromEntries(decks.map(([seat]) => [seat, hide<CardId[]>([])])),
    decks: Object.fromEntries(decks.map(([seat, cards]) => [seat, hide(cards)])),
    discards: Object.fromEntries(decks.map(([seat]) => [seat, []])),
  };
}

/** Cards in a hand at the start; a member of a pair draws half, rounded up (BH-3.5, BH-16.3); an outcome can add some. */
function handSize(g: State, seat: SeatId): number {
  const side = sideOf(seat);
  return Math.ceil(battleOf(g).hands[side] / seatsOf(g, side).length) + (g.campaign?.extraCards[side] ?? 0);
}

/** Leaders whose cards a seat plays with: its own, and those of a campaign's outcome; none counts twice (BH-17.12). */
export function leadersOf(g: State, seat: SeatId): LeaderId[] {
  const own = g.leaders[seat];
  return [...new Set([...(own ? [own] : []), ...(g.campaign?.leaders[sideOf(seat)] ?? [])])];
}

/** Shuffles in the leaders' cards and deals the hands (BH-3.4, BH-3.5, BH-16.4, BH-16.12). */
export function dealHands(g: State): void {
  for (const seat of g.seats) {
    const added = leadersOf(g, seat).flatMap((leader) => cardsOfLeader(boxOf(g), leader));
    if (added.length > 0) g.decks[seat] = hide(shuffle(g, [...reveal(g.decks[seat] ?? hide([])), ...added]));
    drawToHand(g, seat, handSize(g, seat));
  }
}
