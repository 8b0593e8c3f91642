import { Suspense, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import * as css from './person.module.css';

const DeviceDialog = lazyPart(async () => (await import('./device-dialog.tsx')).default);
const SessionsDialog = lazyPart(async () => (await import('./sessions-dialog.tsx')).default);

/** Other devices of the player: a link for one more, and those that are signed in. */
export function DevicesSection() {
  const t = useTranslate();
  const [opened, setOpened] = useState<'link' | 'sessions' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={css.devices}>
      <Button icon="link" onClick={() => setOpened('link')}>
        {t('device.title')}
      </Button>
      <Button icon="lock" onClick={() => setOpened('sessions')}>
        {t('sessions.title')}
      </Button>
      <Suspense fallback={null}>
        {opened === 'link' && <DeviceDialog onClose={close} />}
        {opened === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
