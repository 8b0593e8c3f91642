import { useCallback, useRef } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { useUndoRequest } from '../../kit/net/undo-store.ts';
import { verdictOf } from '../../kit/ui/guard.ts';
import { lastPress, type Press, shakePressed } from '../../kit/ui/press.ts';
import { showToast } from '../../kit/ui/toast-store.ts';
import type { AnswerDraft } from '../../question/selection/use-draft.ts';
import { isPlaying } from '../people/seating.ts';

/**
 * Kind of undo possible now: `now` if only this seat has seen the act, `ask` if other people have to consent, `far` if
 * there are none, `waiting` for their answer, `none` for spectators.
 */
export type UndoKind = 'now' | 'ask' | 'far' | 'waiting' | 'none';

export interface Undo {
  readonly kind: UndoKind;
  /** The seat whose last act is undone. */
  readonly seat: string;
}

interface Known {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  /** Frames of this session's seats. */
  readonly frames: Readonly<Record<string, Frame>>;
  readonly lastActor: string | null;
  readonly asking: string | null;
}

/** Whose act would be undone, and whether the others have to consent. With several seats, that of the last act. */
export function undoOf({ summary, frame, frames, lastActor, asking }: Known): Undo {
  const seat = frame.viewer;
  if (!isPlaying(frame) || summary.frozen) return { kind: 'none', seat };
  if (asking !== null) return { kind: 'waiting', seat: asking };
  const own = Object.keys(frames);
  const free = [frame, ...Object.values(frames)].find((one) => one.canUndo);
  if (free) return { kind: 'now', seat: free.viewer };
  const hasOthers = summary.seats.some(({ id, kind }) => kind === 'human' && !own.includes(id));
  return { kind: hasOthers ? 'ask' : 'far', seat: lastActor !== null && own.includes(lastActor) ? lastActor : seat };
}

/** Label of the undo button. */
export function undoLabel(t: Translate, kind: UndoKind): string {
  return t(kind === 'ask' || kind === 'waiting' ? 'undo.ask' : kind === 'far' ? 'undo.far' : 'match.undo');
}

/**
 * The undo possible now, and its handler; a refusal is shown. In a draft it takes back the last part; a draft that has
 * been sent is restored with the undo of its act.
 */
export function useUndo(
  summary: MatchSummary,
  frame: Frame,
  draft?: Pick<AnswerDraft, 'undo' | 'revive'>,
): Undo & { readonly run: () => Promise<void> } {
  const t = useTranslate();
  const undo = useMatch((state) => state.undo);
  const frames = useMatch((state) => state.frames);
  const lastActor = useMatch((state) => state.lastActor);
  const asking = useUndoRequest((state) => state.asking);
  const sent = undoOf({ summary, frame, frames, lastActor, asking });
  const undoPart = draft?.undo ?? null;
  const revive = draft?.revive;
  const { kind, seat } = undoPart ? { kind: 'now' as const, seat: frame.viewer } : sent;
  const before = useRef<Press | null>(null);
  const run = useCallback(async () => {
    if (undoPart) return undoPart();
    if (kind === 'none') return;
    if (kind === 'waiting' || useMatch.getState().sending === 'undo') return shakePressed();
    const press = lastPress();
    // A double press takes back one act.
    if (verdictOf(press, { first: before.current }) === 'double') return shakePressed();
    before.current = press;
    revive?.();
    const { refusal, requested } = await undo(seat);
    if (refusal) showToast({ id: 'undo', tone: 'error', title: t(`refused.${refusal.code}`, refusal.params) });
    else if (!requested && kind !== 'now') showToast({ id: 'undo', tone: 'ok', title: t('undo.grantedMine') });
  }, [undo, undoPart, revive, kind, seat, t]);
  return { kind, seat, run };
}
