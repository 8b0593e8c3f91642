import { hide, reveal } from '../../engine/hidden.ts';
import type { SeatId, Viewer } from '../../engine/state.ts';
import { boxOf, cardsOfLeader, standardCards, supportCards } from '../box.ts';
import { GRID } from '../data/board.ts';
import { LEADERS } from '../data/card-list.ts';
import type { CardId } from '../data/cards.ts';
import { badgeFits, fullStrength, SIDES, type Side, UNIT_TYPES, UNITS, type UnitType } from '../data/units.ts';
import { allUnits, isPassable, takenHexes } from '../rules/board.ts';
import { leadersOf } from '../rules/dealing.ts';
import { unseenPicks } from '../rules/leaders.ts';
import { discardsOf, handOf } from '../rules/piles.ts';
import { seatsOf, sideOf } from '../seats.ts';
import type { State, Unit } from '../state.ts';

const pileOf = (g: State, seat: SeatId): CardId[] => reveal(g.decks[seat] ?? hide([]));

/** Cards a side plays with: the standard ones, and those of its leaders once their hands are dealt. */
function deckList(g: State, side: Side): CardId[] {
  const leaders = seatsOf(g, side).flatMap((seat) => leadersOf(g, seat));
  const isDealt = g.seats.some((seat) => handOf(g, seat).length > 0) || g.turns.rebels + g.turns.empire > 0;
  return [
    ...standardCards(boxOf(g), side),
    ...(isDealt ? leaders.flatMap((leader) => cardsOfLeader(boxOf(g), leader)) : []),
  ];
}

/** Where the cards of a side are; the played one is in no pile (BH-5.16). */
function pilesOf(g: State, side: Side): readonly (readonly CardId[])[] {
  const played = g.order && sideOf(g.order.seat) === side ? [g.order.before, [g.order.card]] : [];
  return [...seatsOf(g, side).flatMap((seat) => [handOf(g, seat), pileOf(g, seat), discardsOf(g, seat)]), ...played];
}

/** Whether each card a side plays with is somewhere, once, and no other card is. */
function hasAllCards(g: State, side: Side): boolean {
  const there = new Set<CardId>();
  let count = 0;
  for (const pile of pilesOf(g, side)) {
    for (const card of pile) there.add(card);
    count += pile.length;
  }
  const list = deckList(g, side);
  return count === list.length && there.size === count && list.every((card) => there.has(card));
}

function unitProblems(g: State, unit: Unit): string[] {
  const { id, type, hex, figures, badge } = unit;
  const problems: string[] = [];
  if (!GRID.has(hex)) return [`${id} is off the board at ${hex}`];
  if (figures < 1 || figures > fullStrength(type, badge)) problems.push(`${id} has ${figures} figures`);
  if (!isPassable(g, unit, hex)) problems.push(`${id} stands where it may not, at ${hex}`);
  if (badge && !badgeFits(badge, type)) problems.push(`${id} has the badge ${badge}`);
  return problems;
}

/** The five support cards of each side are somewhere, once (BH-17.5). */
function supportProblems(g: State): string[] {
  const { campaign } = g;
  if (!campaign) return [];
  return SIDES.filter((side) => {
    const { hand, deck, discards } = campaign.piles[side];
    const cards = [...reveal(hand), ...reveal(deck), ...discards];
    return cards.sort().join() !== supportCards(boxOf(g), side).sort().join();
  }).map((side) => `a support card of ${side} is lost or doubled`);
}

/** Everything that must hold between acts. */
export function invariants(g: State): string[] {
  const units = allUnits(g);
  const cards = SIDES.flatMap((side) => (hasAllCards(g, side) ? [] : [`a card of ${side} is lost or doubled`]));
  const taken = takenHexes(g);
  const shared = units.filter((unit) => taken.get(unit.hex) !== unit);
  const figures: Partial<Record<UnitType, number>> = {};
  for (const unit of units) figures[unit.type] = (figures[unit.type] ?? 0) + unit.figures;
  const box = UNIT_TYPES.filter((type) => (figures[type] ?? 0) > UNITS[type].inBox);
  return [
    ...cards,
    ...supportProblems(g),
    ...units.flatMap((unit) => unitProblems(g, unit)),
    ...shared.map(({ id, hex }) => `${id} shares ${hex} with another unit`),
    ...box.map((type) => `more figures of ${type} than in the box`),
  ];
}

/** Deals the cards in these boxes anew among them; each keeps its number of cards. */
function dealAnew(g: State, boxes: readonly ['hands' | 'decks', SeatId][], rng: () => number): void {
  const cards = boxes
    .flatMap(([pile, seat]) => reveal(g[pile][seat] ?? hide([])))
    .map((card) => ({ card, at: rng() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
  for (const [pile, seat] of boxes) g[pile][seat] = hide(cards.splice(0, reveal(g[pile][seat] ?? hide([])).length));
}

/** Deals the support cards anew that the viewer cannot see: the pile, and the hand of the other side. */
function dealSupport(g: State, viewer: Viewer, rng: () => number): void {
  for (const side of SIDES) {
    const piles = g.campaign?.piles[side];
    if (!piles) continue;
    const isSeen = g.outcome !== null || (viewer !== 'spectator' && sideOf(viewer) === side);
    const boxes = isSeen ? (['deck'] as const) : (['hand', 'deck'] as const);
    const cards = boxes
      .flatMap((box) => reveal(piles[box]))
      .map((card) => ({ card, at: rng() }))
      .sort((a, b) => a.at - b.at)
      .map(({ card }) => card);
    for (const box of boxes) piles[box] = hide(cards.splice(0, reveal(piles[box]).length));
  }
}

/** Other leaders in place of those that the other side has picked and not shown yet. */
function pickAnew(g: State, viewer: Viewer, rng: () => number): void {
  const picks = unseenPicks(g);
  for (const [seat, leader] of Object.entries(picks)) {
    if (viewer !== 'spectator' && sideOf(viewer) === sideOf(seat)) continue;
    const free = boxOf(g).leaders.filter((id) => LEADERS[id] === sideOf(seat));
    picks[seat] = free[Math.floor(rng() * free.length)] ?? leader;
  }
}

/** Deals all cards again that the viewer cannot see, and picks other leaders. */
export function resampleHidden(g: State, viewer: Viewer, rng: () => number): void {
  for (const side of SIDES) {
    const seesHands = g.outcome !== null || (viewer !== 'spectator' && sideOf(viewer) === side);
    const seats = seatsOf(g, side);
    const hands = seesHands ? [] : seats.map((seat): ['hands', SeatId] => ['hands', seat]);
    dealAnew(g, [...hands, ...seats.map((seat): ['decks', SeatId] => ['decks', seat])], rng);
  }
  dealSupport(g, viewer, rng);
  pickAnew(g, viewer, rng);
}
