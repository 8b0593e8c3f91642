import type { FigureProps } from '../../../rules/book.ts';
import * as css from './art.module.css';

const CELL = 36;
const COLUMNS = 5;
const ROWS = 3;

type Square = readonly [column: number, row: number];

interface PictureProps {
  readonly target: Square;
  /** Spaces that stop sight. */
  readonly blocked: readonly Square[];
  /** The corner of the attacker and two of the target, in columns and rows. */
  readonly lines: readonly [Square, Square, Square];
  readonly caption: string;
}

const ATTACKER: Square = [0, 1];
const SPACES = Array.from(
  { length: COLUMNS * ROWS },
  (_one, index): Square => [index % COLUMNS, Math.floor(index / COLUMNS)],
);
const at = (n: number) => n * CELL;

/** A few spaces with two figures, what stands between them, and one pair of lines. */
function Picture({ target, blocked, lines: [corner, first, second], caption }: PictureProps) {
  const area = [corner, first, second].map(([x, y]) => `${at(x)},${at(y)}`).join(' ');
  return (
    <figure className={css.sight}>
      <svg data-drawing="" viewBox={`-2 -2 ${at(COLUMNS) + 4} ${at(ROWS) + 4}`} aria-hidden="true">
        {SPACES.map(([x, y]) => (
          <rect key={`${x} ${y}`} className={css.space} x={at(x)} y={at(y)} width={CELL} height={CELL} />
        ))}
        {blocked.map(([x, y]) => (
          <rect key={`${x} ${y}`} className={css.blocked} x={at(x)} y={at(y)} width={CELL} height={CELL} />
        ))}
        <polygon className={css.area} points={area} />
        {[ATTACKER, target].map(([x, y], index) => (
          <circle
            key={`${x} ${y}`}
            className={index === 0 ? css.attacker : css.target}
            cx={at(x + 0.5)}
            cy={at(y + 0.5)}
            r={CELL / 3}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Line of sight: a free area between the lines, and obstacles in the way of every pair. */
export function Sight({ words: [seen = '', hidden = ''] }: FigureProps) {
  return (
    <div className={css.pictures}>
      <Picture
        target={[4, 0]}
        blocked={[[2, 1]]}
        lines={[
          [1, 1],
          [4, 0],
          [4, 1],
        ]}
        caption={seen}
      />
      <Picture
        target={[4, 1]}
        blocked={[
          [2, 0],
          [2, 1],
          [2, 2],
        ]}
        lines={[
          [1, 1],
          [4, 1],
          [4, 2],
        ]}
        caption={hidden}
      />
    </div>
  );
}
