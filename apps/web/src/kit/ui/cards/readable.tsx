import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyTrigger } from '../lazy-trigger.tsx';
import { isQuietFocus } from '../quiet-focus.ts';
import * as css from './readable.module.css';

/** Milliseconds of hover or touch before the card opens. */
export const READ_AFTER_MS = 350;
/** Pixels of movement from which a touch is a scroll or a drag. */
const STILL_WITHIN = 8;

/** Long press of a finger: calls `onLong` after the delay and swallows the click that follows. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      isLong.current = false;
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        isLong.current = true;
        onLong();
      }, READ_AFTER_MS);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_WITHIN) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: { preventDefault(): void }) {
      if (isLong.current) event.preventDefault();
    },
  };
}

/** Space between a card and its trigger. */
const GAP = 10;

/** The gap that moves a card above an element which is above its trigger. */
function gapOver(trigger: Element | null, element: Element | null): number {
  if (!trigger || !element) return GAP;
  const above = trigger.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return above > 0 ? above + GAP : GAP;
}

interface ReadableProps {
  /** The whole card, which opens. Also the accessible description of the trigger. */
  card: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Selector of an element the card must not cover when it opens above its trigger, such as the question. */
  clear?: string | undefined;
  /** Prevents opening, for instance during a drag. */
  closed?: boolean | undefined;
  /** A press opens it too: the trigger has no other act. */
  opensOnPress?: boolean | undefined;
  /** One focusable element. */
  children: ReactElement;
}

/**
 * Preview of a whole card beside its trigger: opens on hover and focus, and on a long press of a finger; stays within
 * the viewport, never under the pointer; closes on Escape and on a press elsewhere.
 */
export function Readable({ card, side = 'top', clear, closed = false, opensOnPress, children }: ReadableProps) {
  const [open, setOpen] = useState(false);
  const [gap, setGap] = useState(GAP);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const triggerIn = () => box.current?.querySelector<HTMLElement>(':scope > *') ?? null;
  const show = (now: boolean) => {
    if (now && clear !== undefined) setGap(gapOver(triggerIn(), document.querySelector(clear)));
    setOpen(now);
  };
  const showNow = () => {
    setPressed(triggerIn());
    show(true);
  };
  const press = useLongPress(showNow);
  return (
    <LazyTrigger
      element={pressed}
      wrap={(trigger) => (
        <span ref={box} className={css.trigger} {...press}>
          {trigger}
        </span>
      )}
      onFocus={(event) => {
        // After an act the focus moves to the next question; only a focus by keyboard opens the card.
        if (isQuietFocus() || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
      }}
      onClick={(event) => {
        if (!opensOnPress) return;
        // The tooltip would close on a click.
        event.preventDefault();
        showNow();
      }}
      tooltip={(anchor, Tooltip) => (
        <Tooltip.Provider delayDuration={READ_AFTER_MS} skipDelayDuration={0} disableHoverableContent>
          <Tooltip.Root open={open && !closed} onOpenChange={show}>
            {anchor}
            <Tooltip.Portal>
              <Tooltip.Content className={css.card} side={side} sideOffset={gap} collisionPadding={8}>
                {card}
              </Tooltip.Content>
            </Tooltip.Portal>
          </Tooltip.Root>
        </Tooltip.Provider>
      )}
    >
      {children}
    </LazyTrigger>
  );
}
