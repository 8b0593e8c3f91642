import { useEffect } from 'react';
import { placeToasts } from '../../kit/ui/toast-store.ts';

/** Positions toasts over the lower right corner of the board, so that they hide neither the question nor the rail. */
export function useToastPlace(): void {
  useEffect(() => {
    const board = document.querySelector('#board');
    if (!board) return;
    const watcher = new ResizeObserver(() => {
      const { bottom, right } = board.getBoundingClientRect();
      placeToasts({ bottom: Math.max(0, innerHeight - bottom) + 16, right: Math.max(0, innerWidth - right) + 16 });
    });
    watcher.observe(board);
    watcher.observe(document.documentElement);
    return () => {
      watcher.disconnect();
      placeToasts(null);
    };
  }, []);
}
