import type { SpaceSymbol } from '../client.ts';
import { type Helper, type Line, lacking, WORTH } from './position.ts';

/** Completion of a row by help: the symbols covered, and by what. */
export interface Completion {
  readonly line: Line;
  readonly gain: number;
  readonly uses: readonly { helper: Helper; symbol: SpaceSymbol }[];
}

/** Most symbols that help may complete a row with. */
const MOST_HELP = 3;

type Use = Completion['uses'][number];

/** Cheapest way to cover these symbols with help; null if there is none. */
function cheapest(
  need: readonly SpaceSymbol[],
  helpers: readonly Helper[],
  uses: readonly Use[],
): readonly Use[] | null {
  const [symbol, ...rest] = need;
  if (symbol === undefined) return uses;
  let best: readonly Use[] | null = null;
  for (const helper of helpers) {
    if (helper.symbol !== symbol && helper.symbol !== 'empire') continue;
    const left = helpers.filter((one) => one !== helper);
    const found = cheapest(rest, left, [...uses, { helper, symbol }]);
    if (found && (!best || costOf(found) < costOf(best))) best = found;
  }
  return best;
}

function costOf(uses: readonly Use[]): number {
  const owners = new Map(uses.map(({ helper }) => [helper.owner, helper.cost]));
  let cost = 0;
  for (const one of owners.values()) cost += one;
  return cost;
}

/** The completion by help with the highest gain; null if none is positive. */
export function bestCompletion(lines: readonly Line[], helpers: readonly Helper[]): Completion | null {
  let best: Completion | null = null;
  for (const line of lines) {
    const missing = lacking(line);
    if (missing === 0 || missing > MOST_HELP || missing > helpers.length) continue;
    const need = [...line.need].flatMap(([symbol, count]) => Array<SpaceSymbol>(count).fill(symbol));
    const uses = cheapest(need, helpers, []);
    if (!uses) continue;
    const gain = line.worth - costOf(uses);
    if (gain > (best?.gain ?? 0)) best = { line, gain, uses };
  }
  return best;
}

/** Greedy total gain by help, and the rows it completes. */
function helpGain(lines: readonly Line[], helpers: readonly Helper[]): { gain: number; done: Line[] } {
  let left = helpers;
  let gain = 0;
  const done: Line[] = [];
  for (;;) {
    const open = lines.filter((line) => !done.includes(line));
    const next = bestCompletion(open, left);
    if (!next) return { gain, done };
    gain += next.gain;
    done.push(next.line);
    left = left.filter((helper) => !next.uses.some((use) => use.helper === helper));
  }
}

/** Value of the open rows to the next player: the best one, and half as much of each further one. */
function giftOf(lines: readonly Line[], done: readonly Line[]): number {
  const gifts: number[] = [];
  for (const line of lines) {
    const missing = lacking(line);
    if (missing === 0 || done.includes(line)) continue;
    const empire = WORTH.empireSpace ** (line.need.get('empire') ?? 0);
    gifts.push(line.worth * (WORTH.chance[missing] ?? 0) * empire);
  }
  gifts.sort((a, b) => b - a);
  return gifts.reduce((sum, gift, index) => sum + gift / 2 ** index, 0);
}

/** Value of a turn that is confirmed in this position. */
export function turnValue(
  lines: readonly Line[],
  dice: { placed: number; aside: number },
  table: { freeAtStart: number; helpers: readonly Helper[]; opponents: number },
): number {
  let value = dice.aside;
  for (const line of lines) if (line.open && lacking(line) === 0) value += line.worth;
  if (dice.placed === 0) value -= WORTH.lord.palpatine;
  if (dice.placed === 1 && table.freeAtStart > 1) value -= WORTH.lord.vader;
  const { gain, done } = helpGain(lines, table.helpers);
  const share = table.opponents > 1 ? WORTH.gift.table : WORTH.gift.duel;
  return value + gain - share * giftOf(lines, done);
}
