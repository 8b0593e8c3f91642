import { askingRule } from '../engine/flow.ts';
import type { HexId } from '../engine/hex/index.ts';
import { reveal, sendable } from '../engine/hidden.ts';
import type { SeatId, Viewer } from '../engine/state.ts';
import type {
  AimView,
  AttackView,
  ObjectiveView,
  OrderView,
  SeatView,
  SideView,
  StructureView,
  TokenView,
  UnitView,
  View,
} from './client.ts';
import { briefingOf } from './data/scenarios/briefing.ts';
import { battleOf } from './data/scenarios/index.ts';
import type { TerrainId } from './data/terrain.ts';
import { fullStrength, SIDES, type Side } from './data/units.ts';
import { aimsOf } from './rules/aiming.ts';
import { activeSeat, infoOf } from './rules/board.ts';
import { bonusState, carryRules, chargesOf, leftBy, tokenState } from './rules/memory.ts';
import { discardsOf, handOf } from './rules/piles.ts';
import { escapeOf } from './rules/retreat.ts';
import { tracedSoFar } from './rules/trace.ts';
import { goalOf, heldMedals, medalsOf, TURN_LIMIT } from './rules/victory.ts';
import { aboardOf } from './scenarios/carriers.ts';
import { sideOf } from './seats.ts';
import type { Order, State, Structure, Unit } from './state.ts';
import { campaignView } from './view-campaign.ts';

/** A hand is seen by its seat and its partner, and by all after the battle (BH-18.1 to BH-18.3). */
function seesHand(g: State, seat: SeatId, viewer: Viewer): boolean {
  return g.outcome !== null || (viewer !== 'spectator' && sideOf(viewer) === sideOf(seat));
}

function seatView(g: State, seat: SeatId, viewer: Viewer): SeatView {
  const hand = handOf(g, seat);
  const deck = g.decks[seat];
  return {
    seat,
    side: sideOf(seat),
    cards: hand.length,
    hand: seesHand(g, seat, viewer) ? [...hand] : null,
    deck: deck ? reveal(deck).length : 0,
    discards: [...discardsOf(g, seat)],
    leader: g.leaders[seat] ?? null,
    conceded: g.conceded.includes(seat),
  };
}

function sideView(g: State, side: Side): SideView {
  return {
    side,
    turns: g.turns[side],
    goal: goalOf(g, side),
    won: g.medals[side].map((medal) => ({ for: medal.for, of: medal.of })),
    held: heldMedals(g, side),
    medals: medalsOf(g, side),
    extraCard: bonusSeat(g, side),
  };
}

function unitView(g: State, unit: Unit): UnitView {
  const { id, type, hex, figures, badge } = unit;
  return {
    id,
    type,
    side: infoOf(unit).side,
    hex,
    figures,
    strength: fullStrength(type, badge),
    badge,
    deployed: badge === 'eweb' ? unit.deployed : null,
    aboard: aboardOf(g, unit),
  };
}

function structureView(g: State, { id, type, hex, attackableBy }: Structure): StructureView {
  const charging = battleOf(g).specialRules.find((rule) => rule.kind === 'chargeStructure' && rule.structure === id);
  return { id, type, hex, attackableBy, charges: charging ? chargesOf(g, charging.id) : null };
}

function objectivesOf(g: State): ObjectiveView[] {
  return battleOf(g).objectives.map((objective) => ({
    id: objective.id,
    kind: objective.kind,
    for: objective.for,
    hexes: [...objective.hexes],
    medals: 'medals' in objective ? objective.medals : 0,
    edge: objective.kind === 'exit' ? objective.edge : null,
    left: objective.kind === 'exit' ? [...leftBy(g, objective.id)] : [],
  }));
}

/** Tokens that are on the board: carried, or lying in a hex. */
function tokensOf(g: State): TokenView[] {
  return carryRules(g).flatMap((rule) => {
    const { carrier, hex, exit } = tokenState(g, rule);
    const at = carrier === null ? hex : (g.units[carrier]?.hex ?? hex);
    return exit === null ? [{ id: rule.token, carrier, hex: at }] : [];
  });
}

/** The seat that holds extra cards of a place on the map; null without any. */
function bonusSeat(g: State, side: Side): SeatId | null {
  const rule = battleOf(g).specialRules.find(({ kind }) => kind === 'handBonus');
  return rule ? (bonusState(g, rule.id)[side]?.seat ?? null) : null;
}

function orderView({ seat, card, before, benefits, section, solo, units }: Order): OrderView {
  const ordered = Object.entries(units).map(([id, one]) => ({
    id,
    moved: one.moved,
    path: [...one.path],
    stopped: one.stopped,
    cost: one.cost,
    attacks: one.attacks,
    targets: [...one.targets],
    plain: one.plain,
  }));
  return { seat, card, before: [...before], benefits, section, solo, units: ordered };
}

function attackView(g: State): AttackView | null {
  if (!g.attack) return null;
  const { attacker, from, target, at, parts, faces, isOpen, confirmation, hits, retreats } = g.attack;
  return {
    attacker,
    from,
    target,
    at,
    parts: parts.map(({ why, dice }) => ({ why, dice })),
    faces: [...faces],
    isOpen,
    confirmation: confirmation && [...confirmation],
    hits,
    retreats,
  };
}

/** Attacks are compared with their dice while they are chosen; everything they depend on is open. */
function aimViews(g: State): AimView[] {
  if (askingRule(g) !== 'attacks') return [];
  return aimsOf(g).map((aim) => {
    const target = g.units[aim.target];
    const retreats = target && !infoOf(target).ignoresRetreats;
    return { ...aim, escape: retreats ? escapeOf(g, target, aim.dice) : null };
  });
}

function terrainOf(g: State): View['terrain'] {
  const entries = Object.entries(g.terrain) as [HexId, TerrainId][];
  return entries.map(([hex, type]) => ({ hex, type }));
}

/** What a viewer may see: everything but piles, hands of the other side and the seed (BH-18). */
export function view(g: State, viewer: Viewer): View {
  return sendable({
    scenario: g.scenario,
    ...(g.files && { files: { ...g.files } }),
    active: g.active,
    seat: activeSeat(g),
    turnLimit: TURN_LIMIT,
    briefing: briefingOf(battleOf(g)),
    sides: SIDES.map((side) => sideView(g, side)),
    seats: g.seats.map((seat) => seatView(g, seat, viewer)),
    terrain: terrainOf(g),
    structures: g.structures.map((structure) => structureView(g, structure)),
    objectives: objectivesOf(g),
    units: Object.values(g.units).map((unit) => unitView(g, unit)),
    tokens: tokensOf(g),
    fallen: [...g.fallen],
    order: g.order && orderView(g.order),
    attack: attackView(g),
    aims: aimViews(g),
    tracing: [...tracedSoFar(g)],
    campaign: campaignView(g, viewer),
  });
}
