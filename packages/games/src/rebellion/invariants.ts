import { hide, reveal } from '../engine/hidden.ts';
import type { Viewer } from '../engine/state.ts';
import { UNIT_TYPES, UNITS } from './data/units.ts';
import { inPlay } from './rules/board.ts';
import type { State } from './state.ts';

/** Everything that must hold between acts. */
export function invariants(g: State): string[] {
  return UNIT_TYPES.filter((type) => inPlay(g, type).length > UNITS[type].count).map((type) => `too many ${type}`);
}

/** The same match with everything redealt that this viewer cannot see. */
export function redeal(g: State, _viewer: Viewer, luck: () => number): State {
  const digits = Array.from({ length: 64 }, () => Math.floor(luck() * 16).toString(16)).join('');
  return { ...g, luck: hide({ ...reveal(g.luck), seed: digits }) };
}
