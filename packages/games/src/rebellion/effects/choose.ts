import type { Branch, Op } from '../rules/op.ts';

/** The player of the card carries out one of several lists of steps; only what is possible is asked for. */
export function chooseOne(branches: readonly Branch[]): Op {
  return { choices: branches };
}
