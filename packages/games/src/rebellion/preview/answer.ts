import { partsLeft } from '../../engine/budgets.ts';
import type { Decision } from '../../engine/decision.ts';
import type { Option } from '../../engine/rule.ts';
import type { Text } from '../../engine/text.ts';
import { queueBoxOf, spareFor } from '../data/building.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionCard } from '../data/missions.ts';
import type { PlaceId, SystemId } from '../data/systems.ts';
import { factsOf, MINIATURES, type Side, typeOf, UNITS, type UnitId, type UnitType } from '../data/units.ts';
import type { AssignedView, RebellionView } from '../view-shape.ts';

// What answers of many parts lead to, from what the player sees: the view with the picked parts carried out.

/** Part of an answer: a picked option. */
export type Part = Pick<Option, 'key' | 'from' | 'at'>;

/** Id within a target: `hoth` of `place:hoth`. */
export const idOf = (target = ''): string => target.slice(target.indexOf(':') + 1);
/** The unit type that a part uses: `x-wing` of a part from `type:x-wing`. */
export const unitOf = ({ from }: Part) => idOf(from) as UnitType;
const placeOf = ({ at }: Part) => idOf(at) as PlaceId;

/** Puts the miniatures of the parts into their places. */
function placed(
  units: RebellionView['units'],
  parts: readonly Part[],
  ids: readonly (UnitId | null)[],
): RebellionView['units'] {
  const moved = parts.flatMap((part, index) => {
    const id = ids[index];
    return id ? [[id, { at: idOf(part.at), damage: 0 }] as const] : [];
  });
  return { ...units, ...Object.fromEntries(moved) };
}

// --- leaders on missions

const leaderOf = ({ from }: Part) => idOf(from) as LeaderId;
const cardOf = ({ at }: Part) => idOf(at) as MissionCard;

function withLeader(assigned: readonly AssignedView[], side: Side, part: Part): AssignedView[] {
  const card = cardOf(part);
  const there = assigned.find((one) => one.card === card);
  const now = { side, card, leaders: [...(there?.leaders ?? []), leaderOf(part)] };
  return there ? assigned.map((one) => (one === there ? now : one)) : [...assigned, now];
}

/** Cards leave the hand, and leaders the pool. */
function withAssigned(view: RebellionView, parts: readonly Part[]): RebellionView {
  const [first] = parts;
  if (!first) return view;
  // The side it serves: a lured leader goes on missions of the Empire.
  const { side } = view.leaders[leaderOf(first)];
  const cards = new Set(parts.map(cardOf));
  const own = view.missions[side];
  const held = own.hand.cards?.filter((card) => !cards.has(card)) ?? null;
  const hand = { count: held?.length ?? own.hand.count, cards: held };
  const leaders = { ...view.leaders };
  for (const part of parts) leaders[leaderOf(part)] = { ...leaders[leaderOf(part)], at: 'mission' };
  return {
    ...view,
    leaders,
    missions: { ...view.missions, [side]: { ...own, hand } },
    assigned: parts.reduce<readonly AssignedView[]>((all, part) => withLeader(all, side, part), view.assigned),
  };
}

// --- units on the build queue

/** Whether a part gives a unit of the board up; other parts build. */
export const isSpare = ({ from }: Part): boolean => from === undefined;

/** What a build order leads to. */
interface Build {
  readonly units: RebellionView['units'];
  /** The miniature of each unit ordered, in the order of the parts; null for one that cannot be built. */
  readonly built: readonly (UnitId | null)[];
}

/** Whether the Empire has lost its hold on a system with the units given up: it builds no more there. */
function isFreed({ systems }: RebellionView, units: Build['units'], place: PlaceId): boolean {
  const isGuard = (id: UnitId) => factsOf(id).side === 'imperial' && factsOf(id).theatre === 'ground';
  const guards = (Object.keys(units) as UnitId[]).filter((id) => units[id]?.at === place && isGuard(id));
  return place in systems && systems[place as SystemId].subjugated && guards.length === 0;
}

/** Units are built from the supply first, then for units that are given up, one after the other (RB-14.0.30). */
function buildOf(view: RebellionView, parts: readonly Part[]): Build {
  const units = { ...view.units };
  const orders = parts.filter((part) => !isSpare(part)).map((part) => ({ type: unitOf(part), place: placeOf(part) }));
  const take = ({ type, place }: (typeof orders)[number]): UnitId | null => {
    const id = MINIATURES[type].find((one) => !units[one]) ?? null;
    if (id) units[id] = { at: `queue-${queueBoxOf(place)}`, damage: 0 };
    return id;
  };
  const built = orders.map(take);
  let spares = parts.filter(isSpare).map(({ at }) => {
    const id = idOf(at) as UnitId;
    return { id, at: view.units[id]?.at ?? '' };
  });
  for (const [n, order] of orders.entries()) {
    if (built[n] || isFreed(view, units, order.place)) continue;
    const needed = orders.filter((_one, other) => !built[other] && other >= n).map(({ place }) => place);
    const spare = spareFor(
      spares.filter(({ id }) => typeOf(id) === order.type),
      order.place,
      needed,
    );
    if (!spare) continue;
    spares = spares.filter(({ id }) => id !== spare);
    delete units[spare];
    built[n] = take(order);
  }
  return { units, built };
}

/** The miniature of each unit that the parts build; null for one that cannot be built. */
export const builtUnits = (view: RebellionView, parts: readonly Part[]) => buildOf(view, parts).built;

type Question = Pick<Decision, 'options' | 'budgets' | 'pieces'>;

