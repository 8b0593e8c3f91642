// Where and when the last press began, of pointer or key: what it was meant for is what was there to read by then.

/** A press of pointer or key. */
export interface Press {
  /** When it began, in milliseconds of `performance.now()`: a busy page may handle it much later. */
  readonly at: number;
  /** Where the pointer was; null for a key, or a press made by assistive technology. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** The key; null for a pointer. */
  readonly key: string | null;
  /** What was pressed, or had the focus. */
  readonly target: Element | null;
}

/** Milliseconds within which a second press at the same place belongs to a double click. */
export const DOUBLE_MS = 500;
/** Pixels by which a finger wanders between two taps. */
const NEAR_PX = 32;
/** Milliseconds in which the click of a key comes after the key. */
const KEY_MS = 1_500;

const NONE: Press = { at: Number.NEGATIVE_INFINITY, point: null, key: null, target: null };
let last = NONE;

/** The press under way, or the one before. */
export const lastPress = (): Press => last;

/** What a press presses. */
const CONTROL = 'button, a, summary, label, [role="button"], [role="menuitem"], [role="option"]';

/** Whether the press under way is the second of a double click, and now meets something else than the first. */
let isOnOther = false;

let tellOther: () => void = () => {};

/** Calls a listener with each press that was not taken because it met something else than the one before it. */
export function onOther(listener: () => void): void {
  tellOther = listener;
}

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

const controlOf = (element: Element | null): Element | null => element?.closest(CONTROL) ?? null;
const wordsOf = (control: Element): string => control.ariaLabel ?? control.textContent ?? '';

/** Whether what a press pressed has given its place to something else: it closed, moved, or something opened over it. */
function hasLeft({ point, target }: Press): boolean {
  const control = controlOf(target);
  const there = point && document.elementFromPoint(point.x, point.y);
  if (!control || !there || control.contains(there)) return false;
  const other = controlOf(there);
  return other === null || wordsOf(other) !== wordsOf(control);
}

function notePointer({ clientX: x, clientY: y, target, timeStamp }: PointerEvent): void {
  const first = last;
  last = { at: timeStamp, point: { x, y }, key: null, target: elementOf(target) };
  isOnOther = isDouble(first, last) && hasLeft(first);
}

function noteKey({ key, repeat, target, timeStamp }: KeyboardEvent): void {
  // A key held down is one press.
  if (!repeat) last = { at: timeStamp, point: null, key, target: elementOf(target) };
}

/** A click without a press before it comes from assistive technology. */
function noteClick(event: MouseEvent): void {
  const { detail, target, timeStamp } = event;
  const pressed = elementOf(target);
  // What settles tells more about it.
  if (isOnOther && detail > 0 && !pressed?.closest('[data-settling]')) {
    event.preventDefault();
    event.stopPropagation();
    shake(controlOf(pressed));
    tellOther();
  }
  const isOfKey = (last.key === 'Enter' || last.key === ' ') && timeStamp - last.at < KEY_MS;
  if (detail === 0 && !isOfKey) last = { at: timeStamp, point: null, key: null, target: pressed };
}

/** Notes presses of this page from now on. */
export function notePresses(): void {
  document.addEventListener('pointerdown', notePointer, true);
  document.addEventListener('keydown', noteKey, true);
  document.addEventListener('click', noteClick, true);
}

/** Whether two presses are a double click, double tap, or the same key twice. */
export function isDouble(first: Press, second: Press): boolean {
  if (second.at - first.at > DOUBLE_MS) return false;
  if (first.point && second.point)
    return Math.hypot(first.point.x - second.point.x, first.point.y - second.point.y) <= NEAR_PX;
  return first.key !== null && first.key === second.key;
}

const SHAKE = [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` }));
const DIM = [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }];

/** Shows that a press was not taken: what was pressed shakes. */
export function shake(element: Element | null): void {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element?.animate?.(isStill ? DIM : SHAKE, { duration: 260, easing: 'ease-out' });
}
