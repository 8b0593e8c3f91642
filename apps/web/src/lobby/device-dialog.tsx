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

/** A link that makes another device the same player: once, and for a quarter of an hour. */
export default function DeviceDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  const [link, setLink] = useState<RecoveryLink | null>(null);
  const [error, setError] = useState<unknown>(null);
  const make = useCallback(async () => {
    setError(null);
    setLink(null);
    try {
      setLink(await makeRecoveryLink());
    } catch (reason) {
      setError(reason);
    }
  }, []);
  useEffect(() => void make(), [make]);
  return (
    <Dialog open onOpenChange={onClose} title={say('device.title')} closeLabel={say('app.close')}>
      <p>{say('device.text')}</p>
      {link && <Link link={link} onAgain={make} />}
      {error !== null && (
        <ErrorState title={say('device.failed')} action={<Button onClick={make}>{say('app.retry')}</Button>}>
          {reasonOf(say, error)}
        </ErrorState>
      )}
      {!link && error === null && <LoadingShapes label={say('app.loading')} shape="rows" count={1} />}
    </Dialog>
  );
}

function Link({ link, onAgain }: { link: RecoveryLink; onAgain(): void }) {
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
        <li>{say('device.once', { count: minutes })}</li>
        <li>{say('device.secret')}</li>
        <li>{say('device.both')}</li>
      </ul>
    </>
  );
}
