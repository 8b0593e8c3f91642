import type { RecoveryLink } from '@echo-base/protocol';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { makeRecoveryLink } from '../../kit/net/api.ts';
import { byOurClock } from '../../kit/net/server-time.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import * as css from '../../kit/ui/forms.module.css';
import { ReachableLink } from '../../kit/ui/reachable-link.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';

/** Recovery link that signs another device in as this player: once within 15 minutes, or for a year if permanent, which it is at first with `isLasting`. */
export default function DeviceDialog({ isLasting = false, onClose }: { isLasting?: boolean; onClose(): void }) {
  const t = useTranslate();
  const [link, setLink] = useState<RecoveryLink | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [lasting, setLasting] = useState(isLasting);
  const make = useCallback(async () => {
    setError(null);
    setLink(null);
    try {
      setLink(await makeRecoveryLink(lasting));
    } catch (reason) {
      setError(reason);
    }
  }, [lasting]);
  useEffect(() => void make(), [make]);
  return (
    <Dialog open onOpenChange={onClose} title={t('device.title')} closeLabel={t('app.close')}>
      <p>{t('device.text')}</p>
      {link && <Link link={link} lasting={lasting} onAgain={make} />}
      {link && (
        <Button variant="quiet" icon={lasting ? 'clock' : 'lock'} onClick={() => setLasting(!lasting)}>
          {t(lasting ? 'device.toShort' : 'device.toLasting')}
        </Button>
      )}
      {error !== null && (
        <ErrorState title={t('device.failed')} action={<Button onClick={make}>{t('app.retry')}</Button>}>
          {reasonOf(t, error)}
        </ErrorState>
      )}
      {!link && error === null && <LoadingShapes label={t('app.loading')} shape="rows" count={1} />}
    </Dialog>
  );
}

function Link({ link, lasting, onAgain }: { link: RecoveryLink; lasting: boolean; onAgain(): void }) {
  const t = useTranslate();
  const seconds = useSecondsUntil(byOurClock(link.expiresAt));
  const minutes = Math.ceil(seconds / 60);
  if (seconds === 0) {
    return (
      <div className={css.over}>
        <p role="status">{t('device.over')}</p>
        <Button onClick={onAgain}>{t('device.again')}</Button>
      </div>
    );
  }
  return (
    <>
      <ReachableLink
        path={`/recover#${link.code}`}
        label={t('device.link')}
        qrLabel={t('device.qr')}
        title={t('app.name')}
        text={t('device.share')}
      />
      <ul className={css.facts}>
        <li>{lasting ? t('device.keep') : t('device.once', { count: minutes })}</li>
        <li>{t('device.secret')}</li>
        <li>{t('device.both')}</li>
      </ul>
    </>
  );
}
