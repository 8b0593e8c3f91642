import { type FocusEvent, useRef, useState } from 'react';
import type { MatchSummary } from '../../kit/net/types.ts';
import { heldAt, inParts, type Parts } from './order.ts';

/**
 * My matches in order. As long as the list is pointed at or has the focus no card moves: its order is that from before, and
 * the right one on leaving. `hold` belongs on the list.
 */
export function useParts(matches: readonly MatchSummary[]) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const shown = useRef<Parts | null>(null);
  const now = inParts(matches);
  const parts = (isPointed || isFocused) && shown.current ? heldAt(shown.current, now) : now;
  shown.current = parts;
  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { parts, hold };
}
