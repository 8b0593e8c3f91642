import type { AlertWay } from '@echo-base/protocol';
import { useState } from 'react';
import { dateTimeOf, timeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { LinkField } from '../../kit/ui/link-field.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { answerWords, serviceName } from './answer-words.ts';
import { HookForm } from './hook-form.tsx';
import { WAITS } from './services.ts';
import { Result, WayRow } from './way-row.tsx';
import * as css from './ways.module.css';
import { useWays } from './ways-store.ts';

/** Does something that the server may refuse, and says why it did. */
function useTried() {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showToast({ tone: 'error', title: reasonOf(t, error) });
    }
    setBusy(false);
  };
  return [isBusy, run] as const;
}

/** A chat hook: where it leads, when it is sent, and what came of its test. */
export function HookRow({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const { change, test } = useWays();
  const [isTesting, runTest] = useTried();
  const [, runChange] = useTried();
  const secret = useWays((state) => state.secrets[way.id]);
  const name = way.name;
  return (
    <WayRow
      icon="hook"
      title={name}
      detail={t('settings.hook')}
      tone={way.stopped && 'failed'}
      acts={
        <>
          <Button
            small
            sending={isTesting}
            aria-label={t('settings.testOf', { name })}
            onClick={() => runTest(() => test(way.id))}
          >
            {t('settings.test')}
          </Button>
          <Switch label={name} checked={way.isOn} onChange={(isOn) => runChange(() => change(way.id, { isOn }))} />
        </>
      }
    >
      <span className={css.line}>
        <code className={css.address}>{way.shown}</code>
        <Wait way={way} onChange={(wait) => runChange(() => change(way.id, { wait }))} />
        <RemoveButton way={way} />
      </span>
      <div aria-live="polite">
        <Outcome way={way} />
      </div>
      {way.stopped && <NewAddress way={way} />}
      {secret !== undefined && (
        <div className={css.secret}>
          <LinkField label={t('settings.secret')} link={secret} title={name} text={t('settings.secret')} />
          <small>{t('settings.secretText')}</small>
        </div>
      )}
    </WayRow>
  );
}

function Wait({ way, onChange }: { readonly way: AlertWay; onChange(wait: AlertWay['wait']): void }) {
  const t = useTranslate();
  return (
    <SelectField
      className={css.wait}
      label={t('settings.waitOf', { name: way.name })}
      value={`${way.wait}`}
      options={WAITS.map((wait) => ({ value: `${wait}`, label: waitWords(t, wait) }))}
      onChange={({ target: { value } }) => onChange(WAITS.find((wait) => `${wait}` === value) ?? way.wait)}
    />
  );
}

const waitWords = (t: ReturnType<typeof useTranslate>, wait: number): string =>
  wait === 0 ? t('settings.wait.none') : t('settings.wait.minutes', { minutes: wait });

/** What came of the last test, or since when nothing is sent. */
function Outcome({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const tested = useWays((state) => state.tested[way.id]);
  const service = serviceName(t, way);
  if (tested?.answer.code === 'accepted')
    return <Result isGood>{t('settings.arrived', { time: timeOf(language, tested.at) })}</Result>;
  const failed = tested?.answer ?? way.stopped?.answer;
  if (!failed) return null;
  const since = way.stopped && t('settings.stopped', { time: dateTimeOf(language, new Date(way.stopped.since)).short });
  return <Result isGood={false}>{[answerWords(t, service, failed), since ?? []].flat().join(' ')}</Result>;
}

/** Takes another address in the place of one that no longer works. */
function NewAddress({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <HookForm replaces={way} onClose={() => setOpen(false)} />;
  return (
    <Button small onClick={() => setOpen(true)}>
      {t('settings.newAddress')}
    </Button>
  );
}

/** Removes a hook after a question: its address cannot be found again here. */
function RemoveButton({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const remove = useWays((state) => state.remove);
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, run] = useTried();
  return (
    <>
      <Button
        variant="quiet"
        small
        aria-label={t('settings.removeOf', { name: way.name })}
        onClick={() => setOpen(true)}
      >
        {t('settings.remove')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('settings.removeTitle', { name: way.name })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('app.cancel')}</Button>
            <Button variant="danger" sending={isRemoving} onClick={() => run(() => remove(way.id))}>
              {t('settings.remove')}
            </Button>
          </>
        }
      >
        <p>{t('settings.removeText', { shown: way.shown })}</p>
      </Dialog>
    </>
  );
}