/** Types with the numbers left in the supply. */
export function supplyLeft({ pieces: all = [], options }: Question, picked: readonly string[]): Decision['pieces'] {
  return all.map((piece) => {
    const used = options.filter(({ key, from }) => from === piece.id && picked.includes(key)).length;
    const freed = options.filter(
      (one) => isSpare(one) && picked.includes(one.key) && one.costs?.[piece.id] !== undefined,
    ).length;
    const { params = {} } = piece.label;
    return { ...piece, label: { ...piece.label, params: { ...params, n: Number(params.n ?? 0) + freed - used } } };
  });
}

const iconOf = ({ costs = {}, from = '' }: Option): string => Object.keys(costs).find((id) => id !== from) ?? '';

/** The answer with every icon used: each for the type with most units in the supply, as the rules would choose. */
export function filledBuild(question: Question, picked: readonly string[]): readonly string[] {
  const left = partsLeft(question, picked).filter((option) => !isSpare(option));
  const [first] = left;
  if (!first) return picked;
  const supply = supplyLeft(question, picked) ?? [];
  const supplyOf = ({ from }: Option) => Number(supply.find(({ id }) => id === from)?.label.params?.n ?? 0);
  const types = left.filter((option) => iconOf(option) === iconOf(first));
  const [most = first] = types.toSorted((one, other) => supplyOf(other) - supplyOf(one));
  return filledBuild(question, [...picked, most.key]);
}

// --- units put into places

/** The miniature of each unit deployed, by part: those that wait, in their order, are taken place by place. */
function minisOf({ units }: RebellionView, parts: readonly Part[]): ReadonlyMap<Part, UnitId> {
  const waiting = (Object.keys(units) as UnitId[]).filter((id) => units[id]?.at === 'deploying');
  const taken = new Map<Part, UnitId>();
  const places = [...new Set(parts.map(({ at }) => at))];
  for (const part of places.flatMap((place) => parts.filter(({ at }) => at === place))) {
    const id = waiting.find((one) => typeOf(one) === unitOf(part));
    if (!id) continue;
    taken.set(part, id);
    waiting.splice(waiting.indexOf(id), 1);
  }
  return taken;
}

/** The miniature of each unit deployed; null for one that does not wait. */
export function deployedUnits(view: RebellionView, parts: readonly Part[]): readonly (UnitId | null)[] {
  const minis = minisOf(view, parts);
  return parts.map((part) => minis.get(part) ?? null);
}

/** The miniature of each starting unit: none of the side is on the board before. */
export function startingUnits(parts: readonly Part[]): readonly UnitId[] {
  const used = new Map<UnitType, number>();
  return parts.map((part): UnitId => {
    const type = unitOf(part);
    const number = (used.get(type) ?? 0) + 1;
    used.set(type, number);
    return `${type}-${number}`;
  });
}

/** Units come from the tray; a ground unit ends the want of its system. */
function withPlaced(view: RebellionView, parts: readonly Part[]): RebellionView {
  const { placing } = view;
  if (!placing) return view;
  const left = { ...placing.left };
  for (const type of parts.map(unitOf)) left[type] = (left[type] ?? 0) - 1;
  const isGround = (part: Part) => UNITS[unitOf(part)].theatre === 'ground';
  const guarded = new Set(parts.filter(isGround).map(({ at }) => idOf(at)));
  const bare = placing.bare.filter((system) => !guarded.has(system));
  return { ...view, units: placed(view.units, parts, startingUnits(parts)), placing: { ...placing, left, bare } };
}

/** Whether a part is the system of the Rebels, to which the units of the other parts go. */
export const isSystem = ({ at = '' }: Part): boolean => at.startsWith('place:');

/** Units of the Rebels with their piece and place. */
export function rebelUnits<P extends Part>(parts: readonly P[]): readonly (P & { readonly at: string })[] {
  const at = parts.find(isSystem)?.at;
  if (at === undefined) return [];
  return parts.flatMap((part) => (part.at && !isSystem(part) ? [{ ...part, from: part.at, at }] : []));
}

// --- damage of tactic cards

/** The view with so much more damage on each unit, once for each part. */
function withDamage(view: RebellionView, parts: readonly Part[], amount: number): RebellionView {
  const { combat } = view;
  if (!combat?.attack) return view;
  const hits = { ...combat.attack.hits };
  for (const { at } of parts) {
    const id = idOf(at) as UnitId;
    const left = (hits[id] ?? 0) + amount;
    if (left > 0) hits[id] = left;
    else delete hits[id];
  }
  return { ...view, combat: { ...combat, attack: { ...combat.attack, hits } } };
}

const withDealt = (view: RebellionView, parts: readonly Part[], { params }: Text) =>
  withDamage(view, parts, Number(params?.n ?? 0));

const PREVIEWS: Readonly<Record<string, (view: RebellionView, parts: readonly Part[], prompt: Text) => RebellionView>> =
  {
    'ask.assign': withAssigned,
    'ask.blockUnit': (view, parts) => withDamage(view, parts, -1),
    'ask.buildAll': (view, parts) => ({ ...view, units: buildOf(view, parts).units }),
    'ask.cardDamage': withDealt,
    'ask.cardDamageEach': withDealt,
    'ask.deploy': (view, parts) => ({ ...view, units: placed(view.units, parts, deployedUnits(view, parts)) }),
    'ask.place.imperial': withPlaced,
    'ask.place.rebel': (view, parts) => withPlaced(view, rebelUnits(parts)),
    'ask.returnProbes': ({ probes, ...view }, parts) => ({
      ...view,
      probes: { ...probes, deck: probes.deck + parts.length },
    }),
  };

/** Preview of an answer: the view with these parts of it carried out; the same view for questions without a preview. */
export function previewOf(view: RebellionView, { prompt }: Pick<Decision, 'prompt'>, parts: readonly Part[]) {
  return PREVIEWS[prompt.key]?.(view, parts, prompt) ?? view;
}
