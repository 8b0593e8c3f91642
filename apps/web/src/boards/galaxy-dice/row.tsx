import type { RowView } from '@echo-base/games/galaxy-dice/client';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { shownOptions } from '../../question/selection/offered.ts';
import { useSelected } from '../../question/selection/use-selection.ts';
import { limbAt } from './measures.ts';
import { progressOf, rowName } from './names.ts';
import { Reward } from './reward.tsx';
import * as css from './row.module.css';
import { useScene } from './scene.ts';
import { Space } from './space.tsx';

interface RowProps {
  row: RowView;
  /** Number of rows of the planet, and the number of spaces in its longest. */
  count: number;
  longest: number;
}

/** One row of a planet: its spaces, from the planet's edge to the reward. */
export function Row({ row, count, longest }: RowProps) {
  const t = useTranslate();
  const { winnerOf, nameOf } = useScene();
  const winner = row.paid ? winnerOf(row.id) : null;
  const hasLegal = useSelected((chosen) =>
    shownOptions(chosen).some(({ at, refused }) => !refused && row.spaces.some((space) => at === `space:${space.id}`)),
  );
  const style = { '--limb-at': limbAt(row.number - 1, count).toFixed(4), '--spaces': row.spaces.length };
  const isLong = row.spaces.length > 5;
  const isRich = row.reward.vp > 0 && row.reward.allies.length > 0;
  const isWide = row.spaces.length > Math.max(3, longest - 2);
  const shape = cx(isLong && css.long, isLong && isRich && css.crowded, isWide && css.wide);
  return (
    <li
      className={cx(css.row, hasLegal && css.hasLegal, row.paid && css.paid, shape)}
      style={style as CSSProperties}
      data-paid={row.paid || undefined}
    >
      <span className="visually-hidden">{rowName(t, row, winner && nameOf(winner))}</span>
      <span className={css.beam} aria-hidden="true" />
      <span className={css.number} aria-hidden="true">
        {row.number}
      </span>
      {winner === null && <Progress row={row} />}
      <ol className={css.spaces}>
        {row.spaces.map((space) => (
          <Space key={space.id} row={row} space={space} />
        ))}
      </ol>
      <Icon name="right" size={18} className={css.arrow} />
      <Reward row={row} isBelow={isLong && isRich} />
    </li>
  );
}

/** Label of rows that are nearly complete, complete, or paid: it comes once the marker lies. */
function Progress({ row }: { row: RowView }) {
  const t = useTranslate();
  if (row.toGo > 1) return null;
  return (
    <span key={row.toGo} className={cx(css.progress, row.toGo === 0 && css.done)} aria-hidden="true">
      {row.toGo === 0 && <Icon name="check" size={14} />}
      {progressOf(t, row)}
    </span>
  );
}
