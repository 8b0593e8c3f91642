import type { AlertWay } from '@echo-base/protocol';
import { type FormEvent, useState } from 'react';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useHoldReload } from '../../kit/ui/use-hold-reload.ts';
import { AddressEntry } from './address-entry.tsx';
import { WayForm } from './way-form.tsx';
import { Outcome, RemoveButton, useTried, Wait, WayActs } from './way-parts.tsx';
import { WayRow } from './way-row.tsx';
import * as css from './ways.module.css';
import { quietOf, useWays } from './ways-store.ts';

/** Mail: the addresses of the player, or a field for the first one; or that this server sends none. */
export function Mail({ ways, isOffered }: { readonly ways: readonly AlertWay[]; readonly isOffered: boolean }) {
  const t = useTranslate();
  const [isAdded, setAdded] = useState(false);
  const mails = ways.filter(({ kind }) => kind === 'mail');
  if (!isOffered)
    return (
      <WayRow icon="mail" title={t('settings.mail')} detail={t('settings.mail.none')} tone="refused">
        <p>{t('settings.mail.noneText')}</p>
      </WayRow>
    );
  if (mails.length > 0) return mails.map((way) => <MailRow key={way.id} way={way} isAdded={isAdded} />);
  return (
    <WayRow icon="mail" title={t('settings.mail')} detail={t('settings.mail.detail')}>
      <MailForm onDone={() => setAdded(true)} />
    </WayRow>
  );
}

interface MailRowProps {
  readonly way: AlertWay;
  /** Its form was there before: the focus was in it. */
  readonly isAdded: boolean;
}

function MailRow({ way, isAdded }: MailRowProps) {
  const t = useTranslate();
  const isConfirmed = way.confirmBy === undefined;
  return (
    <WayRow
      icon="mail"
      title={t('settings.mail')}
      detail={t(isConfirmed ? 'settings.mail.detail' : 'settings.mail.unconfirmed')}
      tone={way.stopped && 'failed'}
      acts={isConfirmed && <WayActs way={way} name={t('settings.mail')} />}
    >
      <span className={css.line}>
        <span className={css.address}>{way.shown}</span>
        {isConfirmed && <Wait way={way} name={t('settings.mail')} />}
        <RemoveButton way={way} />
      </span>
      {way.confirmBy !== undefined && <Unconfirmed way={way} by={way.confirmBy} autoFocus={isAdded} />}
      <Outcome way={way} />
    </WayRow>
  );
}

/** What is left to do before mail is sent. */
function Unconfirmed({ way, by, autoFocus }: { way: AlertWay; by: string; autoFocus: boolean }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const sendLink = useWays((state) => state.sendLink);
  const [isSending, run] = useTried();
  return (
    <>
      <p>{t('settings.mail.confirm', { time: dateTimeOf(language, new Date(by)).short })}</p>
      <Button small autoFocus={autoFocus} sending={isSending} onClick={() => run(() => sendLink(way.id))}>
        {t('settings.mail.again')}
      </Button>
    </>
  );
}

function MailForm({ onDone }: { onDone(): void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { list, add } = useWays();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useHoldReload(address !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!/^\S+@\S+\.\S+$/.test(address.trim())) return setProblem(t('settings.mail.wrong'));
    setProblem(null);
    setSending(true);
    try {
      const mail = { kind: 'mail', address: address.trim(), name: 'Mail', language } as const;
      await add({ ...mail, wait: 10, isOn: true, quiet: quietOf(list) });
      onDone();
    } catch (error) {
      setProblem(reasonOf(t, error));
      setSending(false);
    }
  };
  return (
    <WayForm onSubmit={submit}>
      <AddressEntry
        label={t('settings.mail.address')}
        type="email"
        autoComplete="email"
        address={address}
        problem={problem}
        isSending={isSending}
        onType={setAddress}
      />
    </WayForm>
  );
}
