import type { Side } from '../data/units.ts';
import { gainLoyalty as gain } from '../rules/changes.ts';
import { does, type Op, systemOf } from './effect.ts';

/** A side gains loyalty in the card's system. */
export function gainLoyalty(side: Side, steps = 1): Op {
  return does((g, c) => gain(g, side, systemOf(c), steps));
}
