import { type Budget, balanceOf, blockedBy, fill, overBudget } from '@echo-base/games/budgets';
import type { Decision, Option } from '../net/types.ts';

// Questions of shape `some`: what is picked, what may still be, and what the budgets say. No React here.

/** Options that mean the same to the player, such as eight stormtroopers of one system: one row with a number. */
export interface Kind {
  /** Key of the first option; tells rows apart. */
  readonly id: string;
  readonly option: Option;
  readonly keys: readonly string[];
}

/** Rows with one source (`from`), under the name of the source; null where options come from nowhere in particular. */
export interface Group {
  readonly from: string | null;
  readonly kinds: readonly Kind[];
}

/** All options as rows, refused ones last; equal options of a group share one row. */
export function kindsOf(decision: Decision): Kind[] {
  const kinds = new Map<string, { id: string; option: Option; keys: string[] }>();
  for (const option of decision.options) {
    const { key, ...same } = option;
    const kind = kinds.get(JSON.stringify(same));
    if (kind) kind.keys.push(key);
    else kinds.set(JSON.stringify(same), { id: key, option, keys: [key] });
  }
  const all = [...kinds.values()];
  return [...all.filter(({ option }) => !option.refused), ...all.filter(({ option }) => option.refused)];
}

/** The rows by source, in the order of the options. */
export function groupsOf(decision: Decision): Group[] {
  const groups = new Map<string | null, Kind[]>();
  for (const { from = null } of decision.options) groups.set(from, []);
  for (const kind of kindsOf(decision)) groups.get(kind.option.from ?? null)?.push(kind);
  return [...groups].map(([from, kinds]) => ({ from, kinds }));
}

/** Options of a row that are picked. */
export function pickedOf({ keys }: Kind, picked: readonly string[]): readonly string[] {
  return keys.filter((key) => picked.includes(key));
}

const isOpen = ({ refused }: Option) => refused === undefined;
const maxOf = ({ max, options }: Decision) => max ?? options.length;

/** How many of a row may be picked beside what is picked of the others. */
export function mostOf(decision: Decision, picked: readonly string[], kind: Kind): number {
  if (!isOpen(kind.option)) return 0;
  const own = pickedOf(kind, picked).length;
  return own + fill(decision, picked, kind.keys, maxOf(decision)).length - picked.length;
}

/** Picks so many of a row; what is picked of the others stays. */
export function withCount(picked: readonly string[], kind: Kind, count: number): string[] {
  const own = pickedOf(kind, picked);
  const others = picked.filter((key) => !kind.keys.includes(key));
  const more = kind.keys.filter((key) => !own.includes(key));
  return [...others, ...[...own, ...more].slice(0, count)];
}

/** Whether as many are picked as may be; where one may be, the next takes its place instead. */
export function isFull(decision: Decision, picked: readonly string[]): boolean {
  return maxOf(decision) > 1 && picked.length >= maxOf(decision);
}

/** What pressing a row picks: one more, and none after the last that may be. Where one may be picked, that one. */
export function withNext(decision: Decision, picked: readonly string[], kind: Kind): string[] {
  if (maxOf(decision) === 1 && pickedOf(kind, picked).length === 0) return fill(decision, [], kind.keys, 1);
  const now = pickedOf(kind, picked).length;
  return withCount(picked, kind, now < mostOf(decision, picked, kind) ? now + 1 : 0);
}

/** Everything open that fits beside what is picked. */
export function withAll(decision: Decision, picked: readonly string[]): string[] {
  const open = decision.options.filter(isOpen);
  return fill(
    decision,
    picked,
    open.map(({ key }) => key),
    maxOf(decision),
  );
}

/** The budget that keeps one more of a row from being picked; undefined where none does. */
export function blockOf(decision: Decision, picked: readonly string[], { keys }: Kind): Budget | undefined {
  const next = keys.find((key) => !picked.includes(key));
  return next === undefined ? undefined : blockedBy(decision, picked, next);
}

/** A budget with what is used of it and how much there is. */
export interface Balance {
  readonly budget: Budget;
  readonly used: number;
  readonly room: number;
  readonly isOver: boolean;
}

/** The running totals of all budgets. */
export function balancesOf(decision: Decision, picked: readonly string[]): Balance[] {
  return (decision.budgets ?? []).map((budget) => {
    const { used, room } = balanceOf(decision, picked, budget);
    return { budget, used, room, isOver: used > room };
  });
}

/** Why what is picked cannot be sent: so many too few, or a budget that is exceeded. */
export function obstacleOf(
  decision: Decision,
  picked: readonly string[],
): { readonly missing: number } | { readonly over: Budget } | null {
  const missing = (decision.min ?? 0) - picked.length;
  if (missing > 0) return { missing };
  const over = overBudget(decision, picked);
  return over ? { over } : null;
}
