import { useTranslate } from '../../kit/i18n/translate.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { CAMERA_WAYS, useCameraWay } from '../../question/log/camera-setting.ts';

/** What the view does when something happens outside it. */
export function CameraSetting({ className }: { readonly className?: string | undefined }) {
  const t = useTranslate();
  const { way, change } = useCameraWay();
  return (
    <SelectField
      className={className}
      label={t('settings.camera')}
      options={CAMERA_WAYS.map((one) => ({ value: one, label: t(`settings.camera.${one}`) }))}
      value={way}
      onChange={({ target: { value } }) => change(CAMERA_WAYS.find((one) => one === value) ?? 'follow')}
    />
  );
}
