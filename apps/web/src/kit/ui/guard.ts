import { create } from 'zustand';
import { controlOf, isDouble, lastPress, notePresses, type Press, pressBefore, shake } from './press.ts';

/** Milliseconds in which a press is not taken for a question that has just appeared: it has not been read yet. */
export const GUARD_MS = 400;
/** The same for what confirms a grave act, and for questions of other players. */
export const GRAVE_GUARD_MS = 600;

/** What a press would answer, or do. */
interface Asked {
  /** Since when it stands there and means what it means, in milliseconds of `performance.now()`; default always. */
  readonly since?: number;
  /** Milliseconds that it takes to be read; default 400. */
  readonly ms?: number;
  /**
   * The press that has brought it, that has done what this one would take back, or that was meant for something else:
   * the second half of a double press with this one does not count. Null for none.
   */
  readonly first?: Press | null;
}

/** Why a press does not count. */
export type Uncounted = 'early' | 'double';
export type Verdict = 'counts' | Uncounted;

/**
 * The rule of everything that asks: dialogs, the prompt bar, answers, boards, requests, banners and toasts. A press counts
 * for what could be read when it began, at the place where it fell:
 *
 * 1. What it would answer has stood there, with the same meaning, for a moment (`early` if not).
 * 2. It is not the second half of a double click, a double tap, or the same key twice, whose first half was for something
 *    else, has brought this, or has just done what it would undo (`double` if it is). One that repeats, such as the plus
 *    of a number, names no first half.
 *
 * A press that does not count does nothing but show that it does not: something shakes, and words say why.
 */
export function verdictOf(
  press: Press,
  { since = Number.NEGATIVE_INFINITY, ms = GUARD_MS, first = null }: Asked,
): Verdict {
  if (first !== null && (first === press || isDouble(first, press))) return 'double';
  return press.at >= since + ms ? 'counts' : 'early';
}

let commit: number | null = null;

/** When what is being drawn now appears: the same for all that is drawn together, however long that takes. */
export function appearsAt(): number {
  if (commit === null) {
    commit = performance.now();
    queueMicrotask(() => {
      commit = null;
    });
  }
  return commit;
}

/** Number of presses that did not count, for what tells of them. */
export const useEarlyPresses = create<number>(() => 0);

/** A box of controls that asks. */
interface Guarded {
  readonly asked: Asked;
  /** Shows that a press did not count; by default the box shakes, and screen readers are told. */
  refuse?: ((why: Uncounted) => void) | undefined;
}

const boxes = new WeakMap<Element, Guarded>();

/** The boxes around an element, the innermost first. */
function boxesOf(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let box = element; box; box = box.parentElement) if (boxes.has(box)) found.push(box);
  return found;
}

const wordsOf = (control: Element): string => control.ariaLabel ?? control.textContent ?? '';

/**
 * Whether what a press pressed has given its place to something else: it closed, moved, or something opened over it. Not
 * if it was only drawn again: the same words in the same box.
 */
function hasLeft({ point, target }: Press, box: Element | undefined): boolean {
  const control = controlOf(target);
  const there = point && document.elementFromPoint(point.x, point.y);
  if (!control || !there || control.contains(there)) return false;
  const other = controlOf(there);
  return other === null || wordsOf(other) !== wordsOf(control) || boxesOf(other)[0] !== box;
}

/** The first half of a double press under way, if that now meets something else. */
let elsewhere: Press | null = null;

/** The box that the last press of a pointer fell into. */
let boxThen: Element | undefined;

function lookUnder({ target }: PointerEvent): void {
  const first = pressBefore();
  elsewhere = isDouble(first, lastPress()) && hasLeft(first, boxThen) ? first : null;
  boxThen = boxesOf(target instanceof Element ? target : null)[0];
}

function refuse(element: Element | null): void {
  shake(element);
  useEarlyPresses.setState((before) => before + 1);
}

/** Why a press does not count in a box that takes it not. */
function whyNot(press: Press, box: Element): Uncounted {
  const verdict = verdictOf(press, boxes.get(box)?.asked ?? {});
  return verdict === 'counts' ? 'early' : verdict;
}

function judge(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target : null;
  const press = lastPress();
  // What still settles takes no press even if this one began a moment later.
  const box = boxesOf(pressed).find(
    (one) => one.matches('[data-settling]') || verdictOf(press, boxes.get(one)?.asked ?? {}) !== 'counts',
  );
  const isElsewhere = event.detail > 0 && verdictOf(press, { first: elsewhere }) !== 'counts';
  if (!box && !isElsewhere) return;
  event.preventDefault();
  event.stopPropagation();
  const tell = box && boxes.get(box)?.refuse;
  if (tell) tell(whyNot(press, box));
  else refuse(box ?? controlOf(pressed));
}

/** Judges the presses of this page from now on. */
export function startGuard(): void {
  notePresses();
  document.addEventListener('pointerdown', lookUnder, true);
  document.addEventListener('click', judge, true);
}

/** Judges the presses in a box by what that asks from now on. */
export function guardBox(box: Element, guarded: Guarded): void {
  boxes.set(box, guarded);
}
