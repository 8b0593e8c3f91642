import { type Hidden, hide, reveal } from '../../engine/hidden.ts';
import type { Rule } from '../../engine/rule.ts';
import type { SeatId, Vars, Viewer } from '../../engine/state.ts';
import { boxOf } from '../box.ts';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import { type MissionCard, missionOf } from '../data/missions.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { SystemId } from '../data/systems.ts';
import { tacticOf } from '../data/tactics.ts';
import type { Side } from '../data/units.ts';
import { arrange } from '../effects/cards.ts';
import { returnProbes } from '../effects/false-lead.ts';
import { under } from '../effects/intel.ts';
import { hasUnit } from '../rules/board.ts';
import { mayLieWith } from '../rules/hands.ts';
import { mobilize } from '../rules/mobilization.ts';
import { recruiting } from '../rules/refresh/recruit.ts';
import { seatsOf, sideOfSeat } from '../seats.ts';
import type { State } from '../state.ts';

type Rng = () => number;

function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(rng() * left.length), 1)[0] as T);
}

/** Deals the cards of several piles anew among them; each pile keeps its size, and of each kind as many as before. */
function mix<C extends string>(rng: Rng, piles: Hidden<C[]>[], kind: (card: C) => string): void {
  const kinds = new Map<string, C[]>();
  for (const card of shuffled(rng, piles.flatMap(reveal)))
    kinds.set(kind(card), [...(kinds.get(kind(card)) ?? []), card]);
  for (const pile of piles) {
    const cards = reveal(pile);
    for (const [index, card] of cards.entries()) {
      cards[index] = kinds.get(kind(card))?.pop() ?? card;
    }
  }
}

/** Face-down missions, the hand and the decks of a side: what lies where is known by number only. */
function mixMissions(g: State, rng: Rng, side: Side): void {
  const deck = (card: MissionCard) => missionOf(card).deck;
  const assigned = g.assigned.filter((one) => one.side === side);
  const face = hide(assigned.map((one) => reveal(one.card)));
  const hidden = [face, g.missionHands[side], g.missionDecks[side]];
  mix(rng, side === 'imperial' ? [...hidden, g.projectDeck] : hidden, deck);
  // Starting missions are in hand or face down, no one else knows which; so are all others among them.
  const held = shuffled(rng, [...reveal(face), ...reveal(g.missionHands[side])]);
  const deal = (card: MissionCard) => held.pop() ?? card;
  for (const [index, one] of assigned.entries()) one.card = hide(deal(reveal(face)[index] as MissionCard));
  g.missionHands[side] = hide(reveal(g.missionHands[side]).map(deal));
}

/**
 * Action cards of a side: each hand, the deck and the box keep as many starting and recruit cards as they had, and a hand
 * gets only cards that can lie with its seat (RB-18.3). Cards change places in pairs, so that this holds throughout.
 */
