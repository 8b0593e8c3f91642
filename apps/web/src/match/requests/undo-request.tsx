import { useEffect } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import { steadyNow } from '../../kit/net/steady-time.ts';
import type { UndoClosed } from '../../kit/net/types.ts';
import { useUndoRequest } from '../../kit/net/undo-store.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { closeRequest, openRequest } from './requests-store.ts';

const REQUEST = 'undo';

/** Undo request: a line for the seat that asked, a question to the others, and its result. */
export function UndoRequestBanner({ matchId }: { matchId: string }) {
  const t = useTranslate();
  const asking = useUndoRequest((state) => state.asking);
  useQuestion(matchId, t);
  useEnd(t);
  if (asking === null) return null;
  return (
    <Banner
      tone="info"
      icon="undo"
      title={t('undo.asking')}
      action={
        <Button small onClick={() => void withdraw(matchId, t)}>
          {t('undo.withdraw')}
        </Button>
      }
    >
      {t('undo.askingText')}
    </Banner>
  );
}

/** Withdraws the request, so that play continues. */
async function withdraw(matchId: string, t: Translate): Promise<void> {
  const refusal = await useUndoRequest.getState().withdraw(matchId);
  if (refusal) showToast({ id: 'undo', tone: 'error', title: t(`refused.${refusal.code}`, refusal.params) });
}

function useQuestion(matchId: string, t: Translate): void {
  const by = useUndoRequest((state) => state.by);
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
      text: t('undo.asksText'),
      no: { label: t('undo.no'), onPress: () => void answer(false) },
      yes: { label: t('undo.allow'), onPress: () => void answer(true) },
      never: { label: t('undo.never'), onPress: () => void answer(false, true) },
    });
    return () => closeRequest(REQUEST);
  }, [by, matchId, t]);
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
