import { useMemo } from 'react';
import type { Option, Refusal, Text } from '../../kit/net/types.ts';
import { chipCount, chipNumber } from './chips.ts';
import { isOpen, isTarget, keyOf, piecesOf, shownOptions } from './offered.ts';
import type { Chosen, SelectionActs } from './selection.ts';
import { useActs, useSelected } from './use-selection.ts';

/** What a press of a target does. */
type TargetAct =
  | { readonly press: Option }
  | { readonly piece: string | null }
  | { readonly place: string | null }
  | { readonly pick: readonly string[] };

/** A place, a piece, a card or a die in the question: what its button shows, and what a press of it does. */
export interface Target {
  /** `legal` may be pressed, `refused` may not and has a reason, `none` is not involved. */
  readonly state: 'none' | 'legal' | 'refused';
  /** It is the chosen piece or place, or its option is picked or waits to be confirmed. */
  readonly selected: boolean;
  /** Number of its chip, from 1, or null without one; and the number of chips. */
  readonly number: number | null;
  readonly count: number;
  /** Its options of the question, refused ones too. */
  readonly options: readonly Option[];
  /** Those that may be chosen now; with several a press sends the first, or lets the player choose. */
  readonly open: readonly Option[];
  /** The option that a press sends, or the first one; null without options. */
  readonly option: Option | null;
  /** Why it may not be pressed. */
  readonly reason: Refusal | null;
  /** It is lit while one of these ids is hovered; pointing at it hovers the first. */
  readonly lights: readonly string[];
  /** Its ids in the options of the question. */
  readonly names: readonly string[];
  /** Null if a press does nothing, or lets the player choose first. */
  readonly act: TargetAct | null;
}

/** Handlers of a target. */
interface Handlers {
  press(): void;
  hover(on: boolean): void;
}

/** A target with its handlers. Whether it is lit only its mark asks, with `useLit(target.lights)`. */
export type LiveTarget = Target & Handlers;

const NONE: readonly never[] = [];

/** What the question is not about. */
export const NO_TARGET: Target = {
  state: 'none',
  selected: false,
  number: null,
  count: 0,
  options: NONE,
  open: NONE,
  option: null,
  reason: null,
  lights: NONE,
  names: NONE,
  act: null,
};

/** Whether an option is picked, or waits to be confirmed. */
const isChosen = ({ picked, ready }: Pick<Chosen, 'picked' | 'ready'>, { key }: Option): boolean =>
  picked.includes(key) || ready?.option.key === key;

/** Why an option may not be chosen now; null if it may. */
type RefusalOf = (option: Option) => Refusal | null;

const ownRefusal: RefusalOf = ({ refused }) => refused ?? null;

/** The target that these options are about. A press sends the first that may be chosen. */
export function targetOf(chosen: Chosen, options: readonly Option[], refusalOf = ownRefusal): Target {
  const [first] = options;
  if (!first) return NO_TARGET;
  const open = options.filter((option) => refusalOf(option) === null);
  const [legal] = open;
  const option = legal ?? first;
  return {
    state: legal ? 'legal' : 'refused',
    selected: options.some((one) => isChosen(chosen, one)),
    number: legal && chosen.decision?.shape === 'one' && isTarget(legal) ? chipNumber(chosen, legal) : null,
    count: chipCount(chosen),
    ...{ options, open, option },
    reason: legal ? null : refusalOf(first),
    lights: [...new Set([option, ...options])].map(({ key }) => key),
    names: options.flatMap(({ at }) => at ?? []),
    act: legal ? { press: legal } : null,
  };
}

/** The target of a piece (`from` of its options): a press chooses it, another one deselects it; a piece with one act acts. */
export function pieceOf(chosen: Chosen, id: string, options: readonly Option[]): Target {
  const [first] = options;
  if (!first) return NO_TARGET;
  const open = options.filter(isOpen);
  const isLegal = open.length > 0;
  const selected = chosen.piece === id;
  const isAct = options.length === 1 && first.at === undefined;
  return {
    state: isLegal ? 'legal' : 'refused',
    selected,
    number: isLegal ? chipNumber(chosen, id) : null,
    count: chipCount(chosen),
    ...{ options, open, option: first },
    reason: isLegal ? null : (first.refused ?? null),
    lights: [id],
    names: [id],
    act: !isLegal ? null : isAct ? { press: first } : { piece: selected ? null : id },
  };
}

/** The options on offer that point at something (`at`). */
export const offeredAt = (chosen: Chosen, at: string): readonly Option[] =>
  shownOptions(chosen).filter((option) => option.at === at);

/** Whether a press of the target sends the option with this key, or lets the player choose it. */
export const offers = ({ act, open }: Pick<Target, 'act' | 'open'>, key: string | null): boolean =>
  act !== null && 'press' in act && open.some((option) => option.key === key);

/** What a press of a legal target leads to; null for a piece or place that is only chosen. */
export function consequenceOf({ option, act }: Pick<Target, 'option' | 'act'>): Text | null {
  const isAnswer = act !== null && ('press' in act || 'pick' in act);
  return (isAnswer && (option?.noEffect ?? option?.detail)) || null;
}

/** The option of a target with the reason that holds now. */
export const refusedIn = ({ option, reason }: Pick<Target, 'option' | 'reason'>): Option | null =>
  option && reason ? { ...option, refused: reason } : option;

/** Does what a press of a target does. */
export function carryOut(acts: SelectionActs, { act, lights }: Pick<Target, 'act' | 'lights'>): void {
  if (act === null) return;
  if ('press' in act) acts.press(act.press);
  else if ('piece' in act) acts.choosePiece(act.piece);
  else if ('place' in act) acts.choosePlace(act.place);
  else acts.pick(act.pick, lights[0]);
}

/**
 * A target of the current question as `find` finds it, with what a press of it does, and what pointing at it lights; the
 * same object until it changes.
 */
export function useTarget<T extends Target>(find: (chosen: Chosen) => T): T & Handlers {
  const acts = useActs();
  const target = useSelected(find);
  return useMemo(
    () => ({
      ...target,
      press: () => carryOut(acts, target),
      hover: (on) => acts.hover(on ? (target.lights[0] ?? null) : null),
    }),
    [acts, target],
  );
}

/** A piece on the board (`from` of options): pressing it shows where it can go. */
export function usePiece(from: string): LiveTarget {
  return useTarget((chosen) => pieceOf(chosen, from, piecesOf(chosen.decision).get(from) ?? NONE));
}

/** The number key of a target. */
export const keyOfTarget = ({ state, number }: Pick<Target, 'state' | 'number'>): number | null =>
  state === 'legal' ? keyOf(number) : null;
