import { useTranslate } from '../kit/i18n/translate.tsx';
import { sendQuick } from '../kit/net/quick.ts';
import { showToast } from '../kit/ui/toast-store.ts';

/** Sends a phrase or a place to the chosen readers, `team` or all, and tells why it was refused. */
export function useQuick(team: string | null): (sent: Parameters<typeof sendQuick>[0]) => Promise<void> {
  const t = useTranslate();
  return async (sent) => {
    const refused = await sendQuick(sent, team);
    if (!refused) return;
    const body = t(`refused.${refused.code}`, refused.params);
    showToast({ id: 'quick', tone: 'error', title: t('chat.notSent'), body });
  };
}
