import type { RecoveryLink } from '@echo-base/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import { makeRecoveryLink } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import { useSecondsUntil } from '../ui/use-seconds.ts';
import css from './forms.module.css';
import { LinkField } from './link-field.tsx';
import { reasonOf } from './words.ts';

/** Recovery link that signs another device in as this player: once within 15 minutes, or for a year if permanent. */
export default function DeviceDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  const [link, setLink] = useState<RecoveryLink | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [lasting, setLasting] = useState(false);
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
    <Dialog open onOpenChange={onClose} title={say('device.title')} closeLabel={say('app.close')}>
      <p>{say('device.text')}</p>
      {link && <Link link={link} lasting={lasting} onAgain={make} />}
      {link && (
        <Button variant="quiet" icon={lasting ? 'clock' : 'lock'} onClick={() => setLasting(!lasting)}>
          {say(lasting ? 'device.toShort' : 'device.toLasting')}
        </Button>
      )}
      {error !== null && (
        <ErrorState title={say('device.failed')} action={<Button onClick={make}>{say('app.retry')}</Button>}>
          {reasonOf(say, error)}
        </ErrorState>
      )}
      {!link && error === null && <LoadingShapes label={say('app.loading')} shape="rows" count={1} />}
    </Dialog>
  );
}

function Link({ link, lasting, onAgain }: { link: RecoveryLink; lasting: boolean; onAgain(): void }) {
  const say = useSay();
  const seconds = useSecondsUntil(Date.parse(link.expiresAt));
  const minutes = Math.ceil(seconds / 60);
  if (seconds === 0) {
    return (
      <div className={css.over}>
        <p role="status">{say('device.over')}</p>
        <Button onClick={onAgain}>{say('device.again')}</Button>
      </div>
    );
  }
  return (
    <>
      <LinkField label={say('device.link')} link={link.url} title={say('app.name')} text={say('device.share')} />
      <ul className={css.facts}>
        <li>{lasting ? say('device.keep') : say('device.once', { count: minutes })}</li>
        <li>{say('device.secret')}</li>
        <li>{say('device.both')}</li>
      </ul>
    </>
  );
}
