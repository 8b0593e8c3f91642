import { type Budget, balanceOf, blockedBy, fill, overBudget } from '@echo-base/games/budgets';
import type { Decision, Option, Text } from '../../kit/net/types.ts';

// Questions of shape `some`: picked options, possible ones, and budgets. No React here.

/** Options that are equal to the player, such as eight stormtroopers of one system: one row with a number. */
export interface EqualOptions {
  /** Key of the first option; identifies the row. */
  readonly id: string;
  readonly option: Option;
  readonly keys: readonly string[];
}

/** Rows with one source (`from`), under its name; null for options without a source. */
export interface Group {
  readonly from: string | null;
  readonly kinds: readonly EqualOptions[];
}

// Every row asks for them at every press, and compares all options: found once per question.
const known = new WeakMap<Decision, readonly EqualOptions[]>();

/** All options as rows, refused ones last; equal options of a group share one row. */
export function kindsOf(decision: Decision): readonly EqualOptions[] {
  const found = known.get(decision);
  if (found) return found;
  const kinds = new Map<string, { id: string; option: Option; keys: string[] }>();
  for (const option of decision.options) {
    const { key, ...same } = option;
    const id = JSON.stringify(same);
    const kind = kinds.get(id);
    if (kind) kind.keys.push(key);
    else kinds.set(id, { id: key, option, keys: [key] });
  }
  const all = [...kinds.values()];
  const sorted = [...all.filter(({ option }) => !option.refused), ...all.filter(({ option }) => option.refused)];
  known.set(decision, sorted);
  return sorted;
}

/** Rows by source, in the order of the options. */
export function groupsOf(decision: Decision): Group[] {
  const groups = new Map<string | null, EqualOptions[]>();
  for (const { from = null } of decision.options) groups.set(from, []);
  for (const kind of kindsOf(decision)) groups.get(kind.option.from ?? null)?.push(kind);
  return [...groups].map(([from, kinds]) => ({ from, kinds }));
}

/** Picked options of a row. */
export function pickedOf({ keys }: EqualOptions, picked: readonly string[]): readonly string[] {
  return keys.filter((key) => picked.includes(key));
}

const isOpen = ({ refused }: Option) => refused === undefined;
const maxOf = ({ max, options }: Decision) => max ?? options.length;

/** The smallest option not picked yet that gives room in a budget and fits itself: the smallest ship for a unit. */
function carrierFor(decision: Decision, picked: readonly string[], { id }: Budget): string | undefined {
  const room = ({ costs }: Option) => -(costs?.[id] ?? 0);
  const carriers = decision.options.filter(
    (option) => isOpen(option) && room(option) > 0 && !picked.includes(option.key),
  );
  return carriers.sort((a, b) => room(a) - room(b)).find(({ key }) => !blockedBy(decision, picked, key))?.key;
}

/** Adds one option, with a carrier if a budget has no room; null if impossible. */
function withOne(decision: Decision, picked: readonly string[], key: string): readonly string[] | null {
  const budget = blockedBy(decision, picked, key);
  const carrier = budget && carrierFor(decision, picked, budget);
  const base = carrier === undefined ? picked : [...picked, carrier];
  if (base.length >= maxOf(decision) || blockedBy(decision, base, key)) return null;
  return [...base, key];
}

/** The picked options with as many of a row as possible, up to `count`, added one by one. */
function grown(decision: Decision, picked: readonly string[], kind: EqualOptions, count: number): readonly string[] {
  let now = picked;
  for (const key of kind.keys) {
    if (pickedOf(kind, now).length >= count) break;
    now = (now.includes(key) ? null : withOne(decision, now, key)) ?? now;
  }
  return now;
}

/** The most of a row that may be picked beside the picked ones of other rows, with their carriers. */
export function mostOf(decision: Decision, picked: readonly string[], kind: EqualOptions): number {
  if (!isOpen(kind.option)) return 0;
  return pickedOf(kind, grown(decision, picked, kind, kind.keys.length)).length;
}

/** Picks this many of a row, with their carriers; picked options of other rows stay. */
export function withCount(decision: Decision, picked: readonly string[], kind: EqualOptions, count: number): string[] {
  const surplus = pickedOf(kind, picked).slice(count);
  const fewer = picked.filter((key) => !surplus.includes(key));
  return [...grown(decision, fewer, kind, count)];
}

