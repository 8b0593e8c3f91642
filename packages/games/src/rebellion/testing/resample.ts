import { type Hidden, hide, reveal } from '../../engine/hidden.ts';
import type { SeatId, Viewer } from '../../engine/state.ts';
import { boxOf } from '../box.ts';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import { type MissionCard, missionOf } from '../data/missions.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { SystemId } from '../data/systems.ts';
import { tacticOf } from '../data/tactics.ts';
import type { Side } from '../data/units.ts';
import { hasUnit } from '../rules/board.ts';
import { mayLieWith } from '../rules/hands.ts';
import { seatsOf, sideOfSeat } from '../seats.ts';
import type { State } from '../state.ts';

type Rng = () => number;

function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(rng() * left.length), 1)[0] as T);
}

/** Deals the cards of several piles anew among them; each pile keeps its size, and of each kind as many as before. */
function mix<C extends string>(rng: Rng, piles: Hidden<C[]>[], kind: (card: C) => string, fixed: Set<string>): void {
  const free = piles.flatMap(reveal).filter((card) => !fixed.has(card));
  const kinds = new Map<string, C[]>();
  for (const card of shuffled(rng, free)) kinds.set(kind(card), [...(kinds.get(kind(card)) ?? []), card]);
  for (const pile of piles) {
    const cards = reveal(pile);
    for (const [index, card] of cards.entries()) {
      if (!fixed.has(card)) cards[index] = kinds.get(kind(card))?.pop() ?? card;
    }
  }
}

/** Face-down missions, the hand and the decks of a side: what lies where is known by number only. */
function mixMissions(g: State, rng: Rng, side: Side, fixed: Set<string>): void {
  const deck = (card: MissionCard) => missionOf(card).deck;
  const assigned = g.assigned.filter((one) => one.side === side);
  const face = hide(assigned.map((one) => reveal(one.card)));
  const hidden = [face, g.missionHands[side], g.missionDecks[side]];
  mix(rng, side === 'imperial' ? [...hidden, g.projectDeck] : hidden, deck, fixed);
  // Starting missions are in hand or face down, no one else knows which; so are all others among them.
  const held = shuffled(
    rng,
    [...reveal(face), ...reveal(g.missionHands[side])].filter((card) => !fixed.has(card)),
  );
  const deal = (card: MissionCard) => (fixed.has(card) ? card : (held.pop() ?? card));
  for (const [index, one] of assigned.entries()) one.card = hide(deal(reveal(face)[index] as MissionCard));
  g.missionHands[side] = hide(reveal(g.missionHands[side]).map(deal));
}

/**
 * Action cards of a side: each hand, the deck and the box keep as many starting and recruit cards as they had, and a hand
 * gets only cards that can lie with its seat (RB-18.3). Cards change places in pairs, so that this holds throughout.
 */
function mixActions(g: State, rng: Rng, side: Side, fixed: Set<string>): void {
  const hands = seatsOf(g, side).map((seat) => ({ seat, pile: g.actionHands[seat] }));
  const piles = [...hands, { seat: null, pile: g.actionDecks[side] }, { seat: null, pile: g.boxedActions }];
  const slots = piles.flatMap(({ seat, pile }) => {
    const cards = pile ? reveal(pile) : [];
    return cards
      .map((_card, index) => ({ seat, cards, index }))
      .filter(({ index }) => !fixed.has(cards[index] as string));
  });
  // An Immediate card stays in no hand.
  const kind = (card: ActionId) =>
    `${ACTIONS[card].side} ${ACTIONS[card].type} ${ACTIONS[card].timing === 'immediate'}`;
  const fits = (seat: SeatId | null, card: ActionId) => seat === null || mayLieWith(g, seat, card);
  for (const one of [...slots, ...slots]) {
    const other = slots[Math.floor(rng() * slots.length)] ?? one;
    const [card, instead] = [one.cards[one.index] as ActionId, other.cards[other.index] as ActionId];
    if (kind(card) !== kind(instead) || !fits(one.seat, instead) || !fits(other.seat, card)) continue;
    one.cards[one.index] = instead;
    other.cards[other.index] = card;
  }
}

/** Another base among the cards the viewer cannot see; one the Empire would have found stays out. */
function moveBase(g: State, rng: Rng, fixed: Set<string>): void {
  const base = reveal(g.base.system);
  if (!base || g.base.revealed || fixed.has(base)) return;
  const deck = reveal(g.probeDeck);
  const free = deck.filter(
    (id) =>
      g.systems[id].loyalty !== 'imperial' &&
      !g.systems[id].destroyed &&
      !fixed.has(id) &&
      !hasUnit(g, id, { side: 'imperial', theatre: 'ground' }),
  );
  const other = free[Math.floor(rng() * free.length)];
  if (!other) return;
  g.base.system = hide(other);
  deck.splice(deck.indexOf(other), 1, base);
}

/** What only the rival of a side knows is dealt anew. */
function mixSide(g: State, rng: Rng, side: Side, fixed: Set<string>): void {
  mixMissions(g, rng, side, fixed);
  mixActions(g, rng, side, fixed);
  if (side === 'imperial') {
    g.ruledOut = hide({ ...reveal(g.ruledOut), systems: boxOf(g.options).systems.filter(() => rng() < 0.5) });
    mix<SystemId>(rng, [g.probeHand, g.probeDeck], () => 'probe', fixed);
    return;
  }
  moveBase(g, rng, fixed);
  mix(rng, [g.objectiveHand, g.objectiveDeck], (id) => `${OBJECTIVES[id].stage}`, fixed);
}

/** Cards named in running rules: a seat is just choosing with them. */
function named(g: State): Set<string> {
  return new Set(JSON.stringify(g.flow.stack).match(/[a-z0-9-]+(?:#\d+)?/g) ?? []);
}

/** Deals anew what this viewer cannot see. */
export function resampleHidden(g: State, viewer: Viewer, rng: Rng): void {
  if (g.outcome) return;
  g.log = g.log.map((entry) =>
    entry.audience && !entry.audience.includes(viewer) ? { ...entry, params: { card: 'unknown' } } : entry,
  );
  const fixed = named(g);
  const own = viewer === 'spectator' ? null : sideOfSeat(viewer);
  const exposed = g.combat?.effects.some((effect) => effect.kind === 'exposed') ? 'rebel' : null;
  for (const side of ['rebel', 'imperial'] as const) if (side !== own) mixSide(g, rng, side, fixed);
  const tactics = (['rebel', 'imperial'] as const).filter((side) => side !== own && side !== exposed);
  const hands = tactics.map((side) => g.tacticHands[side]);
  mix(rng, [...hands, g.tacticDecks.space, g.tacticDecks.ground], (card) => tacticOf(card).theatre, fixed);
  shuffleDecks(g, rng, own, fixed);
}

/** The order of every deck, the viewer's own included. */
function shuffleDecks(g: State, rng: Rng, own: Side | null, fixed: Set<string>): void {
  for (const side of ['rebel', 'imperial'] as const) {
    mix(rng, [g.missionDecks[side]], () => '', fixed);
    mix(rng, [g.actionDecks[side]], () => '', fixed);
  }
  mix(rng, [g.projectDeck], () => '', fixed);
  mix(rng, [g.probeDeck], () => '', fixed);
  if (own === 'rebel') mix(rng, [g.objectiveDeck], (id) => `${OBJECTIVES[id].stage}`, fixed);
}
