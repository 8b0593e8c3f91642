import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import type { BoardProps } from '../../types.ts';
import { hexName } from '../hexes.ts';

/** The unit that is chosen, with its figures. */
export function Inspector({ view }: BoardProps<View>) {
  const t = useTranslate();
  const { piece } = useTargets();
  const unit = view.units.find(({ id }) => `unit:${id}` === piece);
  if (!unit) return null;
  return (
    <section aria-label={t('board.bh.inspector')}>
      {t('unit.at', { unit: t(`unit.${unit.type}`), hex: hexName(unit.hex) })}
    </section>
  );
}
