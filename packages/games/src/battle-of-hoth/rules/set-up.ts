import { battleOf, type ScenarioId } from '../data/scenarios/index.ts';
import { fullStrength, SIDES, UNIT_TYPES, type UnitType } from '../data/units.ts';
import type { State } from '../state.ts';
import { placeUnit } from './board.ts';
import { newPiles } from './dealing.ts';
import { newTally } from './secondary.ts';

/** Lays out a battle: map, structures and units of the scenario, and shuffled piles (BH-3.1 to BH-3.3). */
export function layOut(g: State, id: ScenarioId): void {
  const scenario = battleOf({ scenario: id, files: g.files });
  const zero = () => Object.fromEntries(UNIT_TYPES.map((type) => [type, 0])) as Record<UnitType, number>;
  Object.assign(g, {
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
    numbers: zero(),
    medals: { rebels: [], empire: [] },
    fallen: [],
    destroyed: [],
    memory: {},
    leaders: { ...g.fixedLeaders },
    ...newPiles(g),
    order: null,
    attack: null,
  } satisfies Partial<State>);
  for (const { type, at, badge = null } of scenario.units)
    placeUnit(g, type, at, { badge, figures: fullStrength(type, badge) });
  if (!g.campaign) return;
  for (const side of SIDES) g.campaign.tally[side] = newTally();
  Object.assign(g.campaign, {
    playedOn: '',
    met: { rebels: false, empire: false },
    extraCards: { rebels: 0, empire: 0 },
    leaders: { rebels: [], empire: [] },
  });
}
