import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { BoardProps } from '../../types.ts';
import { colourOf } from '../scene.tsx';

/** The other side, or both for spectators. */
export function Opponents({ view, viewer }: BoardProps<View>) {
  const t = useTranslate();
  return (
    <ul>
      {view.seats
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat, side }) => (
          <li key={seat} data-side={colourOf(side)}>
            {t(`side.${side}`)}
          </li>
        ))}
    </ul>
  );
}
