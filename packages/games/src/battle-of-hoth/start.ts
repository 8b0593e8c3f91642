import { z } from 'zod';
import { newDeck } from '../engine/deck.ts';
import { hide, reveal } from '../engine/hidden.ts';
import { shuffle } from '../engine/rng.ts';
import type { Core, SeatId } from '../engine/state.ts';
import { type CardId, standardCards } from './data/cards.ts';
import { SCENARIO_IDS, type ScenarioId, scenarioOf } from './data/scenarios/index.ts';
import { fullStrength, SIDES, type Side, UNIT_TYPES, type UnitType } from './data/units.ts';
import { placeUnit } from './rules/board.ts';
import { seatsOf } from './seats.ts';
import type { State } from './state.ts';

/** Options of a match with these scenarios; `title` is the text key of the field in the lobby's form. */
export function optionsOf(playable: readonly ScenarioId[]) {
  const ids = SCENARIO_IDS.filter((id) => playable.includes(id));
  return z.strictObject({
    scenario: z
      .enum(ids as [ScenarioId, ...ScenarioId[]])
      .default('imperial-scout-mission')
      .meta({ title: 'option.scenario' }),
  });
}
export type Options = z.output<ReturnType<typeof optionsOf>>;

/** Decks of a side: its cards shuffled, in a pair dealt in equal parts as two personal decks (BH-3.3, BH-16.2). */
function decksOf(core: Core, side: Side): [SeatId, CardId[]][] {
  const seats = seatsOf(core, side);
  const cards = shuffle(core, standardCards(side));
  return seats.map((seat, index) => [seat, cards.filter((_card, at) => at % seats.length === index)]);
}

/** Hands and piles of all seats; a member of a pair draws half of the hand, rounded up (BH-3.5, BH-16.3). */
function deal(core: Core, scenario: ScenarioId): Pick<State, 'hands' | 'decks' | 'discards'> {
  const dealt = SIDES.flatMap((side) =>
    decksOf(core, side).map(([seat, cards]) => {
      const count = Math.ceil(scenarioOf(scenario).hands[side] / seatsOf(core, side).length);
      const deck = reveal(newDeck(core, cards));
      return { seat, hand: hide(deck.slice(0, count)), deck: hide(deck.slice(count)) };
    }),
  );
  return {
    hands: Object.fromEntries(dealt.map(({ seat, hand }) => [seat, hand])),
    decks: Object.fromEntries(dealt.map(({ seat, deck }) => [seat, deck])),
    discards: Object.fromEntries(dealt.map(({ seat }) => [seat, []])),
  };
}

/** The map and the units of the scenario, and the cards dealt (BH-3). */
export function setup(core: Core, { scenario: id }: Options): State {
  const scenario = scenarioOf(id);
  const g: State = {
    ...core,
    scenario: id,
    active: scenario.firstPlayer,
    turns: { rebels: 0, empire: 0 },
    terrain: Object.fromEntries(scenario.terrain.map(({ type, at }) => [at, type])),
    structures: scenario.structures.map((one) => ({
      id: one.id,
      type: one.type,
      hex: one.at,
      attackableBy: one.attackableBy ?? null,
    })),
    units: {},
    numbers: Object.fromEntries(UNIT_TYPES.map((type) => [type, 0])) as Record<UnitType, number>,
    medals: { rebels: [], empire: [] },
    fallen: [],
    destroyed: [],
    memory: {},
    ...deal(core, id),
    order: null,
    attack: null,
  };
  for (const { type, at, badge = null } of scenario.units)
    placeUnit(g, type, at, { badge, figures: fullStrength(type, badge) });
  return g;
}
