import { expect } from 'vitest';
import { type Decision, pending } from '../../src/engine/flow.ts';
import { hide, reveal } from '../../src/engine/hidden.ts';
import { clone } from '../../src/engine/json.ts';
import { act, begin, concede, see } from '../../src/engine/match.ts';
import type { SeatId, Viewer } from '../../src/engine/state.ts';
import { testSeed } from '../../src/engine/testing/index.ts';
import { type Card, SEAT_IDS, type View } from '../client.ts';
import { highCard } from '../index.ts';
import { options, playerOf, type State } from '../state.ts';

/** A position by the names of its pieces; what is left out is as after `setup`. */
export interface Position {
  /** Default: p1 and p2. */
  readonly seats?: readonly SeatId[];
  readonly short?: boolean;
  /** Cards in hand by seat; both they and the deck stay complete. */
  readonly hands?: Readonly<Record<SeatId, readonly Card[]>>;
}

/** Exchanges cards between hands and deck until a seat holds these. */
function giveHand(g: State, seat: SeatId, cards: readonly Card[]): void {
  const piles = [reveal(g.deck), ...g.seats.map((one) => reveal(playerOf(g, one).hand))];
  const hand = reveal(playerOf(g, seat).hand);
  for (const card of cards.filter((one) => !hand.includes(one))) {
    const given = hand.findIndex((one) => !cards.includes(one));
    const pile = piles.find((one) => one.includes(card))!;
    pile[pile.indexOf(card)] = hand[given]!;
    hand[given] = card;
  }
  hand.sort((a, b) => a - b);
}

/** A match at its first round. Later hands of `hands` win over earlier ones. */
export function scenario({ seats = SEAT_IDS.slice(0, 2), short = false, hands = {} }: Position): Scenario {
  const g = clone(begin(highCard, { seats, options: options.parse({ short }), seed: testSeed(1) }));
  for (const [seat, cards] of Object.entries(hands)) giveHand(g, seat, cards);
  g.undo = hide({ base: { ...g, log: [], undo: hide({ base: null, acts: [] }) }, acts: [] });
  return new Scenario(g);
}

/** A match that tests click through; the invariants are checked after every act. */
export class Scenario {
  g: State;

  constructor(g: State) {
    this.g = g;
  }

  /** Seats that are asked, in clockwise order. */
  get asked(): SeatId[] {
    return pending(highCard.rules, this.g).map(({ seat }) => seat);
  }

  decision(seat: SeatId): Decision {
    const found = pending(highCard.rules, this.g).find((decision) => decision.seat === seat);
    if (!found) throw new Error(`${seat} is not asked`);
    return found;
  }

  /** Cards a seat may play. */
  legal(seat: SeatId): Card[] {
    const open = this.decision(seat).options.filter((option) => !option.refused);
    return open.map(({ key }) => Number(key.slice('card:'.length)));
  }

  /** Code and clause of a refused card; undefined when it may be played or is not in hand. */
  refusal(seat: SeatId, card: Card): string | undefined {
    const refused = this.decision(seat).options.find(({ key }) => key === `card:${card}`)?.refused;
    return refused && `${refused.code} ${refused.clause}`;
  }

  /** The seats choose a card, one after the other. */
  play(cards: Readonly<Record<SeatId, Card>>): this {
    for (const [seat, card] of Object.entries(cards)) {
      const result = act(highCard, this.g, seat, this.decision(seat).id, `card:${card}`);
      if (!result.ok) throw new Error(`${card}: ${JSON.stringify(result.refusal)}; legal: ${this.legal(seat)}`);
      this.g = result.g;
      expect(highCard.invariants(this.g)).toEqual([]);
    }
    return this;
  }

  concede(seat: SeatId): this {
    const result = concede(highCard, this.g, seat);
    if (!result.ok) throw new Error(result.refusal.code);
    this.g = result.g;
    expect(highCard.invariants(this.g)).toEqual([]);
    return this;
  }

  view(viewer: Viewer = 'spectator'): View {
    return see(highCard, this.g, viewer).view;
  }

  /** Points by seat. */
  get points(): Record<SeatId, number> {
    return Object.fromEntries(this.view().seats.map(({ seat, points }) => [seat, points]));
  }
}
