import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { serverPath } from '../../kit/net/base-path.ts';
import { useSession } from '../../kit/net/session.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';

/** Confirms before the session of this browser is removed. */
export function SignOutDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const signOut = async () => {
    setSending(true);
    try {
      await useSession.getState().signOut();
      // Reloads, so that no store and no socket of the old session remains.
      location.assign(serverPath('/'));
    } catch (error) {
      showToast({ tone: 'error', title: reasonOf(t, error) });
      onClose();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('me.signOutTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('me.stay')}</Button>
          <Button variant="danger" icon="exit" sending={sending} onClick={signOut}>
            {t('me.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('me.signOutText')}</p>
    </Dialog>
  );
}
