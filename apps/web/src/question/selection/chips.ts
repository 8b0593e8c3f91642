import type { Decision, Option } from '../../kit/net/types.ts';
import { type Asked, isTarget, piecesOf, rankOf, shownOptions } from './offered.ts';

// The chips of a question, and the number keys that press them. No React here.

/** A chip of a question with one answer: a piece with its options, or an option without a piece. */
export type ChipOf = { readonly piece: string; readonly options: readonly Option[] } | { readonly option: Option };

/**
 * Chips of a question in the order of its options, pieces and single options alike; those that would change nothing and
 * those that are refused last.
 */
export function chipsOf(targets: Asked): readonly ChipOf[] {
  const { decision, piece } = targets;
  const pieces = piece === null ? [...piecesOf(decision)] : [];
  const chips: { chip: ChipOf; first: Option }[] = [
    ...pieces.flatMap(([id, options]) => {
      const first = options.find((option) => !option.refused) ?? options[0];
      return first ? [{ chip: { piece: id, options }, first }] : [];
    }),
    ...shownOptions(targets).map((option) => ({ chip: { option }, first: option })),
  ];
  const place = new Map(decision?.options.map((option, index) => [option, index]));
  const at = ({ first }: { first: Option }) => place.get(first) ?? 0;
  const rank = ({ chip, first }: { chip: ChipOf; first: Option }) =>
    'piece' in chip ? (first.refused ? 2 : 0) : rankOf(first);
  return chips.toSorted((a, b) => rank(a) - rank(b) || at(a) - at(b)).map(({ chip }) => chip);
}

/** The chips that may be pressed; the number keys press them in this order. */
function openChipsOf(targets: Asked): readonly ChipOf[] {
  return chipsOf(targets).filter((chip) =>
    'piece' in chip ? chip.options.some((option) => !option.refused) : !chip.option.refused,
  );
}

/** Numbers of the chips that may be pressed, from 1: of pieces by their ids, of options by their keys. */
interface Numbers {
  readonly count: number;
  readonly pieces: ReadonlyMap<string, number>;
  readonly options: ReadonlyMap<string, number>;
}

// Every target of a board asks for its number.
const numbersKnown = new WeakMap<Decision, Map<string | null, Numbers>>();

function numbersOf(decision: Decision, piece: string | null): Numbers {
  const known = numbersKnown.get(decision) ?? new Map<string | null, Numbers>();
  numbersKnown.set(decision, known);
  const found = known.get(piece);
  if (found) return found;
  const chips = openChipsOf({ decision, piece });
  const pieces = chips.flatMap((chip, index) => ('piece' in chip ? [[chip.piece, index + 1] as const] : []));
  const options = chips.flatMap((chip, index) => ('piece' in chip ? [] : [[chip.option.key, index + 1] as const]));
  const numbers = { count: chips.length, pieces: new Map(pieces), options: new Map(options) };
  known.set(piece, numbers);
  return numbers;
}

/** Number of a piece or option among the chips that may be pressed, from 1; null without one. */
export function chipNumber({ decision, piece }: Asked, wanted: string | Option): number | null {
  if (!decision) return null;
  const { pieces, options } = numbersOf(decision, piece);
  return (typeof wanted === 'string' ? pieces.get(wanted) : options.get(wanted.key)) ?? null;
}

/** Number of chips that may be pressed. */
export const chipCount = ({ decision, piece }: Asked): number => (decision ? numbersOf(decision, piece).count : 0);

/** The acts on offer: those of the chosen piece; without one, all but those of a piece that is one of several to choose. */
export function shownActs({ decision, piece }: Asked): readonly Option[] {
  const pieces = piecesOf(decision);
  const isListed = (from: string | undefined) => from === undefined || pieces.size < 2 || !pieces.has(from);
  const isShown = ({ from }: Option) => (piece === null ? isListed(from) : from === piece);
  return decision?.options.filter((option) => !isTarget(option) && isShown(option)) ?? [];
}
