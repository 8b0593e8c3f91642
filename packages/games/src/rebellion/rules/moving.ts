import type { Budget, Costs } from '../../engine/budgets.ts';
import { memoizeByIds } from '../../engine/memoize-ids.ts';
import type { Option, Piece } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { type Refusal, refuse, type Text, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { LeaderId } from '../data/leaders.ts';
import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '../data/systems.ts';
import { factsOf, type Side, type Theatre, typeOf, type UnitId, type UnitType } from '../data/units.ts';
import type { State } from '../state.ts';
import { baseSystem, captives, isSystem, leadersAt } from './board.ts';
import { warningsOfLeaving } from './leaving.ts';
import { leaderName, leaderOption, placeName, placeOption, unitName } from './names.ts';
import { unitsIn } from './unit-index.ts';

/** A movement of units into one place, and what it may ignore. Make one with `movement`. */
export type MoveVars = {
  side: Side;
  /** Who chooses. */
  seat: SeatId;
  to: PlaceId;
  /** Places units may come from; `adjacent` follows RB-8.2, RB-8.18 and RB-8.19. */
  from: 'adjacent' | PlaceId[];
  /** All units come from one place. */
  oneSource: boolean;
  /** Only units of this theatre. */
  only: Theatre | null;
  /** Units in all, and of each type named (others then none). */
  max: number | null;
  most: Partial<Record<UnitType, number>> | null;
  /** Transport is not needed. */
  freely: boolean;
  /** Own leaders do not stop units from leaving. */
  pastLeaders: boolean;
};

// What may be chosen in an order of movement (RB-8). Sources differ for the mover and for the table: only the Rebels may
// know which places lie beside a hidden base.

const isNear = (one: SystemId, other: SystemId): boolean => one === other || SYSTEMS[one].adjacent.includes(other);

/** Places units may come from in truth (RB-8.2, RB-8.18 to RB-8.20); `to` instead of the place that is named. */
function sources(g: State, { side, from, to: named }: MoveVars, to: PlaceId = named): readonly PlaceId[] {
  if (from !== 'adjacent') return from.filter((place) => place !== to);
  if (!isSystem(to)) return [baseSystem(g), ...SYSTEMS[baseSystem(g)].adjacent];
  const { adjacent } = SYSTEMS[to];
  return side === 'rebel' && !g.base.revealed && isNear(baseSystem(g), to) ? [...adjacent, BASE_SPACE] : adjacent;
}

/** Places units might come from for all the Empire knows: being asked must not tell where the base is (RB-8.21). */
function possibleSources(g: State, vars: MoveVars): readonly PlaceId[] {
  if (vars.from !== 'adjacent' || vars.side === 'imperial' || g.base.revealed) return sources(g, vars);
  if (!isSystem(vars.to)) return boxOf(g.options).places.filter(isSystem);
  return [...SYSTEMS[vars.to].adjacent, BASE_SPACE];
}

/** The own leader who stops units from leaving a place; a captive or a leader set free does not (RB-8.5 to RB-8.7). */
function guardOf(g: State, { side, pastLeaders }: MoveVars, place: PlaceId) {
  if (pastLeaders) return undefined;
  return leadersAt(g, side, place).find(
    (id) => !g.lasting.some((effect) => effect.kind === 'free' && effect.leader === id),
  );
}

/** Whether the movement is about a unit at all. */
function concerns({ side, only, most }: MoveVars, id: UnitId): boolean {
  const facts = factsOf(id);
  return facts.side === side && (!only || facts.theatre === only) && (!most || most[facts.id] !== undefined);
}

/** Ships come first, then what they carry, the strongest first. */
const rankOf = (id: UnitId): number => {
  const { capacity, needsTransport, health } = factsOf(id);
  return needsTransport ? (health ?? 0) : 100 + capacity;
};

/** Why a unit cannot leave a place with this guard, whatever else is chosen; null if it can. */
function held(id: UnitId, guard: LeaderId | undefined): Refusal | null {
  if (factsOf(id).immobile) return refuse('immobile', {}, 'RB-8.10');
  return guard ? refuse('leader_holds', { leader: leaderName(guard) }, 'RB-8.5') : null;
}

const needsRoom = ({ freely }: MoveVars, id: UnitId) => factsOf(id).needsTransport && !freely;
/** Whether some unit can leave a place without another. */
const canLeave = (g: State, vars: MoveVars, place: PlaceId) =>
  unitsIn(g, place).some((id) => concerns(vars, id) && !needsRoom(vars, id) && !factsOf(id).immobile) &&
  !guardOf(g, vars, place);

/** Whether, for all the table knows, the mover might have something to move. */
export function mayMove(g: State, vars: MoveVars): boolean {
  return possibleSources(g, vars).some((place) => canLeave(g, vars, place));
}

/** Whether some unit can reach the place; for the mover only, as above. */
export function canArrive(g: State, vars: MoveVars): boolean {
  return sources(g, vars).some((place) => canLeave(g, vars, place));
}

/**
 * Places that some unit can reach by the same movement (`to` aside). The truth about the base decides, so it is for the
 * mover only.
 */
export function placesInReach(g: State, vars: MoveVars, places: readonly PlaceId[]): ReadonlySet<PlaceId> {
  const left = new Set(boxOf(g.options).places.filter((from) => canLeave(g, vars, from)));
  return new Set(places.filter((to) => sources(g, vars, to).some((from) => left.has(from))));
}

/**
 * Why no unit can reach a place although some are where they could come from: a leader holds them, or nothing carries them;
 * otherwise that there are none. For the mover only.
 */
export function whyNoArrival(g: State, vars: MoveVars, to: PlaceId = vars.to): Text {
  const near = sources(g, vars, to).filter((place) =>
    unitsIn(g, place).some((id) => concerns(vars, id) && !factsOf(id).immobile),
  );
  for (const place of near) {
    const guard = guardOf(g, vars, place);
    if (guard) return text('noEffect.held', { leader: leaderName(guard), place: placeName(place) });
  }
  const [carried] = near;
  return carried ? text('noEffect.noShip', { place: placeName(carried) }) : text('noEffect.noArrival');
}

/** Places of which the mover chooses one, where all units must come from one. */
export function sourceOptions(g: State, vars: MoveVars): Option[] {
  return sources(g, vars)
    .filter((place) => canLeave(g, vars, place))
    .map((place) => placeOption(place));
}

/** The places of the order, by name, with what is lost when their last units leave. */
export function sourcePieces(g: State, vars: MoveVars): Piece[] {
  return sources(g, vars).map((place): Piece => {
    const warnings = warningsOfLeaving(g, vars.side, place);
    return { id: `place:${place}`, label: placeName(place), ...(warnings.length > 0 && { warnings }) };
  });
}

/** Captives Imperial units may take along, like ground units but without using room (RB-8.11). */
function captivesIn(g: State, { side, only, most }: MoveVars, place: PlaceId): LeaderId[] {
  return side === 'imperial' && only !== 'space' && !most ? captives(g, place) : [];
}

/** What moving a unit draws from the budgets of the order; `more`: its type, or the captives in its place. */
const movingCosts = memoizeByIds((place: PlaceId, room: number, isCounted: boolean, more: UnitType | number): Costs => {
  const costs: Record<string, number> = {};
  if (room !== 0) costs[`transport:${place}`] = room;
  if (isCounted) costs.units = 1;
  if (typeof more === 'string') costs[`type:${more}`] = 1;
  else if (more > 0) costs[`escort:${place}`] = -more;
  return costs;
});

/** With a limit for its type no captives come along (see `captivesIn`). */
function costsOf(vars: MoveVars, id: UnitId, place: PlaceId, escorted: number): Costs {
  const room = needsRoom(vars, id) ? 1 : -factsOf(id).capacity;
  return movingCosts(place, vars.freely ? 0 : room, vars.max !== null, vars.most ? typeOf(id) : escorted);
}

const NO_COSTS: Costs = {};

function unitOptions(g: State, vars: MoveVars, place: PlaceId): Option[] {
  const units = unitsIn(g, place)
    .filter((id) => concerns(vars, id))
    .sort((a, b) => rankOf(b) - rankOf(a));
  const guard = guardOf(g, vars, place);
  const escorted = captivesIn(g, vars, place).length;
  const hasShip = units.some((id) => factsOf(id).capacity > 0 && !held(id, guard));
  return units.map((id) => {
    const noShip = needsRoom(vars, id) && !hasShip ? refuse('no_room', {}, 'RB-8.9') : null;
    const refused = held(id, guard) ?? noShip;
    const costs = refused ? NO_COSTS : costsOf(vars, id, place, escorted);
    return {
      key: id,
      label: unitName(typeOf(id)),
      from: `place:${place}`,
      at: `place:${vars.to}`,
      ...(Object.keys(costs).length > 0 && { costs }),
      ...(refused && { refused }),
    };
  });
}

function captiveOptions(g: State, vars: MoveVars, place: PlaceId): Option[] {
  return captivesIn(g, vars, place).map((id) =>
    leaderOption(id, {
      key: `captive:${id}`,
      detail: text('detail.captive', { place: placeName(place) }),
      from: `place:${place}`,
      at: `place:${vars.to}`,
      costs: { [`escort:${place}`]: 1 },
    }),
  );
}

/** All that may move, or may not with the reason. */
export function movingOptions(g: State, vars: MoveVars): Option[] {
  return sources(g, vars).flatMap((place) => {
    const units = unitOptions(g, vars, place);
    return units.some(({ refused }) => !refused) ? [...units, ...captiveOptions(g, vars, place)] : units;
  });
}

/** The budgets that options of the order draw on. */
export function movingBudgets({ max, most }: MoveVars, options: readonly Option[]): Budget[] {
  const ids = new Set<string>();
  for (const { costs = {} } of options) for (const [id, cost] of Object.entries(costs)) if (cost > 0) ids.add(id);
  return [...ids].map((id): Budget => {
    const [kind, of = ''] = id.split(':');
    if (kind === 'units') return { id, label: text('budget.units'), limit: max ?? 0, clause: 'RB-8.15' };
    if (kind === 'type') {
      const type = of as UnitType;
      return { id, label: unitName(type), limit: most?.[type] ?? 0, clause: 'RB-8.15' };
    }
    const place = placeName(of as PlaceId);
    if (kind === 'escort') return { id, label: text('budget.escort', { place }), limit: 0, clause: 'RB-8.11' };
    return { id, label: text('budget.transport', { place }), limit: 0, clause: 'RB-8.9' };
  });
}
