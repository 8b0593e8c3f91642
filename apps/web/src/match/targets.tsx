import { blockedBy } from '@echo-base/games/budgets';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Decision, Option } from '../net/types.ts';
import { GraveDialog } from './grave-dialog.tsx';

/**
 * What the question in the prompt bar points at. Boards know no rules: they ask here whether a place or a piece may be
 * pressed, and press it; the prompt bar reads and writes the same selection, so chip and target light together.
 */
export interface Targets {
  readonly decision: Decision | null;
  /** The piece chosen first, for options that are done with one. */
  readonly piece: string | null;
  /** Keys picked so far when several may be chosen. */
  readonly picked: readonly string[];
  /** The option under the pointer or focus, on the board or in the bar. */
  readonly hovered: string | null;
  /** An act is on its way; nothing may be pressed until the answer. */
  readonly busy: boolean;
  choosePiece(piece: string | null): void;
  /** Acts, or adds and removes the option when several may be chosen. A grave act is sent once it is confirmed. */
  press(option: Option): void;
  /** Sets what is picked when several may be chosen. */
  pick(keys: readonly string[]): void;
  hover(key: string | null): void;
  /** Sends what was picked, or a number. */
  send(choice: string | readonly string[] | number): void;
}

const Context = createContext<Targets | null>(null);

/** The selection around a board and its prompt bar. Throws outside a match. */
export function useTargets(): Targets {
  const targets = useContext(Context);
  if (!targets) throw new Error('no match around this component');
  return targets;
}

/** The pieces options can be done with, in order, each with its options. */
export function piecesOf(decision: Decision | null): ReadonlyMap<string, readonly Option[]> {
  const pieces = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    if (option.from === undefined || option.kind) continue;
    const options = pieces.get(option.from) ?? [];
    options.push(option);
    pieces.set(option.from, options);
  }
  return pieces;
}

interface Props {
  readonly decision: Decision | null;
  readonly busy: boolean;
  readonly onAct: (decision: Decision, choice: string | readonly string[] | number) => void;
  readonly children: ReactNode;
}

/** Holds the selection for one decision; a new decision starts with nothing selected unless its piece still stands. */
export function TargetsProvider({ decision, busy, onAct, children }: Props) {
  const [chosenPiece, choosePiece] = useState<string | null>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [hovered, hover] = useState<string | null>(null);
  const [grave, setGrave] = useState<Option | null>(null);
  const id = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question forgets what was picked for the last one.
  useEffect(() => {
    setPicked([]);
    setGrave(null);
    hover(null);
  }, [id]);
  const pieces = useMemo(() => piecesOf(decision), [decision]);
  const usable = chosenPiece !== null && (pieces.get(chosenPiece)?.some((option) => !option.refused) ?? false);
  const piece = usable ? chosenPiece : null;
  const send = useCallback(
    (choice: string | readonly string[] | number) => {
      if (decision && !busy) onAct(decision, choice);
    },
    [decision, busy, onAct],
  );
  const press = useCallback(
    (option: Option) => {
      // A press while an act is on its way does nothing; the chosen piece stays chosen for the next one.
      if (option.refused || !decision || busy) return;
      if (decision.shape !== 'one') return setPicked((now) => toggled(decision, now, option.key));
      choosePiece(null);
      if (option.kind === 'grave') return setGrave(option);
      send(option.key);
    },
    [decision, busy, send],
  );
  const value = useMemo(
    () => ({ decision, piece, picked, hovered, busy, choosePiece, press, pick: setPicked, hover, send }),
    [decision, piece, picked, hovered, busy, press, send],
  );
  return (
    <Context.Provider value={value}>
      {children}
      <GraveDialog option={grave} close={() => setGrave(null)} confirm={(option) => send(option.key)} />
    </Context.Provider>
  );
}

/** Picks an option or lets it go; one too many, or one that a budget holds up, is not picked. */
function toggled(decision: Decision, picked: readonly string[], key: string): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const isFull = picked.length >= (decision.max ?? decision.options.length);
  return isFull || blockedBy(decision, picked, key) ? picked : [...picked, key];
}

/** How one place or piece on the board stands to the question. */
export interface TargetState {
  /** `legal` may be pressed, `refused` may not and says why, `none` is not involved. */
  readonly state: 'none' | 'legal' | 'refused';
  readonly selected: boolean;
  readonly hovered: boolean;
  /** The option it stands for, if any. */
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

/** The options on offer now: those of the chosen piece, or those done with no piece. Legal ones first, in order. */
export function shownOptions({ decision, piece }: Pick<Targets, 'decision' | 'piece'>): readonly Option[] {
  const options = (decision?.options ?? []).filter((option) => option.kind === undefined);
  const shown = options.filter((option) => (piece === null ? option.from === undefined : option.from === piece));
  return [...shown.filter((option) => !option.refused), ...shown.filter((option) => option.refused)];
}
