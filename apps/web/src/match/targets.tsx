import { blockedBy } from '@echo-base/games/budgets';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardSet } from '../boards/types.ts';
import type { Decision, Option, Text } from '../net/types.ts';
import { useKeptFocus } from './focus.ts';
import { type Untaken, useOneToggle, usePresses } from './presses.ts';
import { costOfNone } from './several.ts';

/**
 * Selection of the current question. Boards know no rules: they ask here whether a place or a piece may be pressed, and
 * press it; the prompt bar reads and writes the same selection, so chip and target are highlighted together.
 */
export interface Targets {
  readonly decision: Decision | null;
  /** The piece chosen first, for options with a piece. */
  readonly piece: string | null;
  /** The place chosen before its piece. */
  readonly place: string | null;
  /** Keys picked so far if several may be chosen. */
  readonly picked: readonly string[];
  /** The option under the pointer or focus, on the board or in the bar. */
  readonly hovered: string | null;
  /** An act is pending; one press meanwhile is kept until its answer. */
  readonly busy: boolean;
  /** Key of the pending option; null for none, or several. */
  readonly sent: string | null;
  /** Key of the option pressed meanwhile; null for none. */
  readonly kept: string | null;
  /** Why the last press was not taken, for a moment; null for none. */
  readonly untaken: Untaken | null;
  /** A grave act to be confirmed in the bar. */
  readonly grave: Option | null;
  /** An option that is chosen but not sent, and the label of the act that sends it. */
  readonly ready: ReadyOption | null;
  /** Chooses the piece; null deselects piece and place. */
  choosePiece(piece: string | null): void;
  choosePlace(place: string | null): void;
  /**
   * Acts, or toggles the option if several may be chosen. A grave act is sent once confirmed, an option of which the
   * title says so at its second press.
   */
  press(option: Option): void;
  /** Sets the picked keys if several may be chosen. */
  pick(keys: readonly string[]): void;
  hover(key: string | null): void;
  /** Sends the picked keys, or a number. */
  send(choice: string | readonly string[] | number): void;
  /** Sends the grave act, or cancels it. */
  answerGrave(isMeant: boolean): void;
  /** Shows that the press under way is not taken. */
  refusePress(why: Untaken): void;
  /** Whether this question is about to replace another one, or none, on screen. */
  isNew(question: string): boolean;
}

/** An option that is chosen and then sent by an act of its own. */
interface ReadyOption {
  readonly option: Option;
  readonly act: Text;
}

const Context = createContext<Targets | null>(null);

/** The selection around a board and its prompt bar. Throws outside a match. */
export function useTargets(): Targets {
  const targets = useContext(Context);
  if (!targets) throw new Error('no match around this component');
  return targets;
}

/** Whether an option is a target, on the board or of a piece, instead of a button; a grave one may be either. */
export const isTarget = ({ kind, at }: Option) => kind === undefined || (kind === 'grave' && at !== undefined);

const NO_PIECES: ReadonlyMap<string, readonly Option[]> = new Map();
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

interface Props {
  readonly decision: Decision | null;
  readonly busy: boolean;
  readonly onAct: (decision: Decision, choice: string | readonly string[] | number) => void;
  /** Label of the button that confirms a chosen option; null: the option is sent without confirmation, the default. */
  readonly confirmLabel?: BoardSet['confirmLabel'];
  readonly children: ReactNode;
}

const NOTHING: readonly string[] = [];

/** Input for one question; another question starts empty. */
interface Selection {
  readonly question: string | undefined;
  readonly picked: readonly string[];
  readonly place: string | null;
  readonly grave: Option | null;
  readonly ready: ReadyOption | null;
}

const emptyOf = (question: string | undefined): Selection => ({
  ...{ question, picked: NOTHING, place: null, grave: null, ready: null },
});

/** The selection of a question; that of an older one is discarded. */
function useSelection(question: string | undefined) {
  const [held, setHeld] = useState<Selection>(emptyOf(question));
  const change = useCallback(
    (more: (now: Selection) => Partial<Selection>) =>
      setHeld((now) => {
        const own = now.question === question ? now : emptyOf(question);
        return { ...own, ...more(own) };
      }),
    [question],
  );
  const pick = useCallback((picked: readonly string[]) => change(() => ({ picked })), [change]);
  const choosePlace = useCallback((place: string | null) => change(() => ({ place })), [change]);
  const { picked, place, grave, ready } = held.question === question ? held : emptyOf(question);
  return { picked, place, grave, ready, change, pick, choosePlace };
}

/** The picked piece, as long as it has options; deselecting it deselects its place. A new piece has no ready option. */
function usePicked(decision: Decision | null, change: ReturnType<typeof useSelection>['change']) {
  const [chosen, setPiece] = useState<string | null>(null);
  const pieces = useMemo(() => piecesOf(decision), [decision]);
  const isUsable = chosen !== null && (pieces.get(chosen)?.some((option) => !option.refused) ?? false);
  const choosePiece = useCallback(
    (piece: string | null) => {
      setPiece(piece);
      change(() => ({ ready: null, ...(piece === null && { place: null }) }));
    },
    [change],
  );
  return { piece: isUsable ? chosen : null, choosePiece };
}

