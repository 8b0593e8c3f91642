import { useEffect } from 'react';

/** Toasts of a match are over the lower right corner of the board; `Toasts.module.css` reads these properties. */
const PLACE = ['--toasts-top', '--toasts-bottom', '--toasts-right'] as const;

/** Positions toasts over the lower edge of the board, so that they hide neither the question nor the rail. */
export function useToastPlace(): void {
  useEffect(() => {
    const board = document.querySelector('#board');
    if (!board) return;
    const { style } = document.documentElement;
    const place = () => {
      const { bottom, right } = board.getBoundingClientRect();
      const values = [
        'auto',
        `${Math.max(0, innerHeight - bottom) + 16}px`,
        `${Math.max(0, innerWidth - right) + 16}px`,
      ];
      for (const [index, name] of PLACE.entries()) {
        // A property of the root restyles every element of the page.
        const value = values[index] ?? '';
        if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
      }
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(board);
    watcher.observe(document.documentElement);
    return () => {
      watcher.disconnect();
      for (const name of PLACE) style.removeProperty(name);
    };
  }, []);
}
