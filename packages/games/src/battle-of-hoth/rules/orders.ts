import type { Budget, Costs } from '../../engine/budgets.ts';
import { memoizeByReference } from '../../engine/state-draft/memoize.ts';
import { type Refusal, refuse, text } from '../../engine/text.ts';
import { SECTIONS, type Section, sectionsOf } from '../data/board.ts';
import type { Orders, UnitFilter } from '../data/card-list.ts';
import { type CardId, cardInfo } from '../data/cards.ts';
import { lookup } from '../data/names.ts';
import type { UnitType } from '../data/units.ts';
import type { State, Unit } from '../state.ts';
import { isKind, orderOf, unitsOf } from './board.ts';
import { sectionName } from './names.ts';

/** The kind of unit a card names, if it names one. */
function namedKind(orders: Orders): UnitFilter | undefined {
  return orders.kind === 'anywhere' || orders.kind === 'one-section' ? orders.only : undefined;
}

/** Whether the card's kind of unit is missing on the whole board: then any 1 unit may be ordered (BH-6.6, BH-6.24). */
export function isFallback(g: State): boolean {
  const only = namedKind(cardInfo(orderOf(g).card).orders);
  return only !== undefined && !unitsOf(g, g.active).some((unit) => isKind(unit, only));
}

/** The orders in force: those of the card, or 1 unit anywhere instead. */
function ordersOf(g: State): Orders {
  const { card, benefits } = orderOf(g);
  return benefits ? cardInfo(card).orders : { kind: 'anywhere', max: 1 };
}

type Limits = Readonly<Partial<Record<Section, number | 'all'>>>;

const NO_LIMITS: Limits = {};
const ONE_EACH: Limits = { left: 1, centre: 1, right: 1 };
const ALL_OF = lookup(SECTIONS, (section): Limits => ({ [section]: 'all' }));

/** Sections the card names, with how many units it orders there; none where it orders anywhere. */
function limitsOf(g: State): Limits {
  const orders = ordersOf(g);
  if (orders.kind === 'sections') return orders.max;
  const { section } = orderOf(g);
  if (orders.kind === 'one-section') return section ? ALL_OF(section) : NO_LIMITS;
  return orders.kind === 'anywhere' && orders.differentSections ? ONE_EACH : NO_LIMITS;
}

/** Sections among those the card names that a unit stands in: two on a hex cut by a section line (BH-2.6, BH-6.8). */
function namedSections(g: State, unit: Unit, limits: Limits): readonly Section[] {
  return sectionsOf(unit.hex, g.active).filter((section) => limits[section] !== undefined);
}

/** Whether a unit stands in a section the card names. */
function isInNamed(g: State, unit: Unit, limits: Limits): boolean {
  for (const section of sectionsOf(unit.hex, g.active)) if (limits[section] !== undefined) return true;
  return false;
}

const NO_UNIT = refuse('card_orders_no_unit', undefined, 'BH-5.13');
const WRONG_TYPE = refuse('wrong_type', undefined, 'BH-6.26');
const WRONG_SECTION = refuse('wrong_section', undefined, 'BH-6.3');

/** Why the card cannot order a unit of the active side; null when it can. */
function orderRefusal(g: State, unit: Unit, limits = limitsOf(g)): Refusal | null {
  const orders = ordersOf(g);
  if (orders.kind === 'none') return NO_UNIT;
  const only = namedKind(orders);
  if (only && !isKind(unit, only)) return refuse('wrong_kind', { kind: text(`kind.${only}`) }, 'BH-6.6');
  const { type } = orderOf(g);
  if (type && unit.type !== type) return WRONG_TYPE;
  if (orders.kind !== 'anywhere' && !isInNamed(g, unit, limits)) return WRONG_SECTION;
  return null;
}

/** Units of the active side that the card can order. */
export function candidates(g: State): Unit[] {
  const limits = limitsOf(g);
  return unitsOf(g, g.active).filter((unit) => !orderRefusal(g, unit, limits));
}

