import { useTranslate } from '../../kit/i18n/translate.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { SPEEDS, useSpeed } from './speed.ts';

/** Speed of moments, for watchers too. */
export function SpeedSetting() {
  const t = useTranslate();
  const { speed, change } = useSpeed();
  return (
    <SelectField
      label={t('alerts.moments')}
      options={SPEEDS.map((one) => ({ value: one, label: t(`alerts.moments.${one}`) }))}
      value={speed}
      onChange={({ target: { value } }) => change(SPEEDS.find((one) => one === value) ?? 'normal')}
    />
  );
}