/** Warnings of the pieces that apply to the picked options. */
function warned({ pieces = [] }: Decision, picked: readonly string[]) {
  const has = (key: string) => picked.includes(key);
  return pieces
    .flatMap(({ warnings = [] }) => warnings)
    .filter(({ all, none = [] }) => all.every(has) && !none.some(has));
}

/** What choosing none of the options costs, if the question says so: to be confirmed before it is sent. */
export function costOfNone(decision: Decision, picked: readonly string[]): Text | null {
  return warned(decision, picked).find(({ all }) => all.length === 0)?.text ?? null;
}

/**
 * Greedy fill that leaves behind what a warning is about: of its options the one that comes last, such as the weakest
 * unit of a garrison. Options picked before stay picked.
 */
function filled(decision: Decision, picked: readonly string[], keys: readonly string[]): string[] {
  const all = fill(decision, picked, keys, maxOf(decision));
  const [warning] = warned(decision, all);
  const last = warning && all.findLast((key) => warning.all.includes(key) && !picked.includes(key));
  if (last === undefined) return all;
  const rest = keys.filter((key) => key !== last);
  return filled(decision, picked, rest);
}

/**
 * Picks everything of some options that fits, first what gives room, but for what a warning is about; none of them if
 * nothing more fits.
 */
export function withAllOf(decision: Decision, picked: readonly string[], keys: readonly string[]): string[] {
  const open = decision.options.filter((option) => isOpen(option) && keys.includes(option.key));
  const all = filled(
    decision,
    picked,
    open.map(({ key }) => key),
  );
  return all.length > picked.length ? all : picked.filter((key) => !keys.includes(key));
}

/** Whether the most allowed are picked; if the most is one, the next replaces it. */
export function isFull(decision: Decision, picked: readonly string[]): boolean {
  return maxOf(decision) > 1 && picked.length >= maxOf(decision);
}

/** Effect of pressing a row: one more, and none after the last. If the most is one, that one. */
export function withNext(decision: Decision, picked: readonly string[], kind: EqualOptions): string[] {
  if (maxOf(decision) === 1 && pickedOf(kind, picked).length === 0) return fill(decision, [], kind.keys, 1);
  const now = pickedOf(kind, picked).length;
  return withCount(decision, picked, kind, now < mostOf(decision, picked, kind) ? now + 1 : 0);
}

/** Everything that fits beside the picked options, but for what a warning is about. */
export function withAll(decision: Decision, picked: readonly string[]): string[] {
  const open = decision.options.filter(isOpen);
  return filled(
    decision,
    picked,
    open.map(({ key }) => key),
  );
}

/** The budget that prevents one more of a row; undefined if none does, or if a carrier is left. */
export function blockOf(decision: Decision, picked: readonly string[], { keys }: EqualOptions): Budget | undefined {
  const next = keys.find((key) => !picked.includes(key));
  if (next === undefined || withOne(decision, picked, next)) return undefined;
  return blockedBy(decision, picked, next);
}

/** A budget with its used and total amounts. */
export interface Balance {
  readonly budget: Budget;
  readonly used: number;
  readonly room: number;
  readonly isOver: boolean;
}

/**
 * Number of options that can be chosen together, for the count of the question: the budgets' limits too, where each
 * option takes at most one of a budget, so that adding one by one finds the most.
 */
export function mostTogether(decision: Decision): number {
  const { budgets = [], options } = decision;
  const isByOne = options.every(({ costs = {} }) => Object.values(costs).every((cost) => cost === 1));
  return budgets.length > 0 && isByOne ? withAll(decision, []).length : maxOf(decision);
}

/** The running totals of all budgets. */
export function balancesOf(decision: Decision, picked: readonly string[]): Balance[] {
  return (decision.budgets ?? []).map((budget) => {
    const { used, room } = balanceOf(decision, picked, budget);
    return { budget, used, room, isOver: used > room };
  });
}

/** Why the picked options cannot be sent: too few, or an exceeded budget. */
export function obstacleOf(
  decision: Decision,
  picked: readonly string[],
): { readonly missing: number } | { readonly over: Budget } | null {
  const missing = (decision.min ?? 0) - picked.length;
  if (missing > 0) return { missing };
  const over = overBudget(decision, picked);
  return over ? { over } : null;
}
