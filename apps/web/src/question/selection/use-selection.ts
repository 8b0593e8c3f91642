import { createContext, useContext, useRef } from 'react';
import { useStore } from 'zustand';
import type { Decision } from '../../kit/net/types.ts';
import { isEqual } from '../../kit/ui/shared.ts';
import type { Chosen, Selection, SelectionActs, SelectionStore } from './selection.ts';

// What components read of the selection. Boards know no rules: they ask here whether a place or a piece may be pressed,
// and press it.

/** The store of the match, which stays the same. */
export const StoreContext = createContext<SelectionStore | null>(null);
/** The question of the frame that is rendered. */
export const DecisionContext = createContext<Decision | null>(null);

function useSelectionStore(): SelectionStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('no match around this component');
  return store;
}

/** The current question; null if there is none. */
export const useDecision = (): Decision | null => useContext(DecisionContext);

/** What a press does; always the same object. Throws outside a match. */
export const useActs = (): SelectionActs => useSelectionStore();

/**
 * What `select` takes of the selection, as plain values; the component renders again only when that is no longer equal.
 * Throws outside a match.
 */
export function useSelected<T>(select: (selection: Selection) => T): T {
  const { store, of } = useSelectionStore();
  const decision = useDecision();
  const before = useRef<{ readonly value: T } | null>(null);
  return useStore(store, (state) => {
    const value = select(of(state, decision));
    if (!before.current || !isEqual(before.current.value, value)) before.current = { value };
    return before.current.value;
  });
}

const whole = (selection: Selection): Selection => selection;

/** The whole selection: renders again at every press and every answer. */
export const useSelection = (): Selection => useSelected(whole);

/** What is chosen of the question: renders again when something else is. */
export const useChosen = (): Chosen =>
  useSelected(({ decision, piece, place, picked, ready }) => ({ decision, piece, place, picked, ready }));

/** What `select` takes of the id under the pointer or focus. Only marks read it: it changes with every move. */
export function useHovered<T>(select: (id: string | null) => T): T {
  return useStore(useSelectionStore().hovered, select);
}

/** Whether one of these ids is under the pointer or focus. */
export const useLit = (ids: readonly string[]): boolean => useHovered((id) => id !== null && ids.includes(id));
