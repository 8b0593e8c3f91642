import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Decision, Option } from '../net/types.ts';
import { isDouble, lastPress, notePresses, type Press } from '../ui/press.ts';
import { GUARD_MS } from '../ui/use-guard.ts';
import { SEND } from './use-draft.ts';

// Guard of the question: a press counts for what could be read when it began, not for what is under the pointer now.

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
  /** Whether the press under way was meant for this option of the question; without an option, for the question. */
  isMeant(option: Option | null): boolean;
  /** Notes that the press under way was taken for the question. */
  taken(): void;
  /** Whether the press under way is the second of a double one whose first is pending, or has answered another question. */
  isLeftOver(busy: boolean): boolean;
  /** Whether this question is not on screen yet, and another one or none was. */
  isNew(question: string): boolean;
}

/** Whether an option of a draft only changes it, if its last part does not send it. */
const isLocal = ({ key, kind }: Option): boolean => kind === undefined || (key.startsWith('draft:') && key !== SEND);

/** The option of another question that means the same; null if that question does not offer it. */
export function sameOption(decision: Decision, option: Option, other: Decision): Option | null {
  const meaning = meaningOf(decision, option);
  return other.options.find((one) => one.key === option.key && meaningOf(other, one) === meaning) ?? null;
}

/**
 * Whether a press is meant for an option of the question on screen. It is not if it began less than a moment after the
 * question appeared, or if it is the second one of a double click whose first went to another question. Two presses need
 * no pause: one of a place on the board that the question before offered in the same words, and one that changes the same
 * draft without sending it.
 */
export function isPressMeant(
  asked: Asked,
  press: Press,
  taken: { readonly press: Press; readonly question: string } | null,
  option: Option | null,
): boolean {
  const { decision, before, since } = asked;
  if (!decision) return true;
  const isOther = taken !== null && taken.question !== decision.id;
  const isPart = isOther && option !== null && isLocal(option) && rootOf(taken.question) === rootOf(decision.id);
  if (isPart) return true;
  if (isOther && (taken.press === press || isDouble(taken.press, press))) return false;
  if (press.at >= since + GUARD_MS) return true;
  const isOnBoard = press.point !== null && press.target?.closest('#board') != null;
  return isOnBoard && option !== null && before !== null && sameOption(decision, option, before) !== null;
}

/** The guard of one question after another. The first one on a page needs none: nothing was there before. */
export function usePressGuard(decision: Decision | null): PressGuard {
  const asked = useRef<Asked>({ decision, since: Number.NEGATIVE_INFINITY, before: null });
  const taken = useRef<{ press: Press; question: string } | null>(null);
  useLayoutEffect(() => {
    notePresses();
    const { current } = asked;
    const isSame = current.decision?.id === decision?.id;
    asked.current = isSame
      ? { ...current, decision }
      : { decision, since: performance.now(), before: current.decision ?? current.before };
  }, [decision]);
  const isMeant = useCallback(
    (option: Option | null) => isPressMeant(asked.current, lastPress(), taken.current, option),
    [],
  );
  const note = useCallback(() => {
    const { decision: now } = asked.current;
    if (now) taken.current = { press: lastPress(), question: now.id };
  }, []);
  const isLeftOver = useCallback((busy: boolean) => {
    const first = taken.current;
    if (!first || first.press === lastPress() || !isDouble(first.press, lastPress())) return false;
    return busy || rootOf(first.question) !== rootOf(asked.current.decision?.id ?? '');
  }, []);
  const isNew = useCallback((question: string) => asked.current.decision?.id !== question, []);
  return useMemo(() => ({ isMeant, taken: note, isLeftOver, isNew }), [isMeant, note, isLeftOver, isNew]);
}