/** Sends answers, and tracks which is pending; the focus stays in the bar. */
function useSend({ decision, busy, onAct }: Pick<Props, 'decision' | 'busy' | 'onAct'>) {
  const [sentKey, setSent] = useState<string | null>(null);
  const answered = useRef<string | null>(null);
  useKeptFocus(decision?.id ?? null, answered);
  const send = useCallback(
    (choice: string | readonly string[] | number) => {
      if (!decision || busy) return;
      answered.current = decision.id;
      setSent(typeof choice === 'string' ? choice : null);
      onAct(decision, choice);
    },
    [decision, busy, onAct],
  );
  return { send, sent: busy ? sentKey : null };
}

/** The hovered option; a new question clears it. */
function useHovered(question: string | undefined) {
  const held = useState<string | null>(null);
  const [, hover] = held;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question.
  useEffect(() => hover(null), [question]);
  return held;
}

/**
 * Provides the selection for one decision; a new decision starts with an empty one unless its piece still has options.
 */
export function TargetsProvider({ decision, busy, onAct, confirmLabel, children }: Props) {
  const { picked, place, grave, ready, change, pick, choosePlace } = useSelection(decision?.id);
  const { piece, choosePiece } = usePicked(decision, change);
  const [hovered, hover] = useHovered(decision?.id);
  const sender = useSend({ decision, busy, onAct });
  const { sent } = sender;
  const mayToggle = useOneToggle();
  const carryOut = useCallback(
    (option: Option) => {
      if (!decision) return;
      if (decision.shape !== 'one') {
        if (mayToggle(option.key)) change((now) => ({ picked: toggled(decision, now.picked, option.key) }));
        return;
      }
      const act = ready?.option.key === option.key ? null : (confirmLabel?.(option, decision) ?? null);
      choosePiece(act ? (option.from ?? null) : null);
      change(() => ({ grave: option.kind === 'grave' ? option : null, ready: act && { option, act } }));
      if (option.kind !== 'grave' && !act) sender.send(option.key);
    },
    [decision, mayToggle, sender.send, change, choosePiece, ready, confirmLabel],
  );
  /** Sends an answer; a choice of none that costs something is to be confirmed first. */
  const sendChoice = useCallback(
    (choice: string | readonly string[] | number) => {
      const cost = decision && Array.isArray(choice) ? costOfNone(decision, choice) : null;
      if (cost === null) return sender.send(choice);
      change(() => ({ grave: { key: NONE, label: CHOOSE_NONE, detail: cost, kind: 'grave' } }));
    },
    [decision, sender.send, change],
  );
  const presses = usePresses({ decision, busy, sent, carryOut, send: sendChoice, pick, choosePiece });
  const { isTaken, ...shown } = presses;
  const answerGrave = useCallback(
    (isMeant: boolean) => {
      if (isMeant && grave && isTaken(null)) sender.send(grave.key === NONE ? [] : grave.key);
      change(() => ({ grave: null }));
    },
    [grave, sender.send, isTaken, change],
  );
  const value = useStable({
    ...{ decision, piece, place, hovered, busy, sent, grave, ready, picked },
    ...{ choosePlace, hover, answerGrave, ...shown },
  });
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Stands for choosing none of several options, which has no key of its own. */
const NONE = 'none:';
const CHOOSE_NONE: Text = { key: 'match.confirmPicked', params: { count: 0 } };

/** The same object as long as none of its values changes. */
function useStable<T extends object>(next: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its values are the dependencies.
  return useMemo(() => next, Object.values(next));
}

/** Toggles an option. If the most is one, it replaces the last; one too many, or over a budget, is not picked. */
function toggled(decision: Decision, picked: readonly string[], key: string): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  if (decision.max === 1) return blockedBy(decision, [], key) ? picked : [key];
  const isFull = picked.length >= (decision.max ?? decision.options.length);
  return isFull || blockedBy(decision, picked, key) ? picked : [...picked, key];
}

/** State of one place or piece on the board. */
export interface TargetState {
  /** `legal` may be pressed, `refused` may not and has a reason, `none` is not involved. */
  readonly state: 'none' | 'legal' | 'refused';
  readonly selected: boolean;
  readonly hovered: boolean;
  /** Its option, if any. */
  readonly option: Option | null;
  /** Number of the option's chip, from 1. */
  readonly number: number | null;
  press(): void;
  hover(on: boolean): void;
}

/** A piece on the board (`from` of options): pressing it shows where it can go. */
export function usePiece(from: string): TargetState {
  const targets = useTargets();
  return useMemo(() => {
    const options = piecesOf(targets.decision).get(from) ?? [];
    const usable = options.some((option) => !option.refused);
    const only = options.length === 1 && options[0]?.at === undefined ? (options[0] ?? null) : null;
    return {
      state: options.length === 0 ? 'none' : usable ? 'legal' : 'refused',
      selected: targets.piece === from,
      hovered: targets.hovered === from,
      option: only ?? options[0] ?? null,
      number: null,
      press: () => {
        if (!usable) return;
        if (only) targets.press(only);
        else targets.choosePiece(targets.piece === from ? null : from);
      },
      hover: (on) => targets.hover(on ? from : null),
    };
  }, [targets, from]);
}

/** Order of options: those with an effect, legal ones without, refused ones. */
export const rankOf = ({ refused, noEffect }: Option): number => (refused ? 2 : noEffect ? 1 : 0);

const NO_OPTIONS: readonly Option[] = [];
const shownKnown = new WeakMap<Decision, Map<string | null, readonly Option[]>>();

/**
 * Options on offer: those of the chosen piece, or those without a piece. Legal ones first, of these the ones that change
 * something.
 */
export function shownOptions({ decision, piece }: Pick<Targets, 'decision' | 'piece'>): readonly Option[] {
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
