import type { View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/marks.tsx';
import css from '../../Result.module.css';
import type { BoardProps } from '../../types.ts';
import { looksOf } from '../looks.ts';

/** Who has won and why, with the points of both, in place of the strip of the other player. */
export function Result({
  outcome,
  view,
  seats,
}: BoardProps<View> & { readonly outcome: NonNullable<BoardProps['outcome']> }) {
  const t = useTranslate();
  const nameOf = (seat: string) => seats.find(({ id }) => id === seat)?.name ?? t(`seat.${seat}`);
  const [winner] = outcome.winners;
  const look = winner === undefined ? undefined : looksOf(view).get(winner);
  return (
    <div className={cx(css.result, look && css[look])}>
      {look && <Emblem id={look} size={34} className={css.mark} />}
      <h2>{winner === undefined ? t('board.ia.end.noWinner') : t('board.ia.end.won', { name: nameOf(winner) })}</h2>
      <p>{t(outcome.reason)}</p>
      <p>
        {view.players.map(({ seat, points }) => t('board.ia.end.total', { name: nameOf(seat), n: points })).join(' · ')}
      </p>
    </div>
  );
}
