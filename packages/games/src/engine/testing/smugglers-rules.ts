import { type Deck, drawCards } from '../deck.ts';
import { type Hidden, hide, reveal } from '../hidden.ts';
import { note } from '../log.ts';
import { randomInt } from '../rng.ts';
import { type Rule, ruleBook } from '../rule.ts';
import type { Core, SeatId } from '../state.ts';
import { refuse, seatName, text } from '../text.ts';
import { type GameEvent, type ResponseVars, type Window, windowOf } from '../window.ts';

export type Card = 'spice' | 'ore' | 'ambush' | 'escort';
interface Held {
  /** Opaque id; a new random one whenever the card changes zone. */
  id: string;
  card: Card;
}
export interface Smugglers extends Core {
  deck: Deck<Card>;
  hands: Record<SeatId, Hidden<Held[]>>;
  /** Cargo shipped this round, face down until it is delivered. */
  cargo: Record<SeatId, Hidden<Held[]>>;
  credits: Record<SeatId, number>;
  round: number;
}

const ROUNDS = 3;
const VALUE: Record<Card, number> = { spice: 3, ore: 1, ambush: 0, escort: 0 };
/** Room in a ship, by the worth of what it holds: one crate of spice and one of ore. */
const HOLD = 4;
export const CARDS: readonly Card[] = [
  ...Array(8).fill('spice'),
  ...Array(8).fill('ore'),
  ...Array(6).fill('ambush'),
  ...Array(6).fill('escort'),
];
export const book = ruleBook<Smugglers>();

/** Opaque ids of face-down cards. Each card gets a new one when it changes zone, so that no id follows it through a shuffle. */
function opaqueIds(g: Smugglers, count: number): string[] {
  return Array.from(
    { length: count },
    () => `x${randomInt(g, 0x1_0000_0000).toString(36)}${randomInt(g, 0x10000).toString(36)}`,
  );
}

/** Deals cards from the deck to a seat. */
export function deal(g: Smugglers, seat: SeatId, count: number): void {
  const cards = drawCards(g, g.deck, count);
  const ids = opaqueIds(g, cards.length);
  reveal(g.hands[seat]!).push(...cards.map((card, index) => ({ card, id: ids[index]! })));
}

function discard(g: Smugglers, seat: SeatId, id: string): void {
  g.hands[seat] = hide(reveal(g.hands[seat]!).filter((held) => held.id !== id));
}

function holding(g: Smugglers, seat: SeatId, card: Card, label: string) {
  return reveal(g.hands[seat]!)
    .filter((held) => held.card === card)
    .map((held) => ({ key: held.id, label: text(label), at: `card:${held.id}` }));
}

/** Hand sizes are public: only an empty hand shows that there is nothing to answer with. */
function couldAnswer(g: Smugglers, seat: SeatId): boolean {
  return reveal(g.hands[seat]!).length > 0;
}

function others(g: Smugglers, not: SeatId): SeatId[] {
  return g.seats.filter((seat) => seat !== not);
}

const escort = book.rule<ResponseVars>('escort', {
  start: {
    run(g, at) {
      discard(g, at.seat, at.vars.choice);
      g.flow.shown = true;
      note(g, 'sm.log.escort', { seat: seatName(at.seat) });
      return at.end({ ...at.vars.event, stopped: true });
    },
  },
});

const ambush: Rule<ResponseVars> = book.rule<ResponseVars, 'strike'>('ambush', {
  start: {
    run(g, at) {
      discard(g, at.seat, at.vars.choice);
      g.flow.shown = true;
      note(g, 'sm.log.ambush', { seat: seatName(at.seat) });
      const event: GameEvent = { kind: 'ambush', by: at.seat, stopped: false };
      return window.offer(at, event, others(g, at.seat), 'strike');
    },
  },
  strike: {
    run(_g, at) {
      const struck = at.result as { stopped?: boolean } | null;
      return at.end(struck?.stopped ? at.vars.event : { ...at.vars.event, to: at.seat });
    },
  },
});

const window: Window = windowOf(book, () => [
  {
    id: 'ambush',
    on: 'delivery',
    could: couldAnswer,
    options: (g, seat) => holding(g, seat, 'ambush', 'sm.ambush'),
    rule: ambush,
  },
  {
    id: 'escort',
    on: 'ambush',
    could: couldAnswer,
    options: (g, seat) => holding(g, seat, 'escort', 'sm.escort'),
    rule: escort,
  },
]);

