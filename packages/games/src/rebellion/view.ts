import { sendable } from '../engine/hidden.ts';
import type { Viewer } from '../engine/state.ts';
import type { RebellionView } from './client.ts';
import type { State } from './state.ts';

/** What a viewer may see, by the table of hidden information (RB-16.1). */
export function view(g: State, _viewer: Viewer): RebellionView {
  return sendable({ round: g.round });
}
