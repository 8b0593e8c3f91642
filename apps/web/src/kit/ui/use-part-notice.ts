import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { useTranslate } from '../i18n/translate.tsx';
import { type Missing, onMissingPart } from '../net/parts.ts';
import { dismissToast, showToast } from './toast-store.ts';

const ID = 'missing-part';

/** Number of banners on screen that report a lost connection. */
const useBanners = create(() => ({ count: 0 }));

/** A toast would repeat what a banner about the connection says while it is shown. */
export function useReportsConnection(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    useBanners.setState(({ count }) => ({ count: count + 1 }));
    return () => useBanners.setState(({ count }) => ({ count: count - 1 }));
  }, [isShown]);
}

/** Toast while a part of the client that the reader waits for cannot be loaded. Mount once. */
export function usePartNotice(): void {
  const t = useTranslate();
  // An object of its own for each report: a toast that was closed is shown again.
  const [part, setPart] = useState<{ readonly missing: Missing | null }>({ missing: null });
  const isReported = useBanners(({ count }) => count > 0) && part.missing === 'away';
  useEffect(() => onMissingPart((next) => setPart({ missing: next })), []);
  useEffect(() => {
    const { missing } = part;
    if (missing === null || isReported) return dismissToast(ID);
    if (missing === 'away')
      showToast({ id: ID, tone: 'connection', title: t('app.stale'), body: t('match.lostTrying') });
    else {
      const reload = { label: t('app.reload'), primary: true, onPress: () => location.reload() };
      showToast({
        id: ID,
        tone: 'error',
        title: t('app.partMissing'),
        body: t('app.partMissingText'),
        actions: [reload],
      });
    }
  }, [part, isReported, t]);
}
