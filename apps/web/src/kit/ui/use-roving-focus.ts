import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

type Steps = Readonly<Record<string, number>>;

/** Keys and how many buttons they step on or back. */
export const UP_DOWN: Steps = { ArrowUp: -1, ArrowDown: 1 };
const ALL: Steps = { ...UP_DOWN, ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

const clamp = (index: number, last: number): number => Math.max(0, Math.min(last, index));

/**
 * Roving focus: a list with many buttons or links is one Tab stop. Arrow keys, Home and End move the focus between its buttons,
 * which have `tabIndex={-1}`; from the list itself they lead to the button focused last, otherwise to the one that
 * `entry` returns. While a button has the focus the list is no stop, so that Shift+Tab leaves it too.
 */
export function useRovingFocus(
  list: RefObject<HTMLElement | null>,
  entry: (buttons: readonly HTMLElement[]) => HTMLElement | undefined,
  steps = ALL,
) {
  const [isInside, setInside] = useState(false);
  const last = useRef<Element | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const { activeElement } = document;
    const at = buttons.findIndex((button) => button.isSameNode(activeElement));
    const known = buttons.find((button) => button === last.current);
    const isOnList = at < 0 && Number.isFinite(step);
    const next = isOnList ? (known ?? entry(buttons)) : buttons[clamp(at + step, buttons.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target === list.current) return;
    last.current = target;
    setInside(true);
  };
  const onBlur = () => setInside(false);
  return { tabIndex: isInside ? -1 : 0, onKeyDown, onFocus, onBlur };
}
