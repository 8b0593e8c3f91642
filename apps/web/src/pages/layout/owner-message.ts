import { OWNER_MESSAGE_SECONDS, type OwnerMessage } from '@echo-base/protocol';
import { useEffect } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { showOwnerMessage } from '../../kit/net/owner.ts';
import { readStored, writeStored } from '../../kit/net/stored.ts';
import { dismissToast, showToast } from '../../kit/ui/toast-store.ts';

const ID = 'owner-message';
/** Where a browser remembers which message its player has dismissed. */
const DISMISSED = 'owner-message';

/** Remembers that this browser need not show a message. */
export function dismissOwnerMessage({ id }: OwnerMessage): void {
  writeStored('localStorage', DISMISSED, id);
}

/** Shows the message of the owner of the server on every page, until it is dismissed here or ended there. */
export function useOwnerMessage(): void {
  const t = useTranslate();
  useEffect(() => {
    let shown: string | null = null;
    const follow = (message: OwnerMessage | null) => {
      if (message && message.id === shown) return;
      if (shown !== null) dismissToast(ID);
      shown = message && message.id !== readStored('localStorage', DISMISSED) ? message.id : null;
      if (!message || shown === null) return;
      showToast({
        ...{ id: ID, tone: 'info', icon: 'chat', title: t('app.ownerMessage'), body: message.text, stay: 0 },
        onClose: () => dismissOwnerMessage(message),
      });
    };
    const ask = () => {
      if (document.hidden) return;
      // Without an answer what is shown stays.
      showOwnerMessage().then(
        ({ message }) => follow(message),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, OWNER_MESSAGE_SECONDS * 1_000);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [t]);
}
