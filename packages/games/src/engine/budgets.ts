import type { Text } from './text.ts';

// No run-time imports: browsers load this file too, so that client and server count alike.

/**
 * Budget: a limit shared by the chosen options of a `some` question, such as the transport room of a system. The sum of
 * their costs may be at most `limit`; a negative cost adds room.
 */
export interface Budget {
  readonly id: string;
  readonly label: Text;
  readonly limit: number;
  /** Clause of the rules the limit comes from. */
  readonly clause?: string;
}

/** Costs of an option by budget id; 0 for a budget that is not named. */
export type Costs = Readonly<Record<string, number>>;

/** The fields of a question that budgets need; the engine's decisions and those on the wire both have them. */
export interface Budgeted<O extends Priced = Priced> {
  readonly budgets?: readonly Budget[];
  readonly options: readonly O[];
}

interface Priced {
  readonly key: string;
  readonly costs?: Costs;
}

const NONE: Costs = {};

/** By list of options: a choice is made, checked and applied with the same list. */
const indexes = new WeakMap<Budgeted['options'], ReadonlyMap<string, Costs>>();

function costsByKey({ options }: Budgeted): ReadonlyMap<string, Costs> {
  const known = indexes.get(options);
  if (known) return known;
  const index = new Map<string, Costs>();
  for (const { key, costs = NONE } of options) index.set(key, costs);
  indexes.set(options, index);
  return index;
}

/** Sum of the costs of these keys for each budget, in the order of the budgets. */
function sumsOf({ budgets = [] }: Budgeted, costs: ReadonlyMap<string, Costs>, keys: readonly string[]): number[] {
  const sums = new Map<string, number>();
  for (const key of keys) {
    const cost = costs.get(key) ?? NONE;
    for (const id in cost) sums.set(id, (sums.get(id) ?? 0) + (cost[id] ?? 0));
  }
  return budgets.map(({ id }) => sums.get(id) ?? 0);
}

/** The first budget that a set of keys exceeds; undefined when the set fits. */
export function overBudget(question: Budgeted, keys: readonly string[]): Budget | undefined {
  const { budgets } = question;
  if (!budgets) return undefined;
  const sums = sumsOf(question, costsByKey(question), keys);
  return budgets.find(({ limit }, index) => (sums[index] ?? 0) > limit);
}

/** Whether these keys together exceed no budget. */
export function fits(question: Budgeted, keys: readonly string[]): boolean {
  return overBudget(question, keys) === undefined;
}

/** Room of a budget that the chosen keys use, and its limit with the room that they add. */
export function balanceOf(question: Budgeted, keys: readonly string[], budget: Budget): { used: number; room: number } {
  const costs = costsByKey(question);
  let [used, room] = [0, budget.limit];
  for (const key of keys) {
    const cost = costs.get(key)?.[budget.id] ?? 0;
    if (cost > 0) used += cost;
    else room -= cost;
  }
  return { used, room };
}

function blocking(budgets: readonly Budget[], sums: readonly number[], costs: Costs): Budget | undefined {
  return budgets.find(({ id, limit }, index) => {
    const cost = costs[id] ?? 0;
    return cost > 0 && (sums[index] ?? 0) + cost > limit;
  });
}

/** The budget that one more key would exceed; undefined when the key may be added to those picked. */
export function blockedBy(question: Budgeted, picked: readonly string[], key: string): Budget | undefined {
  const costs = costsByKey(question);
  return blocking(question.budgets ?? [], sumsOf(question, costs, picked), costs.get(key) ?? NONE);
}

/** What of an option decides whether a draft offers it. */
interface Offered extends Priced {
  readonly refused?: unknown;
  readonly kind?: unknown;
  readonly from?: string;
  readonly at?: string;
}

/** What a draft still offers, in the order of the question; of equal parts, by piece and target, the first. */
export function partsLeft<O extends Offered>(question: Budgeted<O>, picked: readonly string[]): O[] {
  const keys = addable(question, picked);
  const free = question.options.filter(({ key, refused, kind }) => !refused && kind === undefined && keys.has(key));
  const ways = new Map(free.map((option) => [`${option.from} ${option.at}`, option] as const).reverse());
  return free.filter((option) => ways.get(`${option.from} ${option.at}`) === option);
}

