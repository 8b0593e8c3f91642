import type { Die } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { keyed } from '../keyed.ts';
import * as css from './die.module.css';
import { AssaultDie } from './die.tsx';

/** Dice of a card that are not rolled, small; `any` is a die of the player's choice. */
export function DieRow({ dice, size }: { dice: readonly (Die | 'any')[]; size: number }) {
  const t = useTranslate();
  return keyed(dice).map(({ key, item }) =>
    item === 'any' ? (
      <i key={key} className={css.any} style={{ width: size - 2, height: size - 2 }} title={t('board.ia.pool.any')}>
        ?
      </i>
    ) : (
      <AssaultDie key={key} die={item} face={null} size={size} />
    ),
  );
}
