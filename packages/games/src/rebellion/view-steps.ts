import { hide } from '../engine/hidden.ts';
import type { Viewer } from '../engine/state.ts';
import type { PlacingView, RebellionView } from './client.ts';
import { STARTING_FORCES } from './data/setup.ts';
import { type RecruitVars, recruiting } from './rules/refresh/recruit.ts';
import { bareSystems, type PlacingVars, placeUnits } from './rules/setup/placing.ts';
import type { State } from './state.ts';
import { bothSides, handView, sees } from './view-parts.ts';

/** Variables of a running rule; null while it does not run. */
function varsOf<V>({ flow }: State, rule: { readonly id: string }): V | null {
  return (flow.stack.find((frame) => frame.rule === rule.id)?.vars as V | undefined) ?? null;
}

/** Starting units still to be placed: every viewer sees the box they are taken from. */
export function placingView(g: State): PlacingView | null {
  const vars = varsOf<PlacingVars>(g, placeUnits);
  if (!vars) return null;
  const { side, left } = vars;
  return {
    side,
    left: { ...left },
    all: { ...STARTING_FORCES[side] },
    bare: side === 'imperial' ? bareSystems(g) : [],
  };
}

/** Cards drawn to recruit from. What a side has picked is kept back until both have. */
export function recruitingView(g: State, viewer: Viewer): RebellionView['recruiting'] {
  const vars = varsOf<RecruitVars>(g, recruiting);
  if (!vars || (vars.drawn.rebel.length === 0 && vars.drawn.imperial.length === 0)) return null;
  return bothSides((side) => handView(hide([...vars.drawn[side]]), sees(g, viewer, side)));
}
