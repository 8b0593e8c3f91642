import type { AlertWay, HookFormat } from '@echo-base/protocol';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { useHoldReload } from '../../kit/ui/use-hold-reload.ts';
import { AddressEntry } from './address-entry.tsx';
import { serviceName } from './answer-words.ts';
import { SERVICES, serviceOf } from './services.ts';
import { WayForm } from './way-form.tsx';
import { quietOf, useWays } from './ways-store.ts';

const FORMATS: readonly HookFormat[] = [...(Object.keys(SERVICES) as Exclude<HookFormat, 'json'>[]), 'json'];

interface HookFormProps {
  /** The hook whose address this one replaces. */
  readonly replaces?: AlertWay;
  /** Closes the form; absent where it is always there. */
  readonly onClose?: () => void;
  /** The address is stored. */
  onDone(): void;
}

/** Takes the address of a chat hook. The service follows from it, unless another one is chosen. */
export function HookForm({ replaces, onClose, onDone }: HookFormProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { list, add, remove } = useWays();
  const [address, setAddress] = useState('');
  const [chosen, setChosen] = useState<HookFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useHoldReload(address !== '');
  const format = chosen ?? serviceOf(address);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (serviceOf(address) === null) return setProblem(t('refused.bad_hook'));
    setProblem(null);
    setSending(true);
    try {
      const service = format ?? 'json';
      const name = replaces?.name ?? serviceName(t, { kind: 'hook', format: service });
      const timing = { wait: replaces?.wait ?? 2, quiet: quietOf(list), isOn: true };
      const mention = replaces?.mention !== undefined && service === replaces.format && { mention: replaces.mention };
      await add({ kind: 'hook', address: address.trim(), format: service, name, language, ...timing, ...mention });
      if (replaces) await remove(replaces.id);
      setAddress('');
      setChosen(null);
      onDone();
    } catch (error) {
      setProblem(reasonOf(t, error));
    }
    setSending(false);
  };
  return (
    <WayForm onSubmit={submit} onClose={onClose}>
      <Segments<HookFormat>
        legend={t('settings.service')}
        isCompact
        value={format}
        options={FORMATS.map((value) => ({ value, label: serviceName(t, { kind: 'hook', format: value }) }))}
        onChange={setChosen}
      />
      <AddressEntry
        label={t('settings.address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        autoFocus={onClose !== undefined}
        address={address}
        problem={problem}
        isSending={isSending}
        onType={setAddress}
        onClose={onClose}
      />
    </WayForm>
  );
}
