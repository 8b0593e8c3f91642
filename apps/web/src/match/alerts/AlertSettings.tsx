import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/fields.tsx';
import css from './AlertSettings.module.css';
import { type NoticePermission, noticePermission, permitNotices } from './notices.ts';
import { useAlerts } from './settings.ts';
import { playYourTurn } from './tone.ts';

/** Settings of "your turn": the tone, and notifications, for which a button asks the browser. */
export function AlertSettings() {
  const t = useTranslate();
  const { sound, change } = useAlerts();
  return (
    <section className={css.alerts} aria-label={t('alerts.title')}>
      <h3 className="label">{t('alerts.title')}</h3>
      <CheckField
        label={t('alerts.sound')}
        checked={sound}
        onChange={({ target: { checked } }) => {
          change({ sound: checked });
          if (checked) void playYourTurn();
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
