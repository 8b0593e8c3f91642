import type { RowView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { gaveOf } from './names.ts';
import { AllyDisc, AllySigns, Star } from './pieces.tsx';
import * as css from './reward.module.css';
import { useScene } from './scene.ts';
import { SeatFace } from './seat-face.tsx';

interface RewardProps {
  row: RowView;
  /** Whether it is below the spaces, on narrow boards. */
  isBelow: boolean;
}

/** The reward of a row: a star with points, an ally with its ability. Outlines once taken. */
export function Reward({ row, isBelow }: RewardProps) {
  const t = useTranslate();
  const { winnerOf } = useScene();
  const { reward, paid } = row;
  const winner = paid ? winnerOf(row.id) : null;
  if (winner !== null) return <Won row={row} winner={winner} isBelow={isBelow} />;
  return (
    <span
      className={cx(css.reward, css.free, paid && css.paid, isBelow && css.below)}
      aria-hidden="true"
      data-reward={`row:${row.id}`}
    >
      {reward.vp > 0 && <Star points={reward.vp} className={css.star} />}
      {reward.allies.map((ally) => (
        <span key={ally} className={css.ally} data-open={paid ? undefined : `ally:${ally}`}>
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

/** A completed row: who won it, in the colour and pattern of the seat, and what it gave. */
function Won({ row, winner, isBelow }: RewardProps & { readonly winner: string }) {
  const t = useTranslate();
  const { classOf, nameOf } = useScene();
  return (
    <span
      className={cx(css.reward, classOf(winner), isBelow && css.below)}
      aria-hidden="true"
      data-reward={`row:${row.id}`}
    >
      <SeatFace seat={winner} size={44} className={css.winner} />
      <span className={css.gave}>
        <b className={css.name}>{t('board.gd.wonBy', { seat: nameOf(winner) })}</b>
        <span className={css.what}>{gaveOf(t, row)}</span>
      </span>
    </span>
  );
}
