import { type ReactNode, useState } from 'react';
import { timeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { ownAddress } from '../../kit/net/base-path.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon, Mark } from '../../kit/ui/icons.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { useAlerts } from '../sound/sound-settings.ts';
import { browserName, type DeviceState, deviceState } from './device-state.ts';
import { notify, permitNotices } from './notices.ts';
import { Result, WayRow } from './way-row.tsx';
import * as css from './ways.module.css';

/** Notifications of this browser: a switch where they are allowed, else what stands in the way and what to do. */
export function DeviceRow() {
  const [state, setState] = useState<DeviceState>(deviceState);
  if (state === 'allowed') return <Allowed />;
  return <NotAllowed state={state} onChange={() => setState(deviceState())} />;
}

/** The same words as a test by `notify` would show them. */
function useFirst() {
  const t = useTranslate();
  return { title: t('app.name'), body: t('settings.device.first'), tag: 'first' };
}

function Allowed() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { notices, change } = useAlerts();
  const first = useFirst();
  const [sent, setSent] = useState<Date | 'no' | null>(null);
  const name = t('settings.device');
  const browser = browserName();
  return (
    <WayRow
      icon="phone"
      title={name}
      detail={t('settings.device.detail')}
      acts={
        <>
          <Button
            small
            aria-label={t('settings.testOf', { name })}
            onClick={() => setSent(notify(first) ? new Date() : 'no')}
          >
            {t('settings.test')}
          </Button>
          <Switch label={name} checked={notices} onChange={(to) => change({ notices: to })} />
        </>
      }
    >
      {notices && <Result isGood>{browser ? t('settings.device.onIn', { browser }) : t('settings.device.on')}</Result>}
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
  onChange(): void;
}

function NotAllowed({ state, onChange }: NotAllowedProps) {
  const t = useTranslate();
  const change = useAlerts((alerts) => alerts.change);
  const first = useFirst();
  const ask = async () => {
    change({ notices: (await permitNotices(first)) === 'granted' });
    onChange();
  };
  const acts: Partial<Record<DeviceState, ReactNode>> = {
    unasked: (
      <Button small onClick={() => void ask()}>
        {t('settings.device.turnOn')}
      </Button>
    ),
    blocked: (
      <Button small onClick={onChange}>
        {t('settings.device.again')}
      </Button>
    ),
    iphone: <Steps />,
  };
  const tone = { unasked: undefined, blocked: 'failed' } as const;
  return (
    <WayRow
      icon={state === 'https' ? 'lock' : 'phone'}
      title={t('settings.device')}
      detail={t('settings.device.detail')}
      tone={state in tone ? tone[state as keyof typeof tone] : 'refused'}
    >
      <b>{t(`settings.device.${state}`)}</b>
      <p>{t(`settings.device.${state}.text`, { address: ownAddress() })}</p>
      {acts[state]}
    </WayRow>
  );
}

/** How a page comes to the home screen of an iPhone. */
function Steps() {
  const t = useTranslate();
  return (
    <ol className={css.steps}>
      <li>
        <Icon name="share" />
        {t('settings.device.share')}
      </li>
      <li>
        <Icon name="homeScreen" />
        {t('settings.device.addHome')}
      </li>
      <li>
        <Mark size={22} />
        {t('settings.device.open')}
      </li>
    </ol>
  );
}
