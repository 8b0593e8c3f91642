import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Measures which chips of the prompt bar fit; all others fold into "N more".

/** Chips shown without a layout to measure. */
const UNMEASURED = 4;
/** Chips of a row that scrolls sideways (phone), if there are too many to scroll past; further ones fold. */
const SCROLLED = 6;
/** Most chips to scroll past, as many as an army has: none of them folds. */
const ALL_SCROLLED = 9;
/** Width of the "more" chip before it is rendered, in pixels: the one of `more-list.module.css` in normal text. */
const MORE_WIDTH = 160;

interface Sized {
  readonly key: string;
  readonly width: number;
}

interface Room {
  readonly width: number;
  readonly gap: number;
  /** Width of the chip that opens the rest. */
  readonly more: number;
}

/**
 * Greedy fit: keys of the chips shown in the row. Kept chips never fold; the others stay in order, and one that is too wide
 * leaves its room to those after it.
 */
export function fitting(chips: readonly Sized[], kept: ReadonlySet<string>, room: Room): ReadonlySet<string> {
  const whole = chips.reduce((sum, { width }) => sum + width + room.gap, -room.gap);
  if (whole <= room.width) return new Set(chips.map(({ key }) => key));
  const shown = new Set(chips.filter(({ key }) => kept.has(key)).map(({ key }) => key));
  let left = room.width - room.more;
  for (const { key, width } of chips) if (shown.has(key)) left -= width + room.gap;
  for (const { key, width } of chips) {
    if (shown.has(key) || width + room.gap > left) continue;
    left -= width + room.gap;
    shown.add(key);
  }
  return shown;
}

/** The first chips, and those that never fold. */
function firstOf(keys: readonly string[], kept: ReadonlySet<string>, count: number): ReadonlySet<string> {
  if (keys.length <= count) return new Set(keys);
  return new Set([...keys.slice(0, count), ...keys.filter((key) => kept.has(key))]);
}

interface Measured {
  /** Text the widths were measured for. */
  readonly text: string;
  /** Room they were measured in: chips are no wider than their row. */
  readonly room: number;
  readonly widths: ReadonlyMap<string, number>;
  readonly more: number;
}

/** Room for chips inside a box, in pixels; 0 without a layout, `null` if the row scrolls. */
function roomOf(box: HTMLElement): number | null {
  const { overflowX, paddingLeft, paddingRight } = getComputedStyle(box);
  if (overflowX === 'auto') return null;
  return Math.max(0, box.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0));
}

const GAP = 8;
/** No chip is narrower, in pixels. */
const LEAST_WIDTH = 44;

/** Chips to measure for a row: one more than can fit, so that a long question is not rendered whole to be folded. */
const mostIn = (room: number): number => Math.floor(room / (LEAST_WIDTH + GAP)) + 1;

/** Widths of the chips in a box; they have their key as `data-fold`, which is empty on the chip for the rest. */
function measure(box: HTMLElement, keys: ReadonlySet<string>): Pick<Measured, 'widths' | 'more'> {
  const widths = new Map<string, number>([...keys].map((key) => [key, MORE_WIDTH]));
  for (const chip of box.querySelectorAll<HTMLElement>('[data-fold]')) {
    widths.set(chip.dataset.fold ?? '', chip.offsetWidth);
  }
  return { widths, more: Math.max(widths.get('') ?? 0, MORE_WIDTH) };
}

interface Fold {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Keys of the chips to render. */
  readonly shown: ReadonlySet<string>;
}

/** Chips of a row that scrolls: those that may be pressed, and refused ones only if there are no others. */
export function inScrolled(keys: readonly string[], kept: ReadonlySet<string>, open: number): ReadonlySet<string> {
  const most = open || keys.length;
  return firstOf(keys, kept, most > ALL_SCROLLED ? SCROLLED : most);
}

/** A row of chips to fold. */
interface Row {
  readonly keys: readonly string[];
  /** Number of the first keys that may be pressed. */
  readonly open: number;
  readonly kept: ReadonlySet<string>;
  /** Text of all chips. */
  readonly text: string;
  /** The question: each begins at the start of the row. */
  readonly question: string | undefined;
}

/**
 * Priority row: which chips to render. When the text of the chips or the room changes, those that may fit are rendered once,
 * measured, and folded before painting. Chips need `data-fold` with their key.
 */
export function useFold({ keys, open, kept, text, question }: Row): Fold {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = 0;
  }, [question]);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [room, setRoom] = useState<number | null>(0);
  const tried = firstOf(keys, kept, mostIn(room ?? 0));
  const isDue =
    measured?.text !== text || measured.room !== room || [...tried].some((key) => !measured.widths.has(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tried` follows from the others.
  useLayoutEffect(() => {
    if (!box.current || !isDue || room === null) return;
    if (room === 0) setRoom(roomOf(box.current));
    else setMeasured({ text, room, ...measure(box.current, tried) });
  }, [isDue, text, room]);
  useEffect(() => {
    const row = box.current;
    if (!row) return;
    const watcher = new ResizeObserver(() => setRoom(roomOf(row)));
    watcher.observe(row);
    return () => watcher.disconnect();
  }, []);
  if (room === 0) return { box, shown: firstOf(keys, kept, UNMEASURED) };
  if (room === null) return { box, shown: inScrolled(keys, kept, open) };
  if (measured === null || isDue) return { box, shown: tried };
  const chips = keys.map((key) => ({ key, width: measured.widths.get(key) ?? MORE_WIDTH }));
  return { box, shown: fitting(chips, kept, { width: room, gap: GAP, more: measured.more }) };
}
