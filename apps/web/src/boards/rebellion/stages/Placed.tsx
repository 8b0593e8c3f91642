import type { RebellionView, Side } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import css from './Placed.module.css';
import { toPlace } from './tray.ts';

/** "23 of 37 placed" on a scale, during the setup of a side's units. */
export function Placed({ view, side }: { view: RebellionView; side: Side }) {
  const t = useTranslate();
  const count = toPlace(view, side);
  if (!count) return null;
  return (
    <p className={css.placed}>
      {t('board.rb.tray.placed', count)}
      <span aria-hidden="true" className={css.scale}>
        <span className={css.done} style={{ width: `${(100 * count.placed) / count.all}%` }} />
      </span>
    </p>
  );
}
