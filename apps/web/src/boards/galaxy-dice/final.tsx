import type { FinalScore } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import * as css from './final.module.css';
import { useScene } from './scene.ts';
import { SeatFace } from './seat-face.tsx';

/** The final score, over the planet; the rows stay visible. */
export function Final({ scores }: { scores: readonly FinalScore[] }) {
  const t = useTranslate();
  const { outcome } = useScene();
  const winners = outcome?.winners ?? [];
  const columns = ['points', 'allies', 'lords', 'total'] as const;
  return (
    <section className={css.final} aria-labelledby="final-title">
      <h3 className={css.title} id="final-title">
        {t(winners.length > 1 ? 'board.gd.shared' : 'board.gd.final')}
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className="label">
              {t('board.gd.player')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={cx('label', css.number)}>
                {t(`board.gd.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <Line key={score.seat} score={score} won={winners.includes(score.seat)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Signed number with a real minus sign. */
function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

function Line({ score, won }: { score: FinalScore; won: boolean }) {
  const t = useTranslate();
  const { classOf, nameOf, seatOf } = useScene();
  const seat = seatOf(score.seat);
  return (
    <tr className={cx(classOf(score.seat), won && css.won)}>
      <th scope="row" className={css.who}>
        <span className={css.player}>
          <SeatFace seat={score.seat} size={34} />
          <span>
            {nameOf(score.seat)}
            {won && (
              <span className={css.winner}>
                <Icon name="check" size={16} />
                {t('board.gd.winner')}
              </span>
            )}
            {seat?.conceded && <span className={css.gaveUp}>{t('board.gd.conceded')}</span>}
          </span>
        </span>
      </th>
      <td className={css.number}>{score.points}</td>
      <td className={css.number}>{signed(score.allies)}</td>
      <td className={css.number}>{signed(score.lord)}</td>
      <td className={cx(css.number, css.total)}>{score.total}</td>
    </tr>
  );
}
