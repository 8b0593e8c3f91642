import { useEffect } from 'react';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import { steadyNow } from '../../kit/net/steady-time.ts';
import type { MatchSummary, UndoClosed, UndoProgress } from '../../kit/net/types.ts';
import { useUndoRequest } from '../../kit/net/undo-store.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import type { Moment } from '../../question/log/moment.ts';
import { useMoments } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { closeRequest, openRequest } from './requests-store.ts';

const REQUEST = 'undo';

interface Props {
  readonly summary: MatchSummary;
  /** The seat on screen. */
  readonly viewer: string;
  /** Seats of this session. */
  readonly mine: readonly string[];
}

/** Undo request: a line for the seat that asked, a question to the others, and its result. */
export function UndoRequestBanner({ summary, viewer, mine }: Props) {
  const { matchId } = summary;
  const t = useTranslate();
  const { language } = useLanguage();
  const asking = useUndoRequest((state) => state.asking);
  const progress = useUndoRequest((state) => state.progress);
  const own = progress[viewer] ?? Object.values(progress).find(({ seat }) => mine.includes(seat));
  const loss = useLoss(own?.since, t);
  const answers = answersOf(t, language, { progress: own, mine });
  useQuestion(matchId, viewer, { t, answers });
  useEnd(t);
  if (asking !== null) {
    const others = summary.seats.filter(({ id, kind, left }) => kind === 'human' && !left && !mine.includes(id));
    const names = listOf(
      language,
      others.map(({ id }) => t(`seat.${id}`)),
    );
    return (
      <Banner
        tone="info"
        icon="undo"
        title={answers || t('undo.asked', { names })}
        action={
          <Button small onClick={() => void withdraw(matchId, t)}>
            {t('undo.withdraw')}
          </Button>
        }
      >
        {t('undo.asking')} {loss.moments.length > 0 && loss.text}
      </Banner>
    );
  }
  // Who has allowed it reads how it goes on.
  if (!own || own.open.some((seat) => mine.includes(seat))) return null;
  return (
    <Banner tone="info" icon="undo" title={t('undo.allowedByYou', { name: t(`seat.${own.by}`) })}>
      {answers}
    </Banner>
  );
}

interface Answers {
  readonly progress: UndoProgress | undefined;
  readonly mine: readonly string[];
}

/** "Bia allows it. Clo has not answered yet.", of the others; nothing before the first answer. */
function answersOf(t: Translate, language: Language, { progress, mine }: Answers): string {
  if (!progress || progress.allowed.length === 0) return '';
  const told = (key: 'undo.allowed' | 'undo.open', all: readonly string[]) => {
    const seats = all.filter((seat) => !mine.includes(seat));
    const names = listOf(
      language,
      seats.map((seat) => t(`seat.${seat}`)),
    );
    return seats.length > 0 ? t(key, { names, count: seats.length }) : '';
  };
  return [told('undo.allowed', progress.allowed), told('undo.open', progress.open)].filter(Boolean).join(' ');
}

/** Withdraws the request, so that play continues. */
async function withdraw(matchId: string, t: Translate): Promise<void> {
  const refusal = await useUndoRequest.getState().withdraw(matchId);
  if (refusal) showToast({ id: 'undo', tone: 'error', title: t(`refused.${refusal.code}`, refusal.params) });
}

/** Most moments that a request tells in words. */
const MOST_TOLD = 2;

/** What a seat would lose of what it has seen: the moments in words, and whether dice or cards told something. */
function lossOf(t: Translate, moments: readonly Moment[], drawsCards: boolean): string {
  if (moments.length === 0) return t('undo.asksText');
  const more = moments.length - MOST_TOLD;
  const told = moments.slice(0, MOST_TOLD).map(({ title }) => t(title).replace(/\.$/, ''));
  const acts = [...told, ...(more > 0 ? [t('undo.more', { count: more })] : [])].join('; ');
  const hasDice = moments.some(({ dice }) => dice !== undefined);
  const seen = [hasDice && t('undo.diceSeen'), drawsCards && t('undo.cardsSeen')].filter(Boolean);
  return [t('undo.takesBack', { acts }), ...(seen.length > 0 ? seen : [t('undo.noDice')])].join(' ');
}

/** What would be taken back from the entry with this number on. */
function useLoss(since: number | undefined, t: Translate) {
  const { all } = useMoments();
  if (since === undefined) return { moments: [], text: lossOf(t, [], false) };
  const gone = all.filter(({ seq }) => seq >= since);
  const moments = gone.filter(({ isRoutine }) => !isRoutine);
  const drawsCards = gone.some(({ lastDraw = -1 }) => lastDraw >= since);
  return { moments, text: lossOf(t, moments, drawsCards) };
}

function useQuestion(matchId: string, viewer: string, { t, answers }: { t: Translate; answers: string }): void {
  const by = useUndoRequest((state) => state.by);
  const since = useUndoRequest((state) => state.since[viewer]);
  const loss = useLoss(since, t);
  const text = [loss.text, answers].filter(Boolean).join(' ');
  const [first] = loss.moments;
  const moment = first && idOf(first);
  useEffect(() => {
    if (by === null) return;
    const answer = async (allow: boolean, never = false) => {
      const refusal = await useUndoRequest.getState().answer(matchId, allow, never);
      if (refusal) showToast({ id: 'undo', tone: 'error', title: t(`refused.${refusal.code}`, refusal.params) });
    };
    openRequest({
      id: REQUEST,
      icon: 'undo',
      title: t('undo.asks', { name: t(`seat.${by}`) }),
      text,
      ...(moment !== undefined && { moment }),
      no: { label: t('undo.no'), onPress: () => void answer(false) },
      yes: { label: t('undo.allow'), onPress: () => void answer(true) },
      never: { label: t('undo.never'), onPress: () => void answer(false, true) },
    });
  }, [by, matchId, t, text, moment]);
  // Not with its words: one that is replaced keeps its place.
  useEffect(() => {
    if (by !== null) return () => closeRequest(REQUEST);
  }, [by]);
}

/** Milliseconds between undos that belong together. */
const TOGETHER_MS = 5_000;
let undone = { count: 0, at: Number.NEGATIVE_INFINITY };

/** Counts the acts that the operator undoes: each is told by itself. */
function countUndone(now = steadyNow()): number {
  undone = { count: now - undone.at < TOGETHER_MS ? undone.count + 1 : 1, at: now };
  return undone.count;
}

/** The result of a request, in words for these seats. */
export function endOf(t: Translate, { by, result }: UndoClosed, mine: readonly string[]): string {
  if (result === 'operator') return t('undo.operator', { count: countUndone() });
  if (mine.includes(by)) return t(`undo.${result}Mine`);
  return t(`undo.${result}`, { name: t(`seat.${by}`) });
}

function useEnd(t: Translate): void {
  const closed = useUndoRequest((state) => state.closed);
  useEffect(() => {
    if (!closed) return;
    const { viewers } = useMatch.getState();
    const tone = closed.result === 'granted' ? 'ok' : 'info';
    showToast({ id: 'undo', tone, icon: 'undo', title: endOf(t, closed, viewers) });
    useUndoRequest.setState({ closed: null });
  }, [closed, t]);
}
