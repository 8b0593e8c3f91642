import { useTranslate } from '../../../i18n/translate.tsx';
import { hexName } from '../hexes.ts';
import { useScene } from '../scene.tsx';

/** The battlefield: units by hex. */
export function Field() {
  const t = useTranslate();
  const { view } = useScene();
  return (
    <ul aria-label={t('board.bh.field')}>
      {view.units.map(({ id, type, hex }) => (
        <li key={id}>{t('unit.at', { unit: t(`unit.${type}`), hex: hexName(hex) })}</li>
      ))}
    </ul>
  );
}
