import { note } from '../../engine/log.ts';
import { fullStrength } from '../data/units.ts';
import type { State, Unit } from '../state.ts';
import { unitName } from './names.ts';

/** Whether a unit has fewer figures than at its start. */
export function isReduced({ type, badge, figures }: Unit): boolean {
  return figures < fullStrength(type, badge);
}

/** Gives a unit figures back, never more than it started with (BH-6.22). */
export function heal(g: State, unit: Unit, figures = Number.POSITIVE_INFINITY): void {
  const healed = Math.min(figures, fullStrength(unit.type, unit.badge) - unit.figures);
  if (healed < 1) return;
  unit.figures += healed;
  note(g, 'log.healed', { unit: unitName(g, unit.id), n: healed }, { at: `hex:${unit.hex}` });
}
