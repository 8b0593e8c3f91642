import { useEffect, useRef } from 'react';
import { focusQuietly } from '../ui/quiet-focus.ts';

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
 * Focus management of the prompt bar. After an own act (`answered` holds the answered question) the focus moves to the
 * first option of the next question; if the focused element was removed, it moves there too, so that it never falls
 * back to the page.
 */
export function useKeptFocus(question: string | null, answered: { current: string | null }): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // Runs after every change of the selection or the question.
  useEffect(() => {
    const isAnswered = answered.current !== null && answered.current !== question;
    if (isAnswered) answered.current = null;
    const isInBar = document.activeElement?.closest('#prompt') != null;
    const isLost = isNowhere() && last.current !== null && !last.current.isConnected;
    if (isLost || (isAnswered && isInBar)) focusQuestion();
  });
}
