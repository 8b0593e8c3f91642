import { useEffect, useState } from 'react';

/** Pixels of the window that the keyboard of a phone covers now; 0 where the window gets lower with it. */
export function useKeyboardHeight(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    // Of a page that is zoomed by two fingers a part is out of view, without a keyboard.
    const measure = () =>
      setCovered(seen.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)));
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, []);
  return covered;
}
