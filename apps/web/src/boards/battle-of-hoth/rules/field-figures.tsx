import { GRID, type HexId, SECTIONS, type Side, sectionsOf, unitInfo } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { SilhouetteG } from '../../../kit/ui/silhouettes.tsx';
import type { FigureProps } from '../../../rules/book.ts';
import css from './art.module.css';
import { boxAround, centreOf, Hex, SIDE } from './hexes.tsx';

/** Sections from west to east, as a side names them. */
function Labels({ side }: { readonly side: Side }) {
  const t = useTranslate();
  const names = side === 'rebels' ? SECTIONS : SECTIONS.toReversed();
  return (
    <p className={css.labels}>
      {names.map((section) => (
        <span key={section}>{t(`section.${section}`)}</span>
      ))}
    </p>
  );
}

const WHOLE = GRID.hexes.map((hex: HexId) => ({ hex, ...GRID.offset(hex) }));
const HALVES = [1, 3, 5].flatMap((row) => [-1, 9].map((col) => ({ col, row })));
const ROWS = 7;
/** The section lines run through the centres of columns 2 and 6 of the odd rows. */
const LINES = [2, 6].map((col) => centreOf(col, 1)[0]);
const [WEST, EAST] = [centreOf(0, 0)[0] - (SIDE * Math.sqrt(3)) / 2, centreOf(9, 0)[0] + (SIDE * Math.sqrt(3)) / 2];
const HEIGHT = 1.5 * SIDE * (ROWS - 1);

/** The board with its half-hexes, baselines and section lines; hexes of two sections are marked. */
export function Sections({ words: [caption] }: FigureProps) {
  const t = useTranslate();
  return (
    <figure className={css.figure}>
      <p className={css.side} data-side="empire">
        {t('side.empire')}
      </p>
      <Labels side="empire" />
      <svg
        data-drawing=""
        viewBox={`${WEST} ${-SIDE - 2} ${EAST - WEST} ${HEIGHT + 2 * SIDE + 4}`}
        role="img"
        aria-label={caption}
      >
        {WHOLE.map(({ hex, col, row }) => (
          <Hex
            key={hex}
            col={col}
            row={row}
            className={cx(css.hex, row === 0 && css.north, row === ROWS - 1 && css.south)}
          >
            {sectionsOf(hex, 'rebels').length > 1 && <circle r="5" className={css.dot} />}
          </Hex>
        ))}
        {HALVES.map(({ col, row }) => (
          <Hex key={`${col},${row}`} col={col} row={row} className={css.half} />
        ))}
        {LINES.map((x) => (
          <path key={x} d={`M${x} ${-SIDE - 2}V${HEIGHT + SIDE + 2}`} className={css.cut} />
        ))}
      </svg>
      <Labels side="rebels" />
      <p className={css.side} data-side="rebels">
        {t('side.rebels')}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const MIDDLE = [3, 2] as const;
const NEAR = Array.from({ length: 5 }, (_row, row) =>
  Array.from({ length: row % 2 === 0 ? 7 : 6 }, (_col, col) => ({ col, row })),
).flat();

/** Steps between two hexes of the figure. */
function stepsBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const q = ([col, row]: readonly [number, number]) => col - (row - (row % 2)) / 2;
  const [dq, dr] = [q(one) - q(other), one[1] - other[1]];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A trooper, and the number of its dice in each hex around it. */
export function Distance({ words: [caption] }: FigureProps) {
  const { dice } = unitInfo('echoTrooper');
  return (
    <figure className={css.figure}>
      <svg data-drawing="" viewBox={boxAround(NEAR.map(({ col, row }) => [col, row]))} role="img" aria-label={caption}>
        {NEAR.map(({ col, row }) => {
          const distance = stepsBetween(MIDDLE, [col, row]);
          const count = dice[distance - 1];
          return (
            <Hex key={`${col},${row}`} col={col} row={row} className={cx(css.hex, css[`ring${distance}`])}>
              {distance === 0 ? (
                <SilhouetteG id="echo-trooper" cx={0} cy={0} width={28} />
              ) : (
                <text y="5.5">{count ?? ''}</text>
              )}
            </Hex>
          );
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
