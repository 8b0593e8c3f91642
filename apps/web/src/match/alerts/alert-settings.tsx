import { useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CheckField, SelectField } from '../../kit/ui/fields.tsx';
import * as css from './alert-settings.module.css';
import { type NoticePermission, noticePermission, permitNotices } from './notices.ts';
import { useAlerts, VOLUMES } from './settings.ts';
import { playCue } from './sounds.ts';

/** Settings of sounds, and of notifications of "your turn", for which a button asks the browser. */
export function AlertSettings() {
  const t = useTranslate();
  const { sound, change } = useAlerts();
  return (
    <section className={css.alerts} aria-label={t('alerts.title')}>
      <h3 className="label">{t('alerts.title')}</h3>
      <SelectField
        label={t('alerts.sound')}
        options={VOLUMES.map((volume) => ({ value: volume, label: t(`alerts.sound.${volume}`) }))}
        value={sound}
        onChange={({ target: { value } }) => {
          const volume = VOLUMES.find((one) => one === value) ?? 'off';
          change({ sound: volume });
          void playCue('turn');
        }}
      />
      <Notices />
    </section>
  );
}

/** Notifications: a button until they are permitted, then a setting; the reason where they are not possible. */
function Notices() {
  const t = useTranslate();
  const { notices, change } = useAlerts();
  const [permission, setPermission] = useState<NoticePermission>(noticePermission);
  if (permission === 'granted') {
    return (
      <CheckField
        label={t('alerts.notices')}
        checked={notices}
        onChange={({ target: { checked } }) => change({ notices: checked })}
      />
    );
  }
  if (permission !== 'default') return <p>{t(`alerts.${permission}`)}</p>;
  const ask = async () => {
    const first = { title: t('match.yourTurn'), body: t('alerts.first'), tag: 'first' };
    const answer = await permitNotices(first);
    setPermission(answer);
    change({ notices: answer === 'granted' });
  };
  return (
    <Button small onClick={() => void ask()}>
      {t('alerts.permit')}
    </Button>
  );
}
