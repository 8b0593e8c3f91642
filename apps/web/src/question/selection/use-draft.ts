import { blockedBy } from '@echo-base/games/budgets';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { pickedBefore } from '../../kit/net/plan-store.ts';
import type { Decision, Frame, Text } from '../../kit/net/types.ts';
import type { Drafts } from '../board-set.ts';
import { onOtherDraft, readDraft, storedName, writeDraft } from './stored-draft.ts';

type Choice = string | readonly string[] | number;
export type Act = (decision: Decision, choice: Choice) => void;

/** Keys of the acts that a draft adds to the options of its question. */
export const SEND = 'draft:send';
export const CLEAR = 'draft:clear';
export const FILL = 'draft:fill';
const TAKE = 'draft:take:';
/** Key of the act that takes one part of a draft back. */
export const takeKey = (key: string): string => `${TAKE}${key}`;

/** Parts of a draft that its question still allows, and those that it no longer does. */
interface Fitting {
  readonly picked: readonly string[];
  readonly lost: readonly string[];
}

/**
 * The parts that the question still allows: it may have changed with an act of a team-mate, and of equal options the
 * first ones are used, so that taking one back leaves the same as if it had never been picked.
 */
function stillFitting(decision: Decision, picked: readonly string[]): Fitting {
  const kept: string[] = [];
  const lost: string[] = [];
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
    else lost.push(key);
  }
  return { picked: kept.join() === picked.join() ? picked : kept, lost };
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
const NONE: Fitting = { picked: NOTHING, lost: NOTHING };

/** Parts picked for a question, also before a reload of the page; another question starts empty. */
function useParts(matchId: string, decision: Decision | null) {
  const [held, hold] = useState<Held | null>(null);
  const question = decision && nameOf(decision);
  const isOwn = held !== null && held.question === question && (held.sent === null || held.sent === decision?.id);
  const name = decision && storedName(decision);
  const id = decision?.id;
  // A draft that was begun on another device is with the server.
  const stored = useMemo(
    () => (name === null || id === undefined ? NOTHING : firstOf(readDraft(matchId, name), pickedBefore(id))),
    [matchId, name, id],
  );
  const own = isOwn ? held.picked : stored;
  const fitting = useMemo(() => (decision ? stillFitting(decision, own) : NONE), [decision, own]);
  // What no longer fits stays in the draft until it is changed, so that it is still told after a reload.
  useEffect(() => {
    if (name !== null) writeDraft(matchId, name, own);
  }, [matchId, name, own]);
  // The same question in two tabs shows the same draft.
  useEffect(() => {
    if (name === null || question === null) return;
    return onOtherDraft(matchId, () =>
      hold((now) =>
        now?.question === question && now.sent !== null
          ? now
          : { question, picked: readDraft(matchId, name), sent: null },
      ),
    );
  }, [matchId, name, question]);
  const setPicked = useCallback(
    (parts: readonly string[], sent: string | null = null) =>
      hold(question === null ? null : { question, picked: parts, sent }),
    [question],
  );
  const forget = useCallback(() => hold((now) => (now?.sent ? null : now)), []);
  const revive = useCallback(() => hold((now) => now && { ...now, sent: null }), []);
  return { ...fitting, setPicked, forget, revive };
}

/** The first list that is not empty. */
const firstOf = (one: readonly string[], other: readonly string[]) => (one.length > 0 ? one : other);

/**
 * The question after parts of its draft are lost: it says which, and to send nothing at all is to be confirmed, as its button
 * is where another one was a moment ago.
 */
function withLost(drafts: Drafts, step: Decision, { picked, lost }: Fitting): Decision {
  if (lost.length === 0) return step;
  const help = { key: 'match.unfit', params: { parts: namesOf(drafts, lost) } };
  const options = step.options.map((option) =>
    option.key === SEND && picked.length === 0 ? { ...option, kind: 'grave' as const, detail: help } : option,
  );
  return { ...step, help, options };
}

/** "Darth Vader on Sabotage, Tarkin on Infiltration". */
function namesOf(drafts: Drafts, [first = '', ...more]: readonly string[]): Text {
  const name = drafts.partName?.(first) ?? { key: 'match.unfitPart' };
  return more.length === 0 ? name : { key: 'match.unfitMore', params: { name, more: namesOf(drafts, more) } };
}

export interface AnswerDraft {
  /** The frame with the parts carried out, and the question that asks for the next part. */
  readonly frame: Frame;
  /** The parts picked for the question; null if it is not drafted. */
  readonly picked: readonly string[] | null;
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
  const { picked, lost, setPicked, forget, revive } = useParts(frame.matchId, isOwned ? question : null);
  const shown = useMemo((): Frame => {
    if (!drafts || !isOwned) return frame;
    const view = drafts.view(frame.view, question, picked);
    const named = { ...drafts.step(frame.view, question, picked), id: `${question.id}~${picked.join(' ')}` };
    const step = withLost(drafts, named, { picked, lost });
    return { ...frame, view, decisions: frame.decisions.map((one) => (one === question ? step : one)) };
  }, [drafts, isOwned, frame, question, picked, lost]);
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
  return { frame: shown, picked: isOwned ? picked : null, act: carryOut, undo, revive };
}
