import { blockedBy } from '@echo-base/games/budgets';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Decision, Frame } from '../../kit/net/types.ts';
import type { Drafts } from '../board-set.ts';
import { onOtherDraft, readDraft, writeDraft } from './stored-draft.ts';

type Choice = string | readonly string[] | number;
export type Act = (decision: Decision, choice: Choice) => void;

/** Keys of the acts that a draft adds to the options of its question. */
export const SEND = 'draft:send';
export const CLEAR = 'draft:clear';
export const FILL = 'draft:fill';
const TAKE = 'draft:take:';
/** Key of the act that takes one part of a draft back. */
export const takeKey = (key: string): string => `${TAKE}${key}`;

/**
 * The parts that the question still allows: it may have changed with an act of a team-mate, and of equal options the
 * first ones are used, so that taking one back leaves the same as if it had never been picked.
 */
function stillFitting(decision: Decision, picked: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const key of picked) {
    const option = decision.options.find((one) => one.key === key);
    const same = decision.options.find(
      (one) =>
        one.from === option?.from &&
        one.at === option?.at &&
        !one.refused &&
        !kept.includes(one.key) &&
        !blockedBy(decision, kept, one.key),
    );
    if (option && same) kept.push(same.key);
  }
  return kept.join() === picked.join() ? picked : kept;
}

interface Held {
  /** The question as its text names it, of one seat: it may change while it is open. */
  readonly question: string;
  readonly picked: readonly string[];
  /** Id of the decision that it has been sent for: shown until another one comes. */
  readonly sent: string | null;
}

const nameOf = ({ seat, prompt }: Decision): string => `${seat} ${JSON.stringify(prompt)}`;
const NOTHING: readonly string[] = [];

/** Parts picked for a question, also before a reload of the page; another question starts empty. */
function useParts(matchId: string, decision: Decision | null) {
  const [held, hold] = useState<Held | null>(null);
  const question = decision && nameOf(decision);
  const isOwn = held !== null && held.question === question && (held.sent === null || held.sent === decision?.id);
  const id = decision?.id ?? null;
  const stored = useMemo(() => (id === null ? NOTHING : readDraft(matchId, id)), [matchId, id]);
  const own = isOwn ? held.picked : stored;
  const picked = useMemo(() => (decision ? stillFitting(decision, own) : NOTHING), [decision, own]);
  useEffect(() => {
    if (id !== null) writeDraft(matchId, id, picked);
  }, [matchId, id, picked]);
  // The same question in two tabs shows the same draft.
  useEffect(() => {
    if (id === null || question === null) return;
    return onOtherDraft(matchId, () =>
      hold((now) =>
        now?.question === question && now.sent !== null
          ? now
          : { question, picked: readDraft(matchId, id), sent: null },
      ),
    );
  }, [matchId, id, question]);
  const setPicked = useCallback(
    (parts: readonly string[], sent: string | null = null) =>
      hold(question === null ? null : { question, picked: parts, sent }),
    [question],
  );
  const forget = useCallback(() => hold((now) => (now?.sent ? null : now)), []);
  const revive = useCallback(() => hold((now) => now && { ...now, sent: null }), []);
  return { picked, setPicked, forget, revive };
}

export interface AnswerDraft {
  /** The frame with the parts carried out, and the question that asks for the next part. */
  readonly frame: Frame;
  readonly act: Act;
  /** Takes the last part back; null for an empty draft. */
  readonly undo: (() => void) | null;
  /** Restores the draft that was sent last, for when that act is undone. */
  revive(): void;
}

/**
 * Draft of an answer of many parts: the board shows each part as if it had been carried out and asks for the next; one
 * act sends all of them. Other questions pass through.
 */
export function useDraft(drafts: Drafts | undefined, frame: Frame, question: Decision | null, act: Act): AnswerDraft {
  const isOwned = drafts !== undefined && question !== null && drafts.owns(question);
  const { picked, setPicked, forget, revive } = useParts(frame.matchId, isOwned ? question : null);
  const shown = useMemo((): Frame => {
    if (!drafts || !isOwned) return frame;
    const view = drafts.view(frame.view, question, picked);
    const step = { ...drafts.step(frame.view, question, picked), id: `${question.id}~${picked.join(' ')}` };
    return { ...frame, view, decisions: frame.decisions.map((one) => (one === question ? step : one)) };
  }, [drafts, isOwned, frame, question, picked]);
  const carryOut = useCallback<Act>(
    (decision, choice) => {
      if (!drafts || !isOwned || typeof choice !== 'string') {
        forget();
        return act(decision, choice);
      }
      if (choice === CLEAR) return setPicked([]);
      if (choice === FILL) return setPicked(drafts.fill?.(question, picked) ?? picked);
      if (choice.startsWith(TAKE)) return setPicked(picked.filter((key) => takeKey(key) !== choice));
      if (drafts.isAct(question, picked, choice)) {
        if (question.shape === 'some') return act(question, [choice]);
        // The part was picked for this answer only.
        setPicked(picked, question.id);
        return act(question, choice);
      }
      const parts = choice === SEND ? picked : (drafts.add?.(question, picked, choice) ?? [...picked, choice]);
      const isSent = choice === SEND || drafts.isComplete?.(question, parts);
      setPicked(parts, isSent ? question.id : null);
      if (isSent) act(question, parts);
    },
    [drafts, isOwned, act, question, picked, setPicked, forget],
  );
  const undo = useMemo(() => (picked.length > 0 ? () => setPicked(picked.slice(0, -1)) : null), [picked, setPicked]);
  return { frame: shown, act: carryOut, undo, revive };
}
