import type { SessionList } from '@echo-base/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../kit/i18n/language.ts';
import { dateOf } from '../../kit/i18n/languages.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { endSessions, listSessions } from '../../kit/net/api.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import * as css from './sessions-dialog.module.css';

type DeviceSession = SessionList['sessions'][number];
type PrivateLink = SessionList['links'][number];

/** Devices on which the player is signed in, and links by which another can be: each can be ended, and all at once. */
export default function SessionsDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const { found, error, load, end, sending } = useSessions();
  const sessions = found?.sessions;
  const links = found?.links ?? [];
  const others = sessions?.filter((one) => !one.isCurrent) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title={t('sessions.title')} closeLabel={t('app.close')}>
      {sessions && (
        <ul className={css.list}>
          {sessions.map((one) => (
            <Device key={one.id} session={one} sending={sending === one.id} onEnd={() => end(one.id)} />
          ))}
          {links.map((one) => (
            <Link key={one.id} link={one} sending={sending === one.id} onEnd={() => end(one.id)} />
          ))}
        </ul>
      )}
      {others.length + links.length > 0 && (
        <>
          <Button variant="danger" icon="exit" sending={sending === ALL} onClick={() => end(ALL)}>
            {t('sessions.endAll')}
          </Button>
          <p className={css.note}>{t('sessions.links')}</p>
        </>
      )}
      {sessions && <p className={css.note}>{t('sessions.text')}</p>}
      {error !== null && (
        <ErrorState title={t('app.unreachable')} action={<Button onClick={load}>{t('app.retry')}</Button>}>
          {reasonOf(t, error)}
        </ErrorState>
      )}
      {!sessions && error === null && <LoadingShapes label={t('app.loading')} shape="rows" count={2} />}
    </Dialog>
  );
}

/** Stands for all other sessions. */
const ALL = 'all';

function useSessions() {
  const t = useTranslate();
  const [found, setFound] = useState<SessionList | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [sending, setSending] = useState<string | null>(null);
  const load = useCallback(async () => {
    setError(null);
    try {
      setFound(await listSessions());
    } catch (reason) {
      setError(reason);
    }
  }, []);
  useEffect(() => void load(), [load]);
  const end = async (id: string) => {
    setSending(id);
    try {
      await endSessions(id === ALL ? undefined : id);
      if (id === ALL) showToast({ tone: 'ok', title: t('sessions.ended') });
    } catch (reason) {
      showToast({ tone: 'error', title: reasonOf(t, reason) });
    }
    setSending(null);
    await load();
  };
  return { found, error, load, end, sending };
}

interface DeviceProps {
  readonly session: DeviceSession;
  readonly sending: boolean;
  onEnd(): void;
}

function Device({ session: { createdAt, usedAt, isCurrent }, sending, onEnd }: DeviceProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const dayOf = (time: string) => dateOf(language, time, 'medium');
  const since = t('sessions.since', { day: dayOf(createdAt) });
  return (
    <li className={css.device}>
      <span>
        <strong>{isCurrent ? t('sessions.here') : since}</strong>
        <small>{isCurrent ? since : t('sessions.used', { day: dayOf(usedAt) })}</small>
      </span>
      {!isCurrent && (
        <Button small sending={sending} aria-label={t('sessions.endOf', { day: dayOf(createdAt) })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** A private link that no one has opened: it signs in the device that opens it. */
function Link({ link: { expiresAt }, sending, onEnd }: { link: PrivateLink; sending: boolean; onEnd(): void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const day = dateOf(language, expiresAt, 'medium');
  return (
    <li className={css.device}>
      <span>
        <strong>{t('sessions.link')}</strong>
        <small>{t('sessions.linkUntil', { day })}</small>
      </span>
      <Button small sending={sending} aria-label={t('sessions.endLinkOf', { day })} onClick={onEnd}>
        {t('sessions.endLink')}
      </Button>
    </li>
  );
}
