import type { Decision } from '../../engine/decision.ts';
import type { SeatId } from '../../engine/state.ts';
import type { Bot } from '../../engine/title.ts';
import type { DieView, GalaxyView, SpaceId, SpaceSymbol } from '../client.ts';
import { type Goal, type Plan, planTurn } from './plan.ts';
import { helpersFor, linesOf } from './position.ts';
import { bestCompletion } from './value.ts';

/** Cache of the latest plan, for the next clicks of the same roll. */
let remembered: { roll: string; plan: Plan } | null = null;

function planFor(view: GalaxyView, seat: SeatId, newHope: boolean): Plan {
  const covered = view.rows.map((row) => row.spaces.map((space) => space.coveredBy !== null));
  const roll = JSON.stringify([
    ...[seat, newHope, view.planet, view.roll, view.rollId, view.freeAtStart, view.seats, covered],
    view.dice.map((die) => [die.face, die.locked, die.locked && die.space]),
  ]);
  if (remembered?.roll !== roll) remembered = { roll, plan: planTurn(view, seat, { newHope }) };
  return remembered.plan;
}

function placeOf(view: GalaxyView, id: SpaceId): { row: string; symbol: SpaceSymbol } | null {
  const row = view.rows.find((one) => one.spaces.some((space) => space.id === id));
  const space = row?.spaces.find((one) => one.id === id);
  return row && space ? { row: row.id, symbol: space.symbol } : null;
}

function isThere(view: GalaxyView, die: DieView, goal: Goal): boolean {
  if (goal === 'tray') return die.state === 'rolled';
  if (goal === 'aside') return die.state === 'aside';
  const place = die.space && placeOf(view, die.space);
  return place?.row === goal.row && place.symbol === goal.symbol;
}

/** Key of the legal option with this prefix that covers this symbol of this row. */
function coverKey(
  view: GalaxyView,
  keys: readonly string[],
  prefix: string,
  goal: Exclude<Goal, string>,
): string | undefined {
  return keys.find((key) => {
    const place = key.startsWith(`${prefix}:`) ? placeOf(view, key.slice(prefix.length + 1) as SpaceId) : null;
    return place?.row === goal.row && place.symbol === goal.symbol;
  });
}

/** Moves dice one by one to the targets of the plan, then takes its last step. */
function place(view: GalaxyView, seat: SeatId, keys: readonly string[]): string | undefined {
  const hope = keys.find((key) => key.startsWith('newHope:'));
  const { goals, then } = planFor(view, seat, hope !== undefined);
  if (then === 'newHope') return hope;
  const astray = view.dice.filter((die) => !die.locked && !isThere(view, die, goals.get(die.id) ?? 'tray'));
  const back = astray.find((die) => die.state !== 'rolled');
  if (back) return `back:${back.id}`;
  const [die] = astray;
  const goal = die && goals.get(die.id);
  if (!die || !goal || goal === 'tray') return then;
  return goal === 'aside' ? `aside:${die.id}` : coverKey(view, keys, `place:${die.id}`, goal);
}

/** Uses help only to complete a row that is worth it. */
function help(view: GalaxyView, seat: SeatId, decision: Decision, keys: readonly string[]): string {
  const usable = helpersFor(view, seat, decision).filter((helper) =>
    keys.some((key) => key.startsWith(`${helper.key}:`)),
  );
  const best = bestCompletion(linesOf(view), usable);
  const [use] = best?.uses ?? [];
  if (!best || !use) return 'end';
  return coverKey(view, keys, use.helper.key, { row: best.line.id, symbol: use.symbol }) ?? 'end';
}

/**
 * Heuristic bot: evaluates rows, allies, lords and what is left to the next player, from the view of its seat alone.
 */
export const sensible: Bot<GalaxyView> = ({ view }, decision, rng) => {
  const keys = decision.options.filter((option) => !option.refused).map((option) => option.key);
  if (view.step === 'choose-rebel') return keys[Math.floor(rng() * keys.length)] ?? '';
  if (view.step === 'help') return help(view, decision.seat, decision, keys);
  const key = place(view, decision.seat, keys);
  return key !== undefined && keys.includes(key) ? key : 'confirm';
};