const deliver = book.rule<{ to?: SeatId }, 'paid'>('deliver', {
  start: {
    run(g, at) {
      const event: GameEvent = { kind: 'delivery', from: at.seat, to: at.seat };
      return window.offer(at, event, others(g, at.seat), 'paid');
    },
  },
  paid: {
    run(g, at) {
      const to = ((at.result as { to?: SeatId } | null)?.to ?? at.seat) as SeatId;
      const crates = reveal(g.cargo[at.seat]!);
      const worth = crates.reduce((sum, held) => sum + VALUE[held.card], 0);
      g.cargo[at.seat] = hide([]);
      g.flow.shown = true;
      g.credits[to] = (g.credits[to] ?? 0) + worth;
      note(g, 'sm.log.paid', { seat: seatName(to), worth });
      return at.end();
    },
  },
});

const round = book.rule<{ order: SeatId[] }, 'load' | 'next' | 'over'>('round', {
  start: {
    ask: () => text('sm.bid'),
    shape: 'number',
    who: (g) => g.seats.filter((seat) => !g.conceded.includes(seat)),
    bounds: (g, at) => ({ min: 0, max: Math.min(3, g.credits[at.seat] ?? 0) }),
    all(g, at, bids) {
      const players = Object.keys(bids);
      for (const seat of players) {
        g.credits[seat] = (g.credits[seat] ?? 0) - (bids[seat] ?? 0);
        note(g, 'sm.log.bid', { seat: seatName(seat), bid: bids[seat] ?? 0 });
      }
      at.vars.order = g.seats.filter((seat) => players.includes(seat)).sort((a, b) => (bids[b] ?? 0) - (bids[a] ?? 0));
      return at.goto('load');
    },
  },
  load: {
    ask: () => text('sm.load'),
    shape: 'some',
    who: (g) => g.seats.filter((seat) => !g.conceded.includes(seat)),
    bounds: () => ({ min: 0, max: 2 }),
    budgets: () => [{ id: 'hold', label: text('sm.hold'), limit: HOLD, clause: 'SM-2' }],
    options: (g, at) =>
      reveal(g.hands[at.seat]!).map((held) => ({
        key: held.id,
        label: text(`sm.card.${held.card}`),
        at: `card:${held.id}`,
        costs: { hold: VALUE[held.card] },
        ...(VALUE[held.card] === 0 && { refused: refuse('not_cargo', { card: text(`sm.card.${held.card}`) }, 'SM-1') }),
      })),
    all(g, at, loads) {
      for (const [seat, ids] of Object.entries(loads)) {
        const names = opaqueIds(g, ids.length);
        const crates = reveal(g.hands[seat]!).filter((held) => ids.includes(held.id));
        for (const held of crates) discard(g, seat, held.id);
        g.cargo[seat] = hide(crates.map(({ card }, index) => ({ card, id: names[index]! })));
        note(g, 'sm.log.loaded', { count: ids.length }, { audience: [seat] });
      }
      return at.goto('next');
    },
  },
  next: {
    run(g, at) {
      const seat = at.vars.order.shift();
      if (seat === undefined) return at.goto('over');
      return g.conceded.includes(seat) ? at.goto('next') : at.call(deliver, seat, {}, 'next');
    },
  },
  over: {
    run(g, at) {
      g.round += 1;
      for (const seat of g.seats) deal(g, seat, Math.min(2, reveal(g.deck).length));
      if (g.round < ROUNDS) return at.goto('start');
      const best = Math.max(
        ...g.seats.filter((seat) => !g.conceded.includes(seat)).map((seat) => g.credits[seat] ?? 0),
      );
      const winners = g.seats.filter((seat) => !g.conceded.includes(seat) && g.credits[seat] === best);
      g.outcome = { winners, scores: { ...g.credits }, reason: text('sm.richest') };
      return at.end();
    },
  },
});

/** First rule of a match: one round after another. */
export const first = book.rule('first', { start: { run: (_g, at) => at.call(round, null, { order: [] }, 'start') } });