function mixActions(g: State, rng: Rng, side: Side): void {
  const hands = seatsOf(g, side).map((seat) => ({ seat, pile: g.actionHands[seat] }));
  const drawn = hide(drawnBy(g, side));
  const others = [g.actionDecks[side], g.boxedActions, drawn].map((pile) => ({ seat: null, pile }));
  const piles = [...hands, ...others];
  const slots = piles.flatMap(({ seat, pile }) => {
    const cards = pile ? reveal(pile) : [];
    return cards.map((_card, index) => ({ seat, cards, index }));
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
  pickAnew(g, rng, side);
}

/** Another base among the cards the viewer cannot see; one the Empire would have found stays out. */
function moveBase(g: State, rng: Rng): void {
  const base = reveal(g.base.system);
  if (!base || g.base.revealed) return;
  const deck = reveal(g.probeDeck);
  const free = deck.filter(
    (id) =>
      g.systems[id].loyalty !== 'imperial' &&
      !g.systems[id].destroyed &&
      !hasUnit(g, id, { side: 'imperial', theatre: 'ground' }),
  );
  const other = free[Math.floor(rng() * free.length)];
  if (!other) return;
  g.base.system = hide(other);
  deck.splice(deck.indexOf(other), 1, base);
}

/** What only the rival of a side knows is dealt anew. */
function mixSide(g: State, rng: Rng, side: Side): void {
  mixMissions(g, rng, side);
  mixActions(g, rng, side);
  if (side === 'imperial') {
    g.ruledOut = hide({ ...reveal(g.ruledOut), systems: boxOf(g.options).systems.filter(() => rng() < 0.5) });
    mix<SystemId>(rng, [g.probeHand, g.probeDeck], () => 'probe');
    return;
  }
  moveBase(g, rng);
  mix(rng, [g.probeDeck, ...seenForBase(g)], () => 'probe');
  mix(rng, [g.objectiveHand, g.objectiveDeck], (id) => `${OBJECTIVES[id].stage}`);
}

/** Variables of a running rule; null if it does not run. */
function varsOf<V extends Vars>(g: State, { id }: Rule<V>): V | null {
  return (g.flow.stack.find(({ rule }) => rule === id)?.vars as V | undefined) ?? null;
}

/** The cards a side has drawn to recruit from. */
const drawnBy = (g: State, side: Side): ActionId[] => varsOf(g, recruiting)?.drawn[side] ?? [];

/** Another choice among the cards a side has drawn to recruit from, which it keeps to itself until both have chosen. */
function pickAnew(g: State, rng: Rng, side: Side): void {
  const { drawn, picked } = varsOf(g, recruiting) ?? {};
  if (!drawn || picked?.[side] === undefined) return;
  const pairs = drawn[side].flatMap((card) =>
    ACTIONS[card].leaders.filter((id) => g.leaders[id].at === 'box').map((id) => `${card}:${id}`),
  );
  const all = pairs.length > 0 ? pairs : drawn[side].map((card) => `${card}:`);
  picked[side] = all[Math.floor(rng() * all.length)] ?? picked[side];
}

/** Probe cards that lie in no pile while the Rebels look for a new base among them. */
const seenForBase = (g: State): Hidden<SystemId[]>[] => {
  const vars = varsOf(g, mobilize);
  return vars?.seen ? [hide(vars.seen)] : [];
};

/** Probe cards that lie in no pile while the Rebels put them back, as both sides have seen. */
const returned = (g: State): Hidden<SystemId[]>[] => {
  const vars = varsOf(g, returnProbes);
  return vars ? [hide(vars.cards)] : [];
};

/** What running rules remember of objectives is as these lie now. */
function lookAgain(g: State, own: Side | null): void {
  const arranged = varsOf(g, arrange);
  if (own !== 'rebel' && arranged) arranged.seen = reveal(g.objectiveDeck).slice(0, arranged.seen.length);
  const shown = varsOf(g, under);
  if (own === null && shown) shown.cards = [...reveal(g.objectiveHand)];
}

/** Deals anew what this viewer cannot see. */
export function resampleHidden(g: State, viewer: Viewer, rng: Rng): void {
  if (g.outcome) return;
  g.log = g.log.map((entry) =>
    entry.audience && !entry.audience.includes(viewer) ? { ...entry, params: { card: 'unknown' } } : entry,
  );
  const own = viewer === 'spectator' ? null : sideOfSeat(viewer);
  const exposed = g.combat?.effects.some((effect) => effect.kind === 'exposed') ? 'rebel' : null;
  for (const side of ['rebel', 'imperial'] as const) if (side !== own) mixSide(g, rng, side);
  const tactics = (['rebel', 'imperial'] as const).filter((side) => side !== own && side !== exposed);
  const hands = tactics.map((side) => g.tacticHands[side]);
  mix(rng, [...hands, g.tacticDecks.space, g.tacticDecks.ground], (card) => tacticOf(card).theatre);
  if (own === null) mix(rng, [g.probeDeck, ...returned(g)], () => 'probe');
  shuffleDecks(g, rng, own);
  lookAgain(g, own);
}

/** The order of every deck, the viewer's own included. */
function shuffleDecks(g: State, rng: Rng, own: Side | null): void {
  for (const side of ['rebel', 'imperial'] as const) {
    mix(rng, [g.missionDecks[side]], () => '');
    mix(rng, [g.actionDecks[side]], () => '');
  }
  mix(rng, [g.projectDeck], () => '');
  mix(rng, [g.probeDeck], () => '');
  if (own === 'rebel') mix(rng, [g.objectiveDeck], (id) => `${OBJECTIVES[id].stage}`);
}
