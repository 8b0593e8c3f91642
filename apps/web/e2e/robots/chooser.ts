import type { Lit, Survey } from './lit.ts';

/** Acts that fill, clear or deselect: pressed at random they never end. */
const ROUNDABOUT = /^(Back|Cancel|Clear|Less|Take back|Undo|Close)\b|^Take .* back|\. Take back$|leave the game/i;

/** Presses at one decision after which a robot stops exploring and completes it. */
const DECIDED_AFTER = 12;

/** Shares of presses that follow the advised act, and that take an act of the bar although more could be done. */
export interface Temper {
  readonly follows: number;
  readonly passes: number;
}
/** Explores; a game takes some 500 presses. */
export const CURIOUS: Temper = { follows: 0.45, passes: 0.12 };
/** Passes often: a game of one page against the computer takes some 100 presses. */
export const BRISK: Temper = { follows: 0.7, passes: 0.45 };

export type Rng = () => number;

function pick<T>(list: readonly T[], rng: Rng): T | undefined {
  return list[Math.floor(rng() * list.length)];
}

/** Everything worth pressing, with its index in the survey. */
function useful({ lit }: Survey): { readonly index: number; readonly one: Lit }[] {
  return lit.map((one, index) => ({ index, one })).filter(({ one }) => one.reachable && !ROUNDABOUT.test(one.name));
}

/**
 * Chooses the next press: pieces and places of the board before the options of the bar, acts now and then, the advised
 * act often. After many presses at one decision: the advised act, or an option not chosen yet.
 */
export function choose(seen: Survey, presses: number, rng: Rng, temper: Temper): number | null {
  const all = useful(seen);
  const over = all.filter(({ one }) => one.where === 'over');
  if (over.length > 0) return pick(over, rng)?.index ?? null;
  const acts = all.filter(({ one }) => one.where === 'act' && !one.opens);
  if (seen.state === 'grave') return acts.at(-1)?.index ?? null;
  const advised = acts.find(({ one }) => one.advised);
  const open = (where: Lit['where']) => all.filter(({ one }) => one.where === where && !one.chosen && !one.opens);
  const [board, options] = [open('board'), open('option')];
  const choices = board.length > 0 && rng() < 0.7 ? board : options.length > 0 ? options : board;
  if (presses > DECIDED_AFTER) {
    const onward = advised ?? (rng() < 0.5 ? acts.at(-1) : undefined);
    return (onward ?? pick(choices, rng) ?? pick(all, rng))?.index ?? null;
  }
  if (advised && (choices.length === 0 || rng() < temper.follows)) return advised.index;
  if (choices.length > 0 && (acts.length === 0 || rng() > temper.passes)) return pick(choices, rng)?.index ?? null;
  return (pick(acts, rng) ?? pick(all, rng))?.index ?? null;
}
