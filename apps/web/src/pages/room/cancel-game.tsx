import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cancelMatch } from '../../kit/net/agreements.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';

/** For the host: cancels the match before its start, after a question. */
export function CancelGame({ matchId }: { matchId: string }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const cancel = async () => {
    setSending(true);
    try {
      await cancelMatch(matchId);
      navigate('/');
    } catch (error) {
      showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="quiet" icon="ban" onClick={() => setOpen(true)}>
        {t('setup.cancel')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('setup.cancelTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('setup.cancelKeep')}</Button>
            <Button variant="danger" icon="ban" sending={sending} onClick={() => void cancel()}>
              {t('setup.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('setup.cancelText')}</p>
      </Dialog>
    </>
  );
}
