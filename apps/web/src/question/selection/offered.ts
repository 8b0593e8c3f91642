import type { Decision, Option } from '../../kit/net/types.ts';

// What a question offers now. No React here.

/** The question, and the piece chosen first. */
export interface Asked {
  readonly decision: Decision | null;
  readonly piece: string | null;
}

/** Number keys press the first nine. */
const LAST_KEY = 9;

/** The number key that presses the target with this number, from 1; null beyond the last key. */
export const keyOf = (number: number | null): number | null => (number !== null && number <= LAST_KEY ? number : null);

/** Whether an option is a target, on the board or of a piece, instead of a button; a grave one may be either. */
export const isTarget = ({ kind, at }: Option) => kind === undefined || (kind === 'grave' && at !== undefined);

export const isOpen = ({ refused }: Option): boolean => refused === undefined;

const NO_PIECES: ReadonlyMap<string, readonly Option[]> = new Map();
// Every target of a board asks for its options at every change of the selection: found once per question.
const piecesKnown = new WeakMap<Decision, ReadonlyMap<string, readonly Option[]>>();

/** The pieces of the options, in order, each with its options. */
export function piecesOf(decision: Decision | null): ReadonlyMap<string, readonly Option[]> {
  if (!decision) return NO_PIECES;
  const known = piecesKnown.get(decision);
  if (known) return known;
  const pieces = new Map<string, Option[]>();
  for (const option of decision.options) {
    if (option.from === undefined || !isTarget(option)) continue;
    const options = pieces.get(option.from) ?? [];
    options.push(option);
    pieces.set(option.from, options);
  }
  piecesKnown.set(decision, pieces);
  return pieces;
}

/** Order of options: those with an effect, legal ones without, refused ones. */
export const rankOf = ({ refused, noEffect }: Option): number => (refused ? 2 : noEffect ? 1 : 0);

const NO_OPTIONS: readonly Option[] = [];
const shownKnown = new WeakMap<Decision, Map<string | null, readonly Option[]>>();

/**
 * Options on offer: those of the chosen piece, or those without a piece. Legal ones first, of these the ones that change
 * something.
 */
export function shownOptions({ decision, piece }: Asked): readonly Option[] {
  if (!decision) return NO_OPTIONS;
  const known = shownKnown.get(decision) ?? new Map<string | null, readonly Option[]>();
  shownKnown.set(decision, known);
  const found = known.get(piece);
  if (found) return found;
  const options = decision.options.filter(isTarget);
  const shown = options.filter(({ from }) => (piece === null ? from === undefined : from === piece));
  const sorted = shown.toSorted((a, b) => rankOf(a) - rankOf(b));
  known.set(piece, sorted);
  return sorted;
}