/** Whether a card names sections of which none has a unit of the active side (BH-6.5). */
export function isForEmptySections(g: State, card: CardId): boolean {
  const { orders } = cardInfo(card);
  return orders.kind === 'sections' && !unitsOf(g, g.active).some((unit) => isInNamed(g, unit, orders.max));
}

/** Most units the card orders. */
export function mostOrders(g: State, there = candidates(g).length): number {
  const orders = ordersOf(g);
  return orders.kind === 'anywhere' && orders.max !== 'all' ? Math.min(orders.max, there) : there;
}

/** A set of sections with the budget of the orders in it. */
interface LimitedSet {
  readonly sections: readonly Section[];
  readonly budget: Budget;
}

function limitedSet(limits: Limits, sections: readonly Section[]): LimitedSet {
  const [one, other] = sections;
  const names = { one: sectionName(one ?? 'left'), other: sectionName(other ?? 'right') };
  const label = sections.length === 1 ? names.one : text(sections.length === 2 ? 'section.two' : 'section.all', names);
  const limit = sections.reduce((sum, section) => sum + Number(limits[section] ?? 0), 0);
  return { sections, budget: { id: sections.join('+'), label, limit, clause: 'BH-6.3' } };
}

/** The sets of sections that a card orders a number of units in; computed once for each card. */
const limitedSets = memoizeByReference((limits: Limits): readonly LimitedSet[] => {
  const limited = SECTIONS.filter((section) => typeof limits[section] === 'number');
  const sets = [
    ...limited.map((section) => [section]),
    ...limited.flatMap((one, index) => limited.slice(index + 1).map((other) => [one, other])),
    ...(limited.length === SECTIONS.length ? [limited] : []),
  ];
  return sets.map((sections) => limitedSet(limits, sections));
});

/**
 * Budgets of an order: a set of units can be assigned to the sections exactly when for each set of sections no more units
 * stand in these alone than it has orders (Hall's theorem, BH-6.40). Of several sections only those that some unit stands
 * in at once.
 */
export function orderBudgets(g: State): Budget[] {
  const limits = limitsOf(g);
  const sets = limitedSets(limits);
  const onLines = sets.length < 2 ? [] : candidates(g).map((unit) => namedSections(g, unit, limits));
  const isShared = (set: readonly Section[]) =>
    onLines.some((own) => own.length > 1 && own.every((section) => set.includes(section)));
  const budgets: Budget[] = [];
  for (const { sections, budget } of sets) if (sections.length === 1 || isShared(sections)) budgets.push(budget);
  return budgets;
}

/** What ordering a unit takes of the budgets. */
function orderCosts(g: State, unit: Unit, budgets: readonly Budget[], limits: Limits): Costs {
  const own: readonly string[] = namedSections(g, unit, limits);
  const costs: Record<string, number> = {};
  // The id of a budget consists of the names of its sections.
  for (const { id } of budgets) if (own.every((section) => id.includes(section))) costs[id] = 1;
  return costs;
}

/** All units of the side at turn: what ordering each takes of the budgets, or why the card cannot order it. */
export function orderables(g: State): { unit: Unit; refused: Refusal | null; costs: Costs }[] {
  const budgets = orderBudgets(g);
  const limits = limitsOf(g);
  return unitsOf(g, g.active).map((unit) => {
    const refused = orderRefusal(g, unit, limits);
    return { unit, refused, costs: refused ? {} : orderCosts(g, unit, budgets, limits) };
  });
}

/** Unit types the active side may choose among for a card that orders one type. */
export function typesToOrder(g: State): UnitType[] {
  return [...new Set(candidates(g).map(({ type }) => type))];
}

/** What the card asks to name before units are ordered. */
export function asksFor(g: State): 'section' | 'type' | null {
  const orders = ordersOf(g);
  if (orders.kind === 'one-section') return 'section';
  return orders.kind === 'anywhere' && orders.sameType && typesToOrder(g).length > 1 ? 'type' : null;
}
