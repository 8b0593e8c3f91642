import type { Decision, Option } from '../../kit/net/types.ts';
import { appearsAt, startGuard, type Verdict, verdictOf } from '../../kit/ui/guard.ts';
import { lastPress, type Press } from '../../kit/ui/press.ts';
import { SEND } from './use-draft.ts';

// What a press of the question would answer, for the rule of presses (`kit/ui/guard.ts`): since when that stands there,
// and what the press before it was for.

/** What an option of a question means to its reader. */
function meaningOf({ prompt }: Decision, option: Option): string {
  const { key, label, detail, kind, from, at, refused, noEffect } = option;
  return JSON.stringify([prompt, key, label, detail, kind, from, at, refused?.code, noEffect?.key]);
}

/** The decision that a question is about: the steps of a draft have its id and their parts. */
export const rootOf = (question: string): string => question.split('~', 1)[0] ?? question;

/** The question on screen. */
interface Asked {
  readonly decision: Decision | null;
  /** Since when, in milliseconds of `performance.now()`. */
  readonly since: number;
  /** The question before it. */
  readonly before: Decision | null;
}

export interface PressGuard {
  /** Notes the question that is on screen from now on. */
  show(decision: Decision | null): void;
  /** Whether the press under way counts for this option of the question; without an option, for the question. */
  verdict(option: Option | null): Verdict;
  /** Notes that the press under way was taken for the question. */
  taken(): void;
  /** Whether the press under way is the one that was taken: a key held down. */
  isHeld(): boolean;
  /** Whether the press under way is the second of a double one whose first is pending, or has answered another question. */
  isLeftOver(busy: boolean): boolean;
  /** Whether this question is not on screen yet, and another one or none was. */
  isNew(question: string): boolean;
  /**
   * Whether the press under way may turn `what` on or off: a double press does that once, its second half does not take
   * it back.
   */
  mayToggle(what: string): boolean;
  /** Notes that the press under way turns `what` on. */
  toggles(what: string): void;
  /** Notes that the press under way has chosen a piece or a place. */
  chooses(): void;
  /** Whether the press under way is the second of a double one that has chosen a piece or a place: it answers nothing. */
  isChoosing(): boolean;
}

/** Whether an option of a draft only changes it, if its last part does not send it. */
const isLocal = ({ key, kind }: Option): boolean => kind === undefined || (key.startsWith('draft:') && key !== SEND);

/** The option of another question that means the same; null if that question does not offer it. */
export function sameOption(decision: Decision, option: Option, other: Decision): Option | null {
  const meaning = meaningOf(decision, option);
  return other.options.find((one) => one.key === option.key && meaningOf(other, one) === meaning) ?? null;
}

/**
 * Whether a press counts for an option of the question on screen. Of a question that has only just appeared, two things
 * stood there before: a place on the board that the question before offered in the same words, and what changes the same
 * draft without sending it, which may be pressed as often as one likes.
 */
export function verdictOfPress(
  { decision, before, since }: Asked,
  press: Press,
  taken: { readonly press: Press; readonly question: string } | null,
  option: Option | null,
): Verdict {
  if (!decision) return 'counts';
  const isOther = taken !== null && taken.question !== decision.id;
  if (isOther && option && isLocal(option) && rootOf(taken.question) === rootOf(decision.id)) return 'counts';
  const isOnBoard = press.point !== null && press.target?.closest('#board') != null;
  const stoodBefore = isOnBoard && option && before && sameOption(decision, option, before);
  return verdictOf(press, { ...(!stoodBefore && { since }), first: isOther ? taken.press : null });
}

/** The guard of one question after another. The first one on a page needs none: nothing was there before. */
export function createPressGuard(first: Decision | null): PressGuard {
  let asked: Asked = { decision: first, since: Number.NEGATIVE_INFINITY, before: null };
  let taken: { readonly press: Press; readonly question: string } | null = null;
  let toggled: { readonly what: string; readonly press: Press } | null = null;
  let choosing: Press | null = null;
  /** Whether the press under way is the second half of a double one with an earlier press. */
  const repeats = (press: Press | null) =>
    press !== lastPress() && verdictOf(lastPress(), { first: press }) === 'double';
  return {
    show(decision) {
      startGuard();
      const isSame = asked.decision?.id === decision?.id;
      asked = isSame
        ? { ...asked, decision }
        : { decision, since: appearsAt(), before: asked.decision ?? asked.before };
    },
    verdict: (option) => verdictOfPress(asked, lastPress(), taken, option),
    taken() {
      if (asked.decision) taken = { press: lastPress(), question: asked.decision.id };
    },
    isHeld: () => taken?.press === lastPress(),
    isLeftOver(busy) {
      const isOther = taken !== null && rootOf(taken.question) !== rootOf(asked.decision?.id ?? '');
      return taken !== null && (busy || isOther) && repeats(taken.press);
    },
    isNew: (question) => asked.decision?.id !== question,
    mayToggle(what) {
      if (toggled?.what === what && repeats(toggled.press)) return false;
      toggled = { what, press: lastPress() };
      return true;
    },
    toggles(what) {
      toggled = { what, press: lastPress() };
    },
    chooses() {
      choosing = lastPress();
    },
    isChoosing: () => repeats(choosing),
  };
}
