import type { RowView } from '@echo-base/games/galaxy-dice/client';
import type { CSSProperties } from 'react';
import { useSay } from '../../i18n/say.tsx';
import { shownOptions, useTargets } from '../../match/targets.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons.tsx';
import { AllyDisc, AllySigns, Star } from './pieces.tsx';
import css from './Row.module.css';
import { Space } from './Space.tsx';
import { progressOf, rowName } from './words.ts';

/** How much of the planet's height the rows take; the planet's radius is made of the same measure in the style sheet. */
const ROWS_PER_RADIUS = 0.545;

/** Where on the limb a row begins: the cosine of its height over the planet's middle. */
function limbAt(index: number, count: number): number {
  const height = (index - (count - 1) / 2) / (count * ROWS_PER_RADIUS);
  return Math.sqrt(Math.max(0, 1 - height * height));
}

interface RowProps {
  row: RowView;
  /** How many rows the planet has. */
  count: number;
}

/** An approach: from the planet's limb over its spaces to what it pays. */
export function Row({ row, count }: RowProps) {
  const say = useSay();
  const targets = useTargets();
  const hasLegal = shownOptions(targets).some(
    ({ at, refused }) => !refused && row.spaces.some((space) => at === `space:${space.id}`),
  );
  const style = { '--limb-at': limbAt(row.number - 1, count).toFixed(4), '--spaces': row.spaces.length };
  const isCrowded = row.spaces.length > 5 && row.reward.allies.length > 0;
  return (
    <li
      className={cx(css.row, hasLegal && css.hasLegal, row.paid && css.paid, isCrowded && css.crowded)}
      style={style as CSSProperties}
    >
      <span className="visually-hidden">{rowName(say, row)}</span>
      <span className={css.beam} aria-hidden="true" />
      <span className={css.number} aria-hidden="true">
        {row.number}
      </span>
      <Progress row={row} />
      <ol className={css.spaces}>
        {row.spaces.map((space) => (
          <Space key={space.id} row={row} space={space} />
        ))}
      </ol>
      <Icon name={row.paid ? 'check' : 'right'} size={18} className={css.arrow} />
      <Reward row={row} />
    </li>
  );
}

/** A word before rows that are nearly done, done, or paid. */
function Progress({ row }: { row: RowView }) {
  const say = useSay();
  if (row.toGo > 1) return null;
  return (
    <span className={cx(css.progress, row.toGo === 0 && css.done)} aria-hidden="true">
      {row.toGo === 0 && <Icon name="check" size={14} />}
      {progressOf(say, row)}
    </span>
  );
}

function Reward({ row: { reward, paid } }: { row: RowView }) {
  const say = useSay();
  return (
    <span className={css.reward} aria-hidden="true">
      {reward.vp > 0 && <Star points={reward.vp} className={css.star} />}
      {reward.allies.map((ally) => (
        <span key={ally} className={css.ally}>
          <AllyDisc ally={ally} className={css.disc} />
          <span className={css.about}>
            <b className={css.name}>{say(`board.gd.short.${ally}`)}</b>
            <AllySigns ally={ally} className={css.signs} />
          </span>
        </span>
      ))}
      {paid && <span className={css.gone}>{say('board.gd.won')}</span>}
    </span>
  );
}
