import { hide, reveal } from '../engine/hidden.ts';
import { clone } from '../engine/json.ts';
import type { SeatId, Viewer } from '../engine/state.ts';
import { GRID } from './data/board.ts';
import { type CardId, standardCards } from './data/cards.ts';
import { badgeFits, fullStrength, SIDES, type Side, UNIT_TYPES, UNITS } from './data/units.ts';
import { isPassable } from './rules/board.ts';
import { discardsOf, handOf } from './rules/piles.ts';
import { seatsOf, sideOf } from './seats.ts';
import type { State, Unit } from './state.ts';

const pileOf = (g: State, seat: SeatId): CardId[] => reveal(g.decks[seat] ?? hide([]));

/** All cards of a side, wherever they are; the played one is in no pile (BH-5.16). */
function cardsOf(g: State, side: Side): CardId[] {
  const played = g.order && sideOf(g.order.seat) === side ? [g.order.card] : [];
  return [
    ...seatsOf(g, side).flatMap((seat) => [...handOf(g, seat), ...pileOf(g, seat), ...discardsOf(g, seat)]),
    ...played,
  ];
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

/** Everything that must hold between acts. */
export function invariants(g: State): string[] {
  const units = Object.values(g.units);
  const cards = SIDES.flatMap((side) =>
    cardsOf(g, side).sort().join() === [...standardCards(side)].sort().join()
      ? []
      : [`a card of ${side} is lost or doubled`],
  );
  const shared = units.filter((unit) => units.some((other) => other !== unit && other.hex === unit.hex));
  const box = UNIT_TYPES.filter(
    (type) =>
      units.filter((unit) => unit.type === type).reduce((sum, { figures }) => sum + figures, 0) > UNITS[type].inBox,
  );
  return [
    ...cards,
    ...units.flatMap((unit) => unitProblems(g, unit)),
    ...shared.map(({ id, hex }) => `${id} shares ${hex} with another unit`),
    ...box.map((type) => `more figures of ${type} than in the box`),
  ];
}

/** Deals the cards in these boxes anew among them; each keeps its number of cards. */
function dealAnew(g: State, boxes: readonly ['hands' | 'decks', SeatId][], luck: () => number): void {
  const cards = boxes
    .flatMap(([pile, seat]) => reveal(g[pile][seat] ?? hide([])))
    .map((card) => ({ card, at: luck() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
  for (const [pile, seat] of boxes) g[pile][seat] = hide(cards.splice(0, reveal(g[pile][seat] ?? hide([])).length));
}

/** The same match with another seed, and with all cards dealt again that the viewer cannot see. */
export function redeal(g: State, viewer: Viewer, luck: () => number): State {
  const next = clone(g);
  for (const side of SIDES) {
    const seesHands = g.outcome !== null || (viewer !== 'spectator' && sideOf(viewer) === side);
    const seats = seatsOf(next, side);
    const hands = seesHands ? [] : seats.map((seat): ['hands', SeatId] => ['hands', seat]);
    dealAnew(next, [...hands, ...seats.map((seat): ['decks', SeatId] => ['decks', seat])], luck);
  }
  const seed = Array.from({ length: 64 }, () => Math.floor(luck() * 16).toString(16)).join('');
  return { ...next, luck: hide({ ...reveal(next.luck), seed }) };
}
