import type { HexId } from '../../../engine/hex/index.ts';
import { hide } from '../../../engine/hidden.ts';
import type { Json } from '../../../engine/json.ts';
import type { View } from '../../client.ts';
import type { CardId } from '../../data/cards.ts';
import { battleOf, type ScenarioId } from '../../data/scenarios/index.ts';
import { type Side, UNIT_TYPES, type UnitType } from '../../data/units.ts';
import type { Order, Ordered, State } from '../../state.ts';

const bySide = <T>(make: (side: Side) => T): Record<Side, T> => ({ rebels: make('rebels'), empire: make('empire') });

function orderedOf(view: View): Record<string, Ordered> {
  const units = view.order?.units ?? [];
  return Object.fromEntries(
    units.map(({ id, moved, path, cost, stopped, attacks, targets, plain }) => [
      id,
      { moved, path: [...path], cost, stopped, attacks, targets: [...targets], broke: true, movedAfter: false, plain },
    ]),
  );
}

function orderOf(view: View): Order | null {
  if (!view.order) return null;
  const { seat, card, benefits, section, solo } = view.order;
  const units = orderedOf(view);
  return { seat, card, before: [], benefits, section, type: null, units, solo, closeCombat: 0 };
}

/** What rules of the scenario remember, as far as the view tells. */
function memoryOf(view: View, scenario: ScenarioId): Record<string, Json> {
  const { specialRules, objectives } = battleOf({ scenario, files: view.files });
  const won = view.sides.flatMap((side) => side.won.map(({ of }) => of));
  const taken = objectives
    .filter(({ kind, id }) => kind === 'permanent' && won.includes(id))
    .map(({ id }) => [id, true] as const);
  const exits = view.objectives.filter(({ left }) => left.length > 0).map(({ id, left }) => [id, [...left]] as const);
  const tokens = specialRules.flatMap((rule) => {
    const token = rule.kind === 'carryToken' ? view.tokens.find(({ id }) => id === rule.token) : undefined;
    const state = { takers: [], turn: '', handedOver: '', exit: null, captured: false };
    return token ? [[rule.id, { ...state, carrier: token.carrier, hex: token.hex }] as const] : [];
  });
  return Object.fromEntries<Json>([...exits, ...taken, ...tokens]);
}

/** Types of the structures that are gone. */
function destroyedOf(view: View, scenario: ScenarioId): State['destroyed'] {
  const present = view.structures.map(({ id }) => id);
  const { structures } = battleOf({ scenario, files: view.files });
  return structures.filter(({ id }) => !present.includes(id)).map(({ type }) => type);
}

/** A state made of what a viewer sees, so that the rules can be asked about it. Hands, piles and dice to come are empty. */
export function modelOf(view: View): State {
  const scenario = view.scenario as ScenarioId;
  const medals = (side: Side) => view.sides.find((one) => one.side === side)?.won ?? [];
  const units = view.units.map(({ id, type, hex, figures, badge, deployed }) => ({
    id,
    type,
    hex,
    figures,
    badge,
    deployed: deployed ?? false,
  }));
  return {
    seats: view.seats.map(({ seat }) => seat),
    conceded: view.seats.filter(({ conceded }) => conceded).map(({ seat }) => seat),
    flow: { stack: [], answered: {}, shown: false },
    luck: hide({ seed: '', used: 0, source: 'fast' }),
    log: [],
    undo: hide({ base: null, acts: [] }),
    outcome: null,
    scenario,
    ...(view.files && { files: view.files }),
    active: view.active,
    turns: bySide((side) => view.sides.find((one) => one.side === side)?.turns ?? 0),
    terrain: Object.fromEntries(view.terrain.map(({ hex, type }) => [hex, type])),
    structures: view.structures.map(({ id, type, hex, attackableBy }) => ({ id, type, hex, attackableBy })),
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    numbers: Object.fromEntries(UNIT_TYPES.map((type) => [type, 0])) as Record<UnitType, number>,
    medals: bySide((side) => medals(side).map((medal) => ({ ...medal }))),
    fallen: [...view.fallen],
    destroyed: destroyedOf(view, scenario),
    memory: memoryOf(view, scenario),
    withLeaders: false,
    leaders: {},
    fixedLeaders: {},
    campaign: null,
    hands: {},
    decks: {},
    discards: {},
    order: orderOf(view),
    attack: null,
  };
}

/** The model with a card in play and these units ordered, none of which has acted. */
export function withOrder(g: State, card: CardId, ids: readonly string[], benefits = true): State {
  const fresh = (): Ordered => ({
    moved: false,
    path: [],
    cost: 0,
    stopped: false,
    attacks: 0,
    targets: [],
    broke: true,
    movedAfter: false,
    plain: false,
  });
  const units = Object.fromEntries(ids.map((id) => [id, fresh()]));
  const seat = g.order?.seat ?? g.seats[0] ?? '';
  return {
    ...g,
    order: { seat, card, before: [], benefits, section: null, type: null, units, solo: null, closeCombat: 0 },
  };
}

/** Asks something about the model with a unit in another hex. The unit is moved there and back: copies are much slower. */
export function standing<T>(g: State, id: string, hex: HexId, ask: () => T): T {
  const unit = g.units[id];
  if (!unit) return ask();
  const from = unit.hex;
  unit.hex = hex;
  try {
    return ask();
  } finally {
    unit.hex = from;
  }
}
