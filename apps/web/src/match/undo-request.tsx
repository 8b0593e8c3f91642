import { useEffect } from 'react';
import { type Say, useSay } from '../i18n/say.tsx';
import { useMatch } from '../net/match-store.ts';
import type { UndoClosed } from '../net/types.ts';
import { useUndoRequest } from '../net/undo-store.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { dismissToast, showToast } from '../ui/toast-store.ts';

const TOAST = 'undo-request';

/** Undo request: a line for the seat that asked, a question to the others, and its result. */
export function UndoRequestBanner({ matchId }: { matchId: string }) {
  const say = useSay();
  const asking = useUndoRequest((state) => state.asking);
  useQuestion(matchId, say);
  useEnd(say);
  if (asking === null) return null;
  return (
    <Banner tone="info" icon="undo" title={say('undo.asking')}>
      {say('undo.askingText')}{' '}
      <Button small onClick={() => void withdraw(matchId, say)}>
        {say('undo.withdraw')}
      </Button>
    </Banner>
  );
}

/** Withdraws the request, so that play continues. */
async function withdraw(matchId: string, say: Say): Promise<void> {
  const refusal = await useUndoRequest.getState().withdraw(matchId);
  if (refusal) showToast({ id: 'undo', tone: 'error', title: say(`refused.${refusal.code}`, refusal.params) });
}

function useQuestion(matchId: string, say: Say): void {
  const by = useUndoRequest((state) => state.by);
  useEffect(() => {
    if (by === null) return;
    const answer = async (allow: boolean) => {
      const refusal = await useUndoRequest.getState().answer(matchId, allow);
      if (refusal) showToast({ id: 'undo', tone: 'error', title: say(`refused.${refusal.code}`, refusal.params) });
    };
    showToast({
      id: TOAST,
      tone: 'ask',
      title: say('undo.asks', { name: say(`seat.${by}`) }),
      body: say('undo.asksText'),
      actions: [
        { label: say('undo.no'), onPress: () => void answer(false) },
        { label: say('undo.allow'), primary: true, onPress: () => void answer(true) },
      ],
    });
    return () => dismissToast(TOAST);
  }, [by, matchId, say]);
}

/** The result of a request, in words for these seats. */
export function endOf(say: Say, { by, result }: UndoClosed, mine: readonly string[]): string {
  if (mine.includes(by)) return say(`undo.${result}Mine`);
  return say(`undo.${result}`, { name: say(`seat.${by}`) });
}

function useEnd(say: Say): void {
  const closed = useUndoRequest((state) => state.closed);
  useEffect(() => {
    if (!closed) return;
    const { viewers } = useMatch.getState();
    const tone = closed.result === 'granted' ? 'ok' : 'info';
    showToast({ id: 'undo', tone, icon: 'undo', title: endOf(say, closed, viewers) });
    useUndoRequest.setState({ closed: null });
  }, [closed, say]);
}
