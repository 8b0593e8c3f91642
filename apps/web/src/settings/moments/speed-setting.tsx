import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { SPEEDS, useSpeed } from './speed.ts';

/** Speed of moments, for watchers too. */
export function SpeedSetting() {
  const t = useTranslate();
  const { speed, change } = useSpeed();
  return (
    <Segments
      legend={t('settings.moments.pace')}
      value={speed}
      options={SPEEDS.map((one) => ({ value: one, label: t(`settings.moments.${one}`) }))}
      onChange={change}
    />
  );
}
