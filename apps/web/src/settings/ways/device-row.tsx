import type { AlertWay } from '@echo-base/protocol';
import { type ReactNode, useState } from 'react';
import { dateTimeOf, timeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { ownAddress } from '../../kit/net/base-path.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { useAlerts } from '../sound/sound-settings.ts';
import { browserName, type DeviceState, deviceState } from './device-state.ts';
import { notify } from './notices.ts';
import { Steps } from './steps.tsx';
import { Outcome, RemoveButton, TestButton, useTried, Wait, WayActs } from './way-parts.tsx';
import { Result, WayRow } from './way-row.tsx';
import * as css from './ways.module.css';
import { useWays } from './ways-store.ts';

/** Notifications of this browser: a switch where they are allowed, else what stands in the way and what to do. */
export function DeviceRow({ way }: { readonly way: AlertWay | undefined }) {
  const [state, setState] = useState<DeviceState>(deviceState);
  const look = () => setState(deviceState());
  if (state !== 'allowed') return <NotAllowed state={state} onLook={look} />;
  return way ? <Pushed way={way} /> : <Background />;
}

/** The browser is sent messages also while no page is open. */
function Pushed({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const change = useWays((state) => state.change);
  const setNotices = useAlerts((alerts) => alerts.change);
  const [, run] = useTried();
  const name = t('settings.device');
  const set = (isOn: boolean) => {
    setNotices({ notices: isOn });
    void run(() => change(way.id, { isOn }));
  };
  return (
    <WayRow
      icon="phone"
      title={name}
      detail={t('settings.device.closed')}
      tone={way.stopped && 'failed'}
      acts={
        <>
          <TestButton way={way} name={name} />
          <Switch label={name} checked={way.isOn} onChange={set} />
        </>
      }
    >
      <span className={css.line}>
        {way.isOn && !way.stopped && <IsOn />}
        <Wait way={way} name={name} />
      </span>
      <Outcome way={way} />
      {way.stopped && <TurnOn />}
    </WayRow>
  );
}

function IsOn() {
  const t = useTranslate();
  const browser = browserName();
  return <Result isGood>{browser ? t('settings.device.onIn', { browser }) : t('settings.device.on')}</Result>;
}

function TurnOn() {
  const t = useTranslate();
  const turnOn = useWays((state) => state.turnOn);
  const [isBusy, run] = useTried();
  return (
    <Button small sending={isBusy} onClick={() => run(turnOn)}>
      {t('settings.device.turnOn')}
    </Button>
  );
}

/** Notifications are allowed, and only a page that is open in the background can show them. */
function Background() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { notices, change } = useAlerts();
  const turnOn = useWays((state) => state.turnOn);
  const [, run] = useTried();
  const [sent, setSent] = useState<Date | 'no' | null>(null);
  const name = t('settings.device');
  const test = () => {
    const first = { title: t('app.name'), body: t('settings.device.first'), tag: 'first' };
    setSent(notify(first) ? new Date() : 'no');
  };
  return (
    <WayRow
      icon="phone"
      title={name}
      detail={t('settings.device.detail')}
      acts={
        <>
          <Button small aria-label={t('settings.testOf', { name })} onClick={test}>
            {t('settings.test')}
          </Button>
          <Switch
            label={name}
            checked={notices}
            onChange={(isOn) => (isOn ? run(turnOn) : change({ notices: false }))}
          />
        </>
      }
    >
      {notices && <IsOn />}
      {notices && <p>{t('settings.device.noPush')}</p>}
      <div aria-live="polite">
        {sent === 'no' && <Result isGood={false}>{t('settings.device.failed')}</Result>}
        {sent instanceof Date && <Result isGood>{t('settings.sent', { time: timeOf(language, sent) })}</Result>}
      </div>
    </WayRow>
  );
}

interface NotAllowedProps {
  readonly state: Exclude<DeviceState, 'allowed'>;
  /** Looks again whether it is possible. */
  onLook(): void;
}

const TONES = {
  unasked: undefined,
  blocked: 'failed',
  https: 'refused',
  iphone: 'refused',
  impossible: 'refused',
} as const;

function NotAllowed({ state, onLook }: NotAllowedProps) {
  const t = useTranslate();
  const turnOn = useWays((ways) => ways.turnOn);
  const [isAsking, run] = useTried();
  const ask = async () => {
    const answer = await Notification.requestPermission();
    if (answer === 'granted') await turnOn();
    onLook();
  };
  const acts: Partial<Record<DeviceState, ReactNode>> = {
    unasked: (
      <Button small sending={isAsking} onClick={() => run(ask)}>
        {t('settings.device.turnOn')}
      </Button>
    ),
    blocked: (
      <Button small onClick={onLook}>
        {t('settings.device.again')}
      </Button>
    ),
    iphone: <Steps />,
  };
  return (
    <WayRow
      icon={state === 'https' ? 'lock' : 'phone'}
      title={t('settings.device')}
      detail={t('settings.device.closed')}
      tone={TONES[state]}
    >
      <b>{t(`settings.device.${state}`)}</b>
      <p>{t(`settings.device.${state}.text`, { address: ownAddress() })}</p>
      {acts[state]}
    </WayRow>
  );
}

/** Another browser of the player. */
export function OtherDevice({ way }: { readonly way: AlertWay }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const reached = way.reachedAt && dateTimeOf(language, new Date(way.reachedAt)).short;
  return (
    <WayRow
      icon="phone"
      title={t('settings.otherDevice', { name: way.name })}
      detail={reached ? t('settings.reached', { time: reached }) : t('settings.device.closed')}
      tone={way.stopped && 'failed'}
      acts={<WayActs way={way} />}
    >
      <span className={css.line}>
        <Wait way={way} />
        <RemoveButton way={way} />
      </span>
      <Outcome way={way} />
    </WayRow>
  );
}
