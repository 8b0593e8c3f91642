import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons.tsx';
import css from './fan.module.css';

interface FanProps {
  /** Accessible name. */
  label: string;
  /** Labels of the scroll buttons; the cards themselves are reached by Tab and the arrow keys. */
  earlierLabel: string;
  laterLabel: string;
  children: ReactNode;
  /** On a phone its content is stacked instead. */
  wraps?: boolean | undefined;
  /** Kind of the current question; a new one brings its first target (`data-target`) into view. Null for none. */
  about?: string | null | undefined;
  className?: string | undefined;
}

/** Whether a scrolled row continues beyond either end. */
function useEnds() {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ earlier: false, later: false });
  const look = useCallback(() => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
    const now = { earlier: scrollLeft > 1, later: scrollLeft + clientWidth < scrollWidth - 1 };
    setEnds((known) => (known.earlier === now.earlier && known.later === now.later ? known : now));
  }, []);
  // Any render may have changed the content. A new observer reports after the layout of the next frame, so that
  // measuring forces none.
  useEffect(() => {
    if (!row.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(row.current);
    for (const child of row.current.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return { row, ends, look };
}

/** Moves the focus to the previous or next card; Home and End to the ends. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.findIndex((card) => card.isSameNode(document.activeElement));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  const next = to === undefined || at < 0 ? undefined : cards[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The first card the question is about: one that may be used, else a refused one. */
function firstTarget(row: HTMLElement): HTMLElement | null {
  return row.querySelector('[data-target="legal"]') ?? row.querySelector('[data-target="refused"]');
}

/**
 * Scrolls the row to its start, or as far as the group of the first target needs; a stacked row scrolls its page. The
 * heading of the group stays in view.
 */
function bringIntoView(row: HTMLElement): void {
  const card = firstTarget(row);
  row.scrollTo?.({ left: 0, behavior: 'instant' });
  if (!card) return;
  const group = card.closest('section') ?? card;
  if (getComputedStyle(row).flexDirection === 'column') group.scrollIntoView?.({ behavior: 'instant' });
  const from = row.getBoundingClientRect();
  const to = group.getBoundingClientRect();
  // All of the group if it fits, otherwise from its heading on.
  const left = Math.min(to.right - from.right, to.left - from.left) + GAP * (to.width > from.width ? -1 : 1);
  if (to.right > from.right) row.scrollTo?.({ left, behavior: 'instant' });
}

/** Pixels left free before a group that was scrolled to. */
const GAP = 8;

/** Brings the first target of a new kind of question into view. */
function useTargetInView(row: RefObject<HTMLElement | null>, about: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (about === null || about === last.current) return;
    last.current = about;
    // The phone shows the tab of the hand in the same frame.
    const frame = requestAnimationFrame(() => row.current && bringIntoView(row.current));
    return () => cancelAnimationFrame(frame);
  }, [about, row]);
}

/** Row of cards that scrolls sideways when they do not fit; arrow keys move between cards (`data-card`). */
export function Fan({ label, earlierLabel, laterLabel, children, wraps, about = null, className }: FanProps) {
  const { row, ends, look } = useEnds();
  useTargetInView(row, about);
  const scroll = (pages: number) => {
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollBy({ left: clientWidth * pages * 0.8, behavior: 'smooth' });
  };
  const end = (name: 'earlier' | 'later') => (
    <button
      type="button"
      tabIndex={-1}
      className={cx(css.end, css[name])}
      aria-label={name === 'earlier' ? earlierLabel : laterLabel}
      onClick={() => scroll(name === 'earlier' ? -1 : 1)}
    >
      <Icon name={name === 'earlier' ? 'left' : 'right'} />
    </button>
  );
  return (
    <div className={cx(css.fan, wraps && css.wraps, className)}>
      {ends.earlier && end('earlier')}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div ref={row} className={css.row} role="group" aria-label={label} onScroll={look} onKeyDown={walk}>
        {children}
      </div>
      {ends.later && end('later')}
    </div>
  );
}
