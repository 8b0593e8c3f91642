import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { DOUBLE_MS, lastPress, notePresses, onOther, shake } from './press.ts';

/** Number of presses that came too early, for what tells of them. */
export const useEarlyPresses = create<number>(() => 0);
onOther(() => useEarlyPresses.setState((before) => before + 1));

/** Milliseconds in which a press is not taken for a question that has just appeared: no one has read it yet. */
export const GUARD_MS = 400;
/** The same for what confirms a grave act, and for questions of other players. */
export const GRAVE_GUARD_MS = 600;

interface Guarded<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  onClickCapture(event: MouseEvent): void;
}

interface GuardOptions {
  /** Milliseconds; default 400. */
  readonly ms?: number;
  /** Whether the first question is guarded too, because it appears where something else was; default false. */
  readonly isNew?: boolean;
  /** Tells that a press was too early; by default the box shakes, and screen readers are told. */
  onEarly?(): void;
}

/** The attribute stays until a press of the same moment is sure to count. */
const SURE_MS = 16;

/**
 * Press guard of a box of controls: when what it asks (`asked`) changes, its controls take no press for a moment, and a
 * press meanwhile shakes the box. Spread the result on the box.
 */
export function useGuard<Box extends HTMLElement = HTMLDivElement>(
  asked: string | null,
  { ms = GUARD_MS, isNew = false, onEarly }: GuardOptions = {},
): Guarded<Box> {
  const ref = useRef<Box>(null);
  const known = useRef(isNew ? undefined : asked);
  /** From when on presses count. */
  const from = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    notePresses();
    const box = ref.current;
    const isKnown = known.current === asked;
    known.current = asked;
    if (!box || isKnown || asked === null) return;
    // Not a state: an attribute changes neither the controls nor what a screen reader says about them.
    box.dataset.settling = '';
    const now = performance.now();
    // Also until a second press of the double click whose first has brought the question would be over.
    from.current = Math.max(now + ms, lastPress().at + DOUBLE_MS);
    const timer = setTimeout(() => delete box.dataset.settling, from.current - now + SURE_MS);
    return () => {
      clearTimeout(timer);
      delete box.dataset.settling;
      known.current = undefined;
    };
  }, [asked, ms]);
  return {
    ref,
    onClickCapture(event) {
      const box = ref.current;
      if (!box || (box.dataset.settling === undefined && lastPress().at >= from.current)) return;
      event.preventDefault();
      event.stopPropagation();
      if (onEarly) onEarly();
      else {
        shake(box);
        useEarlyPresses.setState((before) => before + 1);
      }
    },
  };
}
