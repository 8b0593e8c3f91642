import { act, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Throws if there is nothing to press. */
function there(target: Element | null | undefined): HTMLElement {
  if (!target) throw new Error('what is to be pressed is not there');
  return target as HTMLElement;
}

/** Lets time pass; if the clock is stopped, at once. */
export const pause = (ms: number): Promise<void> =>
  act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
    else await new Promise<void>((resolve) => setTimeout(resolve, ms));
  });

/** Waits until everything that asks takes presses: not at once after it has changed. */
export async function settled(): Promise<void> {
  while (document.querySelector('[data-settling]')) await pause(20);
}

/** Presses a control, once it takes presses, as assistive technology does, of which no two presses are a double click. */
export async function press(target: Element | null | undefined): Promise<void> {
  const control = there(target);
  await settled();
  await act(async () => {
    control.focus();
    fireEvent.click(control);
  });
}

/** Presses with the mouse, at a point of the page, whether the control takes presses or not. */
export async function click(target: Element | null | undefined, { x, y } = { x: 10, y: 10 }): Promise<void> {
  const control = there(target);
  await act(async () => {
    fireEvent.pointerDown(control, { clientX: x, clientY: y });
    fireEvent.click(control, { clientX: x, clientY: y, detail: 1 });
  });
}

/** Presses a key on the focused element, with what the browser does by itself then. */
export const type = (key: string): Promise<void> => act(() => userEvent.setup({ delay: null }).keyboard(`{${key}}`));

/** Writes into a field, or chooses from a list, in place of what was there. */
export const write = (field: Element | null | undefined, value: string): Promise<void> =>
  act(async () => void fireEvent.change(there(field), { target: { value } }));

/** Waits for one task: a closed dialog restores the focus only then. */
export const nextTask = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
