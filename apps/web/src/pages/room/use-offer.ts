import { useEffect, useRef } from 'react';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { showToast, useToasts } from '../../kit/ui/toast-store.ts';
import type { SetupActs } from './setup-acts.ts';

const ID = 'seat-offer';

/** Asks a person whether they take a seat that the host offers while the page is open; one kept before waits in its place. */
export function useOffer(summary: MatchSummary, acts: Pick<SetupActs, 'take' | 'decline'>): void {
  const t = useTitleTranslate()(summary.title);
  const offered = summary.keptForMe?.[0] ?? null;
  const before = useRef(offered);
  const latest = useRef(acts);
  latest.current = acts;
  const { host } = summary;
  useEffect(() => {
    const isNew = offered !== null && before.current !== offered;
    before.current = offered;
    if (!isNew) return;
    showToast({
      id: ID,
      tone: 'ask',
      icon: 'users',
      title: t('setup.offersYou', { name: host, seat: t(`seat.${offered}`) }),
      actions: [
        { label: t('setup.noThanks'), onPress: () => latest.current.decline(offered) },
        { label: t('setup.take'), primary: true, onPress: () => latest.current.take(offered) },
      ],
    });
    return () => useToasts.getState().dismiss(ID);
  }, [t, offered, host]);
}
