import type { Decision, Option } from '../../../kit/net/types.ts';
import type { DraftKind } from './draft-kind.ts';

// Probe cards put back on an end of their deck, one after the other, not sent yet.

const open = (_parts: readonly Option[], left: readonly Option[]): readonly Option[] => left;
const none = (): readonly Option[] => [];

/** Cards that still wait. */
function pieces({ pieces: all = [], options }: Decision, picked: readonly string[]): Decision['pieces'] {
  const returned = new Set(options.filter(({ key }) => picked.includes(key)).map(({ from }) => from));
  return all.filter(({ id }) => !returned.has(id));
}

/** The last card sends the answer; the order of the cards is that of the answer. */
export const returning: DraftKind = {
  open,
  back: none,
  shut: none,
  pieces,
  sendsWhenFull: true,
  send: () => null,
};
