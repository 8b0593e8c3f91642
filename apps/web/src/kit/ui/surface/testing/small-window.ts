import { act } from 'react';
import { vi } from 'vitest';

/** A map in a window of the size of a phone, which has no layout in tests with `@vitest-environment happy-dom`. */

const WINDOW = { width: 360, height: 400 };

/** Gives every map that opens until the end of the test a small window. */
export function inSmallWindow(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WINDOW.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW.height);
}

const content = () => document.querySelector<HTMLElement>('[style*="translate("]');

/** The reader zooms in and moves the map as far up and left as it goes. */
export async function moveAway(): Promise<void> {
  for (const key of [
    '+',
    '+',
    '+',
    '+',
    '+',
    '+',
    ...Array<string>(30).fill('ArrowLeft'),
    ...Array<string>(30).fill('ArrowUp'),
  ])
    await act(async () => {
      content()?.parentElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
}

/** Whether a point of the map is in the window. */
export function isInWindow({ x, y }: { readonly x: number; readonly y: number }): boolean {
  const [, dx = 0, dy = 0, scale = 1] =
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\)/.exec(content()?.style.transform ?? '')?.map(Number) ??
    [];
  const [left, top] = [dx + x * scale, dy + y * scale];
  return left >= 0 && left <= WINDOW.width && top >= 0 && top <= WINDOW.height;
}
