import type { AlertWay } from '@echo-base/protocol';
import { useRef, useState } from 'react';
import { dateTimeOf, timeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { answerWords, serviceName } from './answer-words.ts';
import { WAITS } from './services.ts';
import { Result } from './way-row.tsx';
import * as css from './ways.module.css';
import { useWays } from './ways-store.ts';

/** Does something that the server may refuse, and says why it did. */
export function useTried() {
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

interface WayProps {
  readonly way: AlertWay;
  /** Name of its row, where that is not its own. */
  readonly name?: string;
}

/** Sends a message now, for real. */
export function TestButton({ way, name = way.name }: WayProps) {
  const t = useTranslate();
  const test = useWays((state) => state.test);
  const [isTesting, run] = useTried();
  return (
    <Button
      small
      sending={isTesting}
      aria-label={t('settings.testOf', { name })}
      onClick={() => run(() => test(way.id))}
    >
      {t('settings.test')}
    </Button>
  );
}

/** Test and switch of a way. */
export function WayActs({ way, name = way.name }: WayProps) {
  const change = useWays((state) => state.change);
  const [, run] = useTried();
  return (
    <>
      <TestButton way={way} name={name} />
      <Switch label={name} checked={way.isOn} onChange={(isOn) => run(() => change(way.id, { isOn }))} />
    </>
  );
}

const waitWords = (t: Translate, wait: number): string =>
  wait === 0 ? t('settings.wait.none') : t('settings.wait.minutes', { minutes: wait });

/** How long a turn has waited when a message is sent. */
export function Wait({ way, name = way.name }: WayProps) {
  const t = useTranslate();
  const change = useWays((state) => state.change);
  const [, run] = useTried();
  return (
    <SelectField
      className={css.wait}
      label={t('settings.waitOf', { name })}
      value={`${way.wait}`}
      options={WAITS.map((wait) => ({ value: `${wait}`, label: waitWords(t, wait) }))}
      onChange={({ target: { value } }) => {
        const wait = WAITS.find((one) => `${one}` === value) ?? way.wait;
        void run(() => change(way.id, { wait }));
      }}
    />
  );
}

/** What came of the last test, or since when nothing is sent. */
export function Outcome({ way }: WayProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const tested = useWays((state) => state.tested[way.id]);
  const failed = tested?.answer.code === 'accepted' ? undefined : (tested?.answer ?? way.stopped?.answer);
  const since = way.stopped && t('settings.stopped', { time: dateTimeOf(language, new Date(way.stopped.since)).short });
  return (
    <div aria-live="polite">
      {tested?.answer.code === 'accepted' && (
        <Result isGood>
          {t(way.kind === 'hook' ? 'settings.arrived' : 'settings.sent', { time: timeOf(language, tested.at) })}
        </Result>
      )}
      {failed && (
        <Result isGood={false}>{[answerWords(t, serviceName(t, way), failed), since ?? []].flat().join(' ')}</Result>
      )}
    </div>
  );
}

/** Removes a way after a question: its address cannot be found again here. */
export function RemoveButton({ way }: WayProps) {
  const t = useTranslate();
  const remove = useWays((state) => state.remove);
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, run] = useTried();
  const opener = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    const heading = opener.current?.closest('section')?.querySelector<HTMLElement>('h2');
    await remove(way.id);
    // The row is gone, and all buttons in it.
    heading?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
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
            <Button variant="danger" sending={isRemoving} onClick={() => run(confirm)}>
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
