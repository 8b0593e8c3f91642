import type { Seen } from '../../../engine/seen.ts';
import type { LeaderView, RebellionView } from '../../client.ts';
import { idsIn } from '../../data/ids.ts';
import { LEADERS, type LeaderId, type Role } from '../../data/leaders.ts';
import { BASE_SPACE, distance, type PlaceId, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type Side, type Theatre, type UnitId } from '../../data/units.ts';

/** What the captain makes of a frame: the same facts, looked up quickly. */
export interface World {
  readonly view: RebellionView;
  readonly side: Side;
  readonly rival: Side;
  /** The role of the seat in a team; null for one who plays a side alone. */
  readonly role: Role | null;
  /** Units by place or queue box. */
  readonly units: ReadonlyMap<string, Readonly<Record<Side, UnitId[]>>>;
  /** Leaders of either side that are free, by place. */
  readonly leaders: ReadonlyMap<string, Readonly<Record<Side, LeaderId[]>>>;
  /** What has been worked out about this frame already. */
  readonly known: Map<string, unknown>;
}

/** Works something out once per frame. */
export function once<T>(w: World, what: string, work: () => T): T {
  if (!w.known.has(what)) w.known.set(what, work());
  return w.known.get(what) as T;
}

function put<T>(map: Map<string, Record<Side, T[]>>, at: string, side: Side, id: T): void {
  const there = map.get(at);
  if (there) there[side].push(id);
  else map.set(at, side === 'rebel' ? { rebel: [id], imperial: [] } : { rebel: [], imperial: [id] });
}

/** The world as a seat sees it. */
export function look({ view, viewer }: Seen<RebellionView>): World {
  const side: Side = viewer.startsWith('rebel') ? 'rebel' : 'imperial';
  const role = viewer.endsWith('-admiral') ? 'admiral' : viewer.endsWith('-general') ? 'general' : null;
  return worldOf(view, side, role);
}

/** The same seat's world after a part of an answer, such as units placed. */
export const changed = ({ view, side, role }: World, more: Partial<RebellionView>): World =>
  worldOf({ ...view, ...more }, side, role);

function worldOf(view: RebellionView, side: Side, role: Role | null): World {
  const units = new Map<string, Record<Side, UnitId[]>>();
  for (const key in view.units) {
    const id = key as UnitId;
    put(units, view.units[id]?.at ?? '', factsOf(id).side, id);
  }
  const leaders = new Map<string, Record<Side, LeaderId[]>>();
  for (const id of idsIn(view.leaders)) {
    const leader = view.leaders[id];
    if (!isCaptive(leader)) put(leaders, leader.at, leader.side, id);
  }
  return { view, side, rival: side === 'rebel' ? 'imperial' : 'rebel', role, units, leaders, known: new Map() };
}

const NONE: readonly UnitId[] = [];

/** Units of a side in a place. */
export function unitsOf(w: World, place: string, side: Side, theatre?: Theatre): readonly UnitId[] {
  const all = w.units.get(place)?.[side] ?? NONE;
  return theatre === undefined || all.length === 0 ? all : all.filter((id) => factsOf(id).theatre === theatre);
}

export const isThere = (w: World, place: string, side: Side, theatre?: Theatre): boolean =>
  unitsOf(w, place, side, theatre).length > 0;

const isCaptive = ({ ring }: LeaderView) => ring === 'captured' || ring === 'carbonite';

/** Free leaders of a side in a place. */
export const leadersIn = (w: World, place: string, side: Side): readonly LeaderId[] =>
  w.leaders.get(place)?.[side] ?? [];

export function captivesIn(w: World, place: string): LeaderId[] {
  return idsIn(w.view.leaders).filter((id) => w.view.leaders[id].at === place && isCaptive(w.view.leaders[id]));
}

/** Leaders in the pool this seat decides about. */
export const ownPool = (w: World): readonly LeaderId[] =>
  leadersIn(w, 'pool', w.side).filter((id) => w.role === null || LEADERS[id].role === w.role);

/** Systems that can be the base for all this seat knows: for the Rebels, what the Empire must still think. */
export function suspects(w: World): readonly SystemId[] {
  return once(w, 'suspects', () => suspectsNow(w));
}

function suspectsNow(w: World): SystemId[] {
  const { view } = w;
  if (view.base.revealed) return view.base.system ? [view.base.system] : [];
  const out = new Set<SystemId>([...(view.probes.ruledOut ?? []), ...view.probes.removed, 'coruscant']);
  return idsIn(view.systems).filter(
    (id) =>
      !out.has(id) &&
      !view.systems[id].destroyed &&
      view.systems[id].loyalty !== 'imperial' &&
      !isThere(w, id, 'imperial', 'ground'),
  );
}

/** Suspects the Empire can stand beside at the same time. */
const MARCHED_ON = 6;

/** The suspects once they are few enough to march on; all of them are guarded by the units of the base. */
export function goals(w: World): readonly SystemId[] {
  const left = suspects(w);
  return left.length <= MARCHED_ON ? left : [];
}

/** Steps from a system to the nearest goal. */
export const stepsToGoal = (w: World, from: SystemId): number =>
  goals(w).reduce((least, goal) => Math.min(least, steps(from, goal)), 99);

/** Where the Rebel units of the base stand. */
export function baseHome(w: World): PlaceId {
  return w.view.base.revealed && w.view.base.system ? w.view.base.system : BASE_SPACE;
}

/** Imperial force that could enter a system with ground units in one move: ground units that ships next to it can carry. */
export function invaders(w: World, system: SystemId): UnitId[] {
  return SYSTEMS[system].adjacent.flatMap((from) => movable(w, from, 'imperial'));
}

/** Units that could leave a place now, ships with what they can carry; none where an own leader stands. */
export function movable(w: World, place: PlaceId, side: Side): readonly UnitId[] {
  return once(w, `movable ${place} ${side}`, () => movableNow(w, place, side));
}

function movableNow(w: World, place: PlaceId, side: Side): UnitId[] {
  if (leadersIn(w, place, side).length > 0) return [];
  const units = unitsOf(w, place, side).filter((id) => !factsOf(id).immobile);
  const ships = units.filter((id) => !factsOf(id).needsTransport);
  let room = ships.reduce((sum, id) => sum + factsOf(id).capacity, 0);
  const cargo = units
    .filter((id) => factsOf(id).needsTransport)
    .sort((a, b) => worth(b) - worth(a))
    .filter(() => room-- > 0);
  return [...ships, ...cargo];
}

/** What a unit is worth: its dice and its health. */
export function worth(id: UnitId): number {
  const { red, black, health, class: kind } = factsOf(id);
  if (kind === 'space-station') return 12;
  return red + black + (health ?? 0) + (kind === 'structure' ? 1 : 0);
}

/** Steps between two systems. */
export function steps(from: SystemId, to: SystemId): number {
  const key = `${from} ${to}`;
  const known = STEPS.get(key) ?? distance(from, to);
  STEPS.set(key, known);
  return known;
}
const STEPS = new Map<string, number>();

export const isSystemId = (place: string): place is SystemId => Object.hasOwn(SYSTEMS, place);
