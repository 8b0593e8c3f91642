import { useTranslate } from '../../kit/i18n/translate.tsx';
import { CheckField } from '../../kit/ui/fields.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { Slider } from '../../kit/ui/slider.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import * as css from './sound-section.module.css';
import { CUE_GROUPS, type CueGroup, useAlerts } from './sound-settings.ts';
import { playCue, tryCue } from './sounds.ts';

const GROUPS = Object.keys(CUE_GROUPS) as readonly CueGroup[];
const LOUDEST = 100;
const STEP = 10;

/** Whether matches sound, how loud, and which of six kinds of sounds, each with a sample. */
export function SoundSection() {
  const t = useTranslate();
  const { sound, volume, change } = useAlerts();
  return (
    <>
      <div className={css.head}>
        <h2>{t('settings.sound')}</h2>
        <span className={css.key}>
          <kbd>S</kbd>
          {t('settings.sound.key')}
        </span>
        <Switch
          label={t('settings.sound')}
          checked={sound}
          onChange={(isOn) => {
            change({ sound: isOn });
            void playCue('turn');
          }}
        />
      </div>
      <div className={css.volume}>
        <Icon name="sound" />
        <Slider
          label={t('settings.volume')}
          value={volume}
          min={0}
          max={LOUDEST}
          step={STEP}
          onChange={(to) => change({ volume: to })}
          onPointerUp={() => void tryCue('turn')}
        />
        <output>{volume}</output>
      </div>
      <ul className={css.cues}>
        {GROUPS.map((group) => (
          <Sound key={group} group={group} />
        ))}
      </ul>
    </>
  );
}

function Sound({ group }: { readonly group: CueGroup }) {
  const t = useTranslate();
  const { muted, change } = useAlerts();
  const name = t(`settings.cue.${group}`);
  const others = muted.filter((one) => one !== group);
  return (
    <li>
      <CheckField
        label={name}
        checked={!muted.includes(group)}
        onChange={({ target }) => change({ muted: target.checked ? others : [...others, group] })}
      />
      <IconButton
        icon="play"
        iconSize={16}
        label={t('settings.play', { name })}
        onClick={() => void tryCue(CUE_GROUPS[group][0])}
      />
    </li>
  );
}