/** Keys of the question that may be added, one at a time, to those picked. */
export function addable(question: Budgeted, picked: readonly string[]): ReadonlySet<string> {
  const { budgets = [], options } = question;
  const sums = sumsOf(question, costsByKey(question), picked);
  const taken = new Set(picked);
  const free = options.filter(({ key, costs = NONE }) => !taken.has(key) && !blocking(budgets, sums, costs));
  return new Set(free.map(({ key }) => key));
}

/**
 * Greedy fill: adds `keys` in order to those picked, while the budgets allow it, up to `max` in all. A key that needs
 * room is added after one that gives it.
 */
export function fill(question: Budgeted, picked: readonly string[], keys: readonly string[], max: number): string[] {
  const { budgets = [] } = question;
  const costs = costsByKey(question);
  const room = new Map<string, number>();
  for (const { id, limit } of budgets) room.set(id, limit);
  for (const key of picked) spend(room, costs.get(key) ?? NONE);
  const chosen = [...picked];
  let left = picked.length > 0 ? keys.filter((key) => !picked.includes(key)) : keys;
  // Keys that did not fit may fit once another has added room.
  for (let isWorthIt = true; isWorthIt && chosen.length < max; ) {
    isWorthIt = false;
    left = left.filter((key) => {
      if (chosen.length >= max) return true;
      const cost = costs.get(key) ?? NONE;
      if (!hasRoom(room, cost)) return true;
      if (spend(room, cost)) isWorthIt = true;
      chosen.push(key);
      return false;
    });
  }
  return chosen;
}

/** Takes costs from what is left of the budgets. Returns whether they add room to one. */
function spend(room: Map<string, number>, cost: Costs): boolean {
  let addsRoom = false;
  for (const id in cost) {
    const needed = cost[id] ?? 0;
    room.set(id, (room.get(id) ?? Number.POSITIVE_INFINITY) - needed);
    if (needed < 0) addsRoom = true;
  }
  return addsRoom;
}

/** Whether what is left of each budget suffices for these costs. */
function hasRoom(room: ReadonlyMap<string, number>, cost: Costs): boolean {
  for (const id in cost) {
    const needed = cost[id] ?? 0;
    if (needed > 0 && needed > (room.get(id) ?? Number.POSITIVE_INFINITY)) return false;
  }
  return true;
}

/**
 * Exact search (depth first, memoizing dead ends): the smallest set of `min` to `max` of these keys that fits, earlier
 * keys preferred; null when there is none.
 */
export function findSet(
  question: Budgeted,
  keys: readonly string[],
  { min, max }: { min: number; max: number },
): string[] | null {
  const { budgets = [] } = question;
  if (min === 0 && max >= 0 && budgets.every(({ limit }) => limit >= 0)) return [];
  const costs = costsByKey(question);
  const price = keys.map((key) => budgets.map(({ id }) => costs.get(key)?.[id] ?? 0));
  // The most room that the keys from each index onward can add.
  const reliefs = budgets.map((_one, b) => {
    const relief = Array<number>(keys.length + 1).fill(0);
    for (let at = keys.length - 1; at >= 0; at--) relief[at] = (relief[at + 1] ?? 0) + Math.min(0, price[at]?.[b] ?? 0);
    return relief;
  });
  const failed = new Set<string>();
  const search = (at: number, count: number, sums: readonly number[]): string[] | null => {
    const hopeless = budgets.some(({ limit }, b) => (sums[b] ?? 0) + (count > 0 ? (reliefs[b]?.[at] ?? 0) : 0) > limit);
    if (hopeless || keys.length - at < count) return null;
    if (count === 0) return [];
    const state = `${at} ${count} ${sums.join()}`;
    if (failed.has(state)) return null;
    const taken = search(
      at + 1,
      count - 1,
      sums.map((sum, b) => sum + (price[at]?.[b] ?? 0)),
    );
    const found = taken ? [keys[at] as string, ...taken] : search(at + 1, count, sums);
    if (!found) failed.add(state);
    return found;
  };
  for (let count = min; count <= Math.min(max, keys.length); count++) {
    const found = search(
      0,
      count,
      budgets.map(() => 0),
    );
    if (found) return found;
  }
  return null;
}
