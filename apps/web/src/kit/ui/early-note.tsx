import { useEffect, useRef, useState } from 'react';
import { useEarlyPresses } from './guard.ts';

/** Milliseconds for which the sentence stays to be read. */
const NOTE_MS = 3_000;

/** Tells screen readers, politely, that a press was not taken; others see it shake. Mount once, near the root. */
export function EarlyNote({ text }: { text: string }) {
  const presses = useEarlyPresses();
  const [isShown, show] = useState(false);
  const told = useRef(presses);
  useEffect(() => {
    if (presses === told.current) return;
    told.current = presses;
    show(true);
    const timer = setTimeout(show, NOTE_MS, false);
    return () => clearTimeout(timer);
  }, [presses]);
  // An open dialog hides what is outside of it from screen readers, but no live region.
  return (
    <div className="visually-hidden" aria-live="polite">
      {isShown && <p key={presses}>{text}</p>}
    </div>
  );
}
