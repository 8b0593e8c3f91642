import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../net/types.ts';

/** How one kind of question is drafted. */
export interface Kind {
  /** The view with these parts carried out. */
  view(view: RebellionView, parts: readonly Option[]): RebellionView;
  /** What may be added. */
  open(parts: readonly Option[], left: readonly Option[], decision: Decision): readonly Option[];
  /** Options that say why something cannot be added now. */
  shut(decision: Decision, picked: readonly string[]): readonly Option[];
  /** Options that take parts back. */
  back(view: RebellionView, parts: readonly Option[]): readonly Option[];
  /** The act that sends the draft, without its key. */
  send(decision: Decision, picked: readonly string[], left: readonly Option[]): Omit<Option, 'key'>;
  pieces(decision: Decision, picked: readonly string[]): Decision['pieces'];
}
