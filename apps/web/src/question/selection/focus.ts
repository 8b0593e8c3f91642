import { useEffect, useRef } from 'react';
import { focusQuietly } from '../../kit/ui/quiet-focus.ts';

/** Whether the focus ring of an element shows: focused by keyboard, not by a press of the mouse. */
export function showsFocus(element: Element): boolean {
  return element.matches(':focus-visible');
}

/** Focuses the question: its first option, else its first act, else the bar itself. */
function focusQuestion(): void {
  const bar = document.querySelector<HTMLElement>('#prompt');
  const open = 'button:not([aria-disabled="true"])';
  const first =
    bar?.querySelector<HTMLElement>(`[data-part="options"] ${open}`) ??
    bar?.querySelector<HTMLElement>(`[data-part="acts"] ${open}`);
  const next = first ?? bar;
  if (next) focusQuietly(next);
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Focus management of the prompt bar, after each change of the selection or the question. `takeAnswered`: whether the
 * question before was just answered here; then the focus moves to the first option of the next one. If the focused element
 * was removed, it moves there too, so that it never falls back to the page.
 */
export function useKeptFocus(takeAnswered: () => boolean): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isAnswered = takeAnswered();
    const isInBar = document.activeElement?.closest('#prompt') != null;
    const isLost = isNowhere() && last.current !== null && !last.current.isConnected;
    if (isLost || (isAnswered && isInBar)) focusQuestion();
  });
}
