import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { SPEEDS, useSpeed } from './speed.ts';
import * as css from './speed-setting.module.css';

/** Speed of moments, for watchers too. */
export function SpeedSetting() {
  const t = useTranslate();
  const { speed, change } = useSpeed();
  return (
    <div className={css.row}>
      <span className={css.name} aria-hidden="true">
        {t('settings.moments')}
        <small>{t('settings.moments.pace')}</small>
      </span>
      <Segments
        legend={t('settings.moments')}
        isCompact
        value={speed}
        options={SPEEDS.map((one) => ({ value: one, label: t(`settings.moments.${one}`) }))}
        onChange={change}
      />
    </div>
  );
}
