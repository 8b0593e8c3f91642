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
let before = NONE;
let last = NONE;

/** The press under way, or the last one. */
export const lastPress = (): Press => last;

/** The press before that one. */
export const pressBefore = (): Press => before;

/** What a press presses. */
const CONTROL = 'button, a, summary, label, [role="button"], [role="menuitem"], [role="option"]';

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

export const controlOf = (element: Element | null): Element | null => element?.closest(CONTROL) ?? null;

function note(press: Press): void {
  before = last;
  last = press;
}

const notePointer = ({ clientX: x, clientY: y, target, timeStamp }: PointerEvent): void =>
  note({ at: timeStamp, point: { x, y }, key: null, target: elementOf(target) });

function noteKey({ key, repeat, target, timeStamp }: KeyboardEvent): void {
  // A key held down is one press.
  if (!repeat) note({ at: timeStamp, point: null, key, target: elementOf(target) });
}

/** Whether a key on `from` presses `to`: the same control, or the button that sends the form of a field. */
function reaches(from: Element | null, to: Element | null): boolean {
  return from === to || (from instanceof HTMLInputElement && from.form !== null && from.form.contains(to));
}

/** A click without a press before it comes from assistive technology. */
function noteClick({ detail, target, timeStamp }: MouseEvent): void {
  const isOfKey =
    (last.key === 'Enter' || last.key === ' ') &&
    timeStamp - last.at < KEY_MS &&
    reaches(last.target, elementOf(target));
  if (detail === 0 && !isOfKey) note({ at: timeStamp, point: null, key: null, target: elementOf(target) });
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
export function shakePressed(): void {
  shake(controlOf(last.target) ?? last.target);
}

/** Shakes what did not take a press. */
export function shake(element: Element | null): void {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element?.animate?.(isStill ? DIM : SHAKE, { duration: 260, easing: 'ease-out' });
}
