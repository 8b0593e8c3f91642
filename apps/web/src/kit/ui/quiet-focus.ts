let isQuiet = false;

/** Moves the focus without opening what a focus by keyboard would open, such as a card over the board. */
export function focusQuietly(element: HTMLElement): void {
  isQuiet = true;
  element.focus({ preventScroll: true });
  isQuiet = false;
}

/** Whether the running focus event was caused by `focusQuietly`. */
export const isQuietFocus = (): boolean => isQuiet;
