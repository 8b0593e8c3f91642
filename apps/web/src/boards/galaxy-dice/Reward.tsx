import type { RowView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../i18n/translate.tsx';
import { cx } from '../../ui/cx.ts';
import { AllyDisc, AllySigns, Star } from './pieces.tsx';
import css from './Reward.module.css';
import seats from './seats.module.css';

interface RewardProps {
  row: RowView;
  /** Whether it is below the spaces, on narrow boards. */
  isBelow: boolean;
}

/** The reward of a row: a star with points, an ally with its ability. Outlines once taken. */
export function Reward({ row: { reward, paid }, isBelow }: RewardProps) {
  const t = useTranslate();
  return (
    <span className={cx(css.reward, seats.none, paid && css.paid, isBelow && css.below)} aria-hidden="true">
      {reward.vp > 0 && <Star points={reward.vp} className={css.star} />}
      {reward.allies.map((ally) => (
        <span key={ally} className={css.ally}>
          <AllyDisc ally={ally} className={css.disc} />
          <span className={css.about}>
            <b className={css.name}>{t(`board.gd.short.${ally}`)}</b>
            <AllySigns ally={ally} className={css.signs} />
          </span>
        </span>
      ))}
    </span>
  );
}
