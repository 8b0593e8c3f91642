import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { renewInvite } from '../../kit/net/agreements.ts';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';

/** For the host: a new invite link, after which the old one is not valid any more. */
export function RenewInvite({ matchId }: { matchId: string }) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const renew = async () => {
    setSending(true);
    try {
      await renewInvite(matchId);
      showToast({ tone: 'ok', icon: 'link', title: t('setup.renewed') });
    } catch (error) {
      showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
    }
    setSending(false);
  };
  return (
    <Button
      small
      variant="quiet"
      icon="link"
      sending={sending}
      title={t('setup.renewText')}
      onClick={() => void renew()}
    >
      {t('setup.renew')}
    </Button>
  );
}
