import { note } from '../../engine/log.ts';
import type { State } from '../state.ts';
import { unitName } from './names.ts';

/** Says which ordered units have neither moved nor attacked: their turn is over, which no other entry tells. */
export function noteIdle(g: State): void {
  for (const [id, { moved, path, attacks }] of Object.entries(g.order?.units ?? {})) {
    const unit = g.units[id];
    if (!unit || moved || path.length > 0 || attacks > 0) continue;
    note(g, 'log.idle', { unit: unitName(g, id) }, { at: `hex:${unit.hex}` });
  }
}
