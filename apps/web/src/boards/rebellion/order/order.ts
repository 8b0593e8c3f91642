import { PLACE_IDS, type PlaceId, type UnitId } from '@echo-base/games/rebellion/client';
import type { Decision, Refusal, Text } from '../../../kit/net/types.ts';
import { type Balance, balancesOf, type EqualOptions, groupsOf } from '../../../question/selection/several.ts';

// Movement order of a question: options that all lead to one place, each from a source. No React here.

/** A place that units may leave, or why they may not. */
export interface Source {
  readonly place: PlaceId;
  readonly kinds: readonly EqualOptions[];
  /** Keys of everything there. */
  readonly keys: readonly string[];
  /** Number among the sources with legal options, from 1; null for others. */
  readonly number: number | null;
  /** Why nothing may leave. */
  readonly refused: Refusal | undefined;
  /** The budget used by options of this source only, such as its transport capacity. */
  readonly budget: string | null;
}

export interface Order {
  readonly to: PlaceId;
  readonly sources: readonly Source[];
}

const placeOf = (target: string | undefined): PlaceId | undefined =>
  PLACE_IDS.find((place) => target === `place:${place}`);

/** Budgets used by options of one source and of no other. */
function ownBudget({ budgets = [], options }: Decision, from: string): string | null {
  const isDrawnFrom = (id: string, here: boolean) =>
    options.some((option) => (option.from === from) === here && (option.costs?.[id] ?? 0) > 0);
  return budgets.find(({ id }) => isDrawnFrom(id, true) && !isDrawnFrom(id, false))?.id ?? null;
}

function sourcesOf(decision: Decision): Source[] {
  const sources = groupsOf(decision).flatMap(({ from, kinds }): Omit<Source, 'number'>[] => {
    const place = placeOf(from ?? undefined);
    if (!from || !place) return [];
    const isOpen = kinds.some(({ option }) => !option.refused);
    const refused = isOpen ? undefined : kinds[0]?.option.refused;
    return [{ place, kinds, keys: kinds.flatMap(({ keys }) => keys), refused, budget: ownBudget(decision, from) }];
  });
  return [
    ...sources.filter(({ refused }) => !refused).map((source, index) => ({ ...source, number: index + 1 })),
    ...sources.filter(({ refused }) => refused).map((source) => ({ ...source, number: null })),
  ];
}

function read(decision: Decision): Order | null {
  const [first] = decision.options;
  const to = placeOf(first?.at);
  const isOrder =
    decision.shape === 'some' &&
    decision.options.every(({ from, at }) => at === first?.at && placeOf(from) !== undefined);
  return isOrder && to ? { to, sources: sourcesOf(decision) } : null;
}

// Every place and stack of the map asks for it at every press: read once per question.
const known = new WeakMap<Decision, Order | null>();

/** The movement order of a question; null for other questions. */
export function orderOf(decision: Decision | null): Order | null {
  if (!decision) return null;
  const found = known.get(decision);
  if (found !== undefined) return found;
  const order = read(decision);
  known.set(decision, order);
  return order;
}

/**
 * Whether a question is about a movement to a place that no unit can reach. It is asked all the same: otherwise the
 * other side would learn that the hidden base is not adjacent.
 */
export const isEmptyOrder = ({ shape, prompt, options }: Decision): boolean =>
  shape === 'some' && prompt.key === 'ask.move' && options.length === 0;

/** Transport capacity used by the picked options of a source. */
export function balanceOf(decision: Decision, picked: readonly string[], { budget }: Source): Balance | undefined {
  return balancesOf(decision, picked).find((balance) => balance.budget.id === budget);
}

const warningsAt = ({ pieces = [] }: Decision, { place }: Source) =>
  pieces.find(({ id }) => id === `place:${place}`)?.warnings ?? [];

/** Warnings that apply to the picked options of a source. */
export function warningsOf(decision: Decision, picked: readonly string[], source: Source): readonly Text[] {
  const isPicked = (key: string) => picked.includes(key);
  return warningsAt(decision, source)
    .filter(({ all, none = [] }) => all.every(isPicked) && !none.some(isPicked))
    .map(({ text }) => text);
}

/** Whether a single unit is left of those a warning is about, while others leave. */
export function keepsGarrison(decision: Decision, picked: readonly string[], source: Source): boolean {
  const leaves = source.keys.some((key) => picked.includes(key));
  return (
    leaves &&
    warningsAt(decision, source).some(
      ({ all, none = [] }) =>
        all.filter((key) => !picked.includes(key)).length === 1 && !none.some((key) => picked.includes(key)),
    )
  );
}

const CAPTIVE = 'captive:';

/** The captive of an option; null for units. */
export const captiveOf = (key: string): string | null => (key.startsWith(CAPTIVE) ? key.slice(CAPTIVE.length) : null);

/** Units among the picked keys; captives move with them. */
export const unitsOf = (keys: readonly string[]): readonly UnitId[] =>
  keys.filter((key): key is UnitId => captiveOf(key) === null);
