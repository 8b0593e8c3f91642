import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useKeptFocus } from './focus.ts';
import { SelectionStore, type ShownQuestion } from './selection.ts';
import { DecisionContext, StoreContext, useDecision, useSelection } from './use-selection.ts';

/** Whether a press of this would show something, instead of answering the question. */
function onlyShows(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-target], [aria-haspopup]') : null;
  return pressed !== null && pressed.dataset.target !== 'legal';
}

/** Double presses that answer open nothing over the next question either. */
function useNothingLeftOver({ guard, store, refusePress }: SelectionStore): void {
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (!onlyShows(event.target) || !guard.isLeftOver(store.getState().busy)) return;
      event.preventDefault();
      event.stopPropagation();
      refusePress('double');
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, [guard, store, refusePress]);
}

/** Keeps the focus in the bar; rendered again by what may take it away. */
function FocusKeeper({ selection }: { selection: SelectionStore }) {
  useSelection();
  const question = useDecision()?.id ?? null;
  useKeptFocus(() => selection.takeAnswered(question));
  return null;
}

/**
 * Provides the selection for one decision; a new decision starts with an empty one unless its piece still has options.
 */
export function SelectionProvider({
  decision,
  busy,
  isNextWaiting = false,
  onAct,
  confirmLabel,
  children,
}: ShownQuestion & { children: ReactNode }) {
  const [selection] = useState(() => new SelectionStore({ decision, busy, onAct, confirmLabel }));
  const question = decision?.id;
  useLayoutEffect(
    () => selection.show({ decision, busy, isNextWaiting, onAct, confirmLabel }),
    [selection, decision, busy, isNextWaiting, onAct, confirmLabel],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question.
  useEffect(() => selection.hover(null), [selection, question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer comes, or the next question.
  useEffect(() => {
    selection.carryOutKept();
    selection.chooseAwaited();
  }, [selection, decision, busy]);
  useEffect(() => () => selection.close(), [selection]);
  useNothingLeftOver(selection);
  return (
    <StoreContext.Provider value={selection}>
      <DecisionContext.Provider value={decision}>
        {children}
        <FocusKeeper selection={selection} />
      </DecisionContext.Provider>
    </StoreContext.Provider>
  );
}
