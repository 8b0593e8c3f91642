import { type RefObject, useLayoutEffect, useRef } from 'react';
import { appearsAt, GUARD_MS, guardBox, startGuard, type Uncounted } from './guard.ts';
import { DOUBLE_MS, lastPress } from './press.ts';

interface GuardOptions {
  /** Milliseconds; default 400. */
  readonly ms?: number;
  /** Whether the first question is guarded too, because it appears where something else was; default false. */
  readonly isNew?: boolean;
  /** Tells that a press did not count; by default the box shakes, and screen readers are told. */
  readonly onUntaken?: (why: Uncounted) => void;
}

/** The attribute stays until a press of the same moment is sure to count. */
const SURE_MS = 16;

/**
 * Guard of a box of controls: when what it asks (`asked`) changes, its controls take no press for a moment. Spread the
 * result on the box.
 */
export function useGuard<Box extends HTMLElement = HTMLDivElement>(
  asked: string | null,
  { ms = GUARD_MS, isNew = false, onUntaken }: GuardOptions = {},
): { readonly ref: RefObject<Box | null> } {
  const ref = useRef<Box>(null);
  const known = useRef(isNew ? undefined : asked);
  const tell = useRef(onUntaken);
  useLayoutEffect(() => {
    tell.current = onUntaken;
  });
  useLayoutEffect(() => {
    startGuard();
    const box = ref.current;
    const isKnown = known.current === asked;
    known.current = asked;
    if (!box) return;
    const refuse = tell.current && ((why: Uncounted) => tell.current?.(why));
    if (isKnown || asked === null) return guardBox(box, { asked: {}, refuse });
    // Not a state: an attribute changes neither the controls nor what a screen reader says about them.
    box.dataset.settling = '';
    const now = appearsAt();
    const first = lastPress();
    guardBox(box, { asked: { since: now, ms, first }, refuse });
    // Also until the second half of a double press whose first has brought the question would be over.
    const until = Math.max(now + ms, first.at + DOUBLE_MS);
    const timer = setTimeout(() => delete box.dataset.settling, until - performance.now() + SURE_MS);
    return () => {
      clearTimeout(timer);
      delete box.dataset.settling;
      known.current = undefined;
    };
  }, [asked, ms]);
  return { ref };
}
