import { useEffect, useRef } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { steadyNow } from '../../kit/net/steady-time.ts';
import { useAlerts } from '../../settings/sound/sound-settings.ts';
import { keepUnlocked, playCue } from '../../settings/sound/sounds.ts';
import { dropNotices, notify } from '../../settings/ways/notices.ts';

/** Milliseconds of waiting from which the turn has a sound: shorter pauses belong to the own turn. */
const LONG_MS = 2_000;

/**
 * Alerts that it is this reader's turn: a sound after a wait, a notification while the page is hidden. `asked`: a question
 * waits for them.
 */
export function useTurnAlerts(
  asked: boolean,
  { matchId, name }: { readonly matchId: string; readonly name: string },
): void {
  const t = useTranslate();
  const waitingSince = useRef<number | null>(null);
  const shown = useRef<Notification | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the begin of a turn alerts.
  useEffect(() => {
    if (!asked) {
      waitingSince.current = steadyNow();
      return;
    }
    const since = waitingSince.current;
    waitingSince.current = null;
    // Not on opening a match in which it is already their turn.
    if (since === null || (!document.hidden && steadyNow() - since < LONG_MS)) return;
    const { notices } = useAlerts.getState();
    void playCue('turn');
    if (notices && document.hidden) {
      shown.current = notify({ title: t('match.yourTurn'), body: name, tag: matchId });
    }
  }, [asked]);
  useEffect(keepUnlocked, []);
  useEffect(() => {
    const onSight = () => {
      if (document.hidden) return;
      shown.current?.close();
      void dropNotices(matchId);
    };
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [matchId]);
}
