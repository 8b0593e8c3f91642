import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { Decision, Option, Text } from '../../../kit/net/types.ts';

/** How one kind of question is drafted. */
export interface DraftKind {
  /** What may be added; `view` is the one with the parts carried out. */
  open(parts: readonly Option[], left: readonly Option[], decision: Decision, view: RebellionView): readonly Option[];
  /** Options that say why something cannot be added now. */
  shut(decision: Decision, picked: readonly string[]): readonly Option[];
  /** Options that take parts back. */
  back(view: RebellionView, parts: readonly Option[]): readonly Option[];
  /** The act that sends the draft, without its key; null while the answer lacks parts. */
  send(decision: Decision, picked: readonly string[], left: readonly Option[]): Omit<Option, 'key'> | null;
  pieces(decision: Decision, picked: readonly string[]): Decision['pieces'];
  /** The question while these parts are picked; by default as asked. */
  prompt?(prompt: Decision['prompt'], picked: readonly string[]): Decision['prompt'];
  /** The line of help while these parts are picked; by default that of the question. */
  help?(decision: Decision, picked: readonly string[]): Text | undefined;
  /** The draft with one more part, where an offered part is several options of the question. */
  add?(picked: readonly string[], key: string): readonly string[];
  /** The draft with all parts that are left open. */
  fill?(decision: Decision, picked: readonly string[]): readonly string[];
  /** The part that completes the answer sends it. */
  readonly sendsWhenFull?: true;
}
