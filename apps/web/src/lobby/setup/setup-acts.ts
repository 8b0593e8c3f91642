import { useState } from 'react';
import { useSearch } from 'wouter';
import { useTranslate } from '../../i18n/translate.tsx';
import { joinMatch, leaveMatch, startMatch } from '../../net/api.ts';
import type { MatchSummary } from '../../net/types.ts';
import { showToast } from '../../ui/toast-store.ts';
import { reasonOf } from '../words.ts';

/** Actions before the start; `busy` names the pending one. */
export interface SetupActs {
  readonly busy: string | null;
  take(seat: string): void;
  leave(seat: string): void;
  start(): void;
}

/** Requests before the start, one at a time; a failure is shown as a toast. */
export function useSetupActs(summary: MatchSummary, onChanged: () => void): SetupActs {
  const t = useTranslate();
  const invite = new URLSearchParams(useSearch()).get('invite') ?? summary.inviteCode ?? null;
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (act: string, call: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(act);
    try {
      await call();
    } catch (error) {
      showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
    }
    setBusy(null);
    onChanged();
  };
  const { matchId } = summary;
  return {
    busy,
    take: (seat) => void run(seat, () => joinMatch(matchId, seat, invite)),
    leave: (seat) => void run(seat, () => leaveMatch(matchId, seat)),
    start: () => void run('start', () => startMatch(matchId)),
  };
}
