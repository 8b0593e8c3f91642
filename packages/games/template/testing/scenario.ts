import { reveal } from '../../src/engine/hidden.ts';
import { clone } from '../../src/engine/json.ts';
import { begin } from '../../src/engine/match.ts';
import type { SeatId } from '../../src/engine/state.ts';
import { testSeed } from '../../src/engine/testing/index.ts';
import { ScenarioBase } from '../../src/engine/testing/scenario.ts';
import { type Card, SEAT_IDS, type View } from '../client.ts';
import { highCard } from '../index.ts';
import { options, playerOf, type State } from '../state.ts';
import { tested } from './title.ts';

/** For tests of the board. */
export { text } from '../text/index.ts';

/** A position with pieces by name; everything omitted is as after `setup`. */
export interface Position {
  /** Default: p1 and p2. */
  readonly seats?: readonly SeatId[];
  readonly short?: boolean;
  /** Cards in hand by seat; hands and deck stay complete. */
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

/** Starts a scenario at the first round. Later hands in `hands` take precedence over earlier ones. */
export function scenario({ seats = SEAT_IDS.slice(0, 2), short = false, hands = {} }: Position): Scenario {
  const g = clone(begin(highCard, { seats, options: options.parse({ short }), seed: testSeed(1) }));
  for (const [seat, cards] of Object.entries(hands)) giveHand(g, seat, cards);
  return new Scenario(g);
}

/** Scenario tests of this title; `click`, `legalExactly`, `refusal` and more come from the base class. */
export class Scenario extends ScenarioBase<State, View> {
  constructor(g: State) {
    super(tested, g);
  }

  /** The seats choose a card in turn. */
  play(cards: Readonly<Record<SeatId, Card>>): this {
    for (const [seat, card] of Object.entries(cards)) this.as(seat).click(`card:${card}`);
    return this;
  }

  /** Points by seat. */
  get points(): Record<SeatId, number> {
    return Object.fromEntries(this.view().seats.map(({ seat, points }) => [seat, points]));
  }
}
