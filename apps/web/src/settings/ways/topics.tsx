import { ALERT_TOPICS, type AlertTopic } from '@echo-base/protocol';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import * as css from './topics.module.css';
import { useTried } from './way-parts.tsx';
import { WayRow } from './way-row.tsx';
import { useWays } from './ways-store.ts';

/** Kinds of news that a player is told, by all ways. */
export function Topics({ off }: { readonly off: readonly AlertTopic[] }) {
  const t = useTranslate();
  const leave = useWays((state) => state.leave);
  const [, run] = useTried();
  const without = (topic: AlertTopic) => off.filter((one) => one !== topic);
  return (
    <WayRow icon="chat" title={t('settings.topics')} detail={t('settings.topics.detail')}>
      <ul className={css.topics}>
        {ALERT_TOPICS.map((topic) => {
          const label = t(`settings.topic.${topic}`);
          return (
            <li key={topic}>
              <span aria-hidden="true">{label}</span>
              <Switch
                label={label}
                checked={!off.includes(topic)}
                onChange={(isOn) => run(() => leave(isOn ? without(topic) : [...off, topic]))}
              />
            </li>
          );
        })}
      </ul>
    </WayRow>
  );
}
