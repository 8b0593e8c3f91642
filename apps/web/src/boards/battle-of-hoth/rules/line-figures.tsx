import type { Side } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { SilhouetteG } from '../../../kit/ui/silhouettes.tsx';
import type { FigureProps } from '../../../rules/book.ts';
import css from './art.module.css';
import { boxAround, centreOf, Hex } from './hexes.tsx';

type At = readonly [col: number, row: number];

function Rocks() {
  return <path d="M-11 8L-5-5L0 2L4-8L12 8Z" className={css.rocks} />;
}

/** A case of sight: both ends, hexes between them, and those with rocks. */
interface Case {
  readonly from: At;
  readonly to: At;
  readonly between: readonly At[];
  readonly rocks: readonly At[];
  readonly isFree: boolean;
}

const ACROSS = { from: [0, 0], to: [1, 2], between: [[0, 1]], rocks: [[0, 1]], isFree: false } as const;
const BORDER = {
  from: [1, 0],
  to: [1, 2],
  between: [
    [0, 1],
    [1, 1],
  ],
} as const;
const CASES: readonly Case[] = [
  ACROSS,
  { ...BORDER, rocks: [[0, 1]], isFree: true },
  { ...BORDER, rocks: BORDER.between, isFree: false },
];

const isIn = (all: readonly At[], [col, row]: At) => all.some((at) => at[0] === col && at[1] === row);

function SightCase({ from, to, between, rocks, isFree, words }: Case & { readonly words: string | undefined }) {
  const [[x1, y1], [x2, y2]] = [centreOf(...from), centreOf(...to)];
  return (
    <li>
      <svg data-drawing="" viewBox={boxAround([from, to, ...between])} aria-hidden="true">
        {between.map((at) => (
          <Hex key={at.join()} col={at[0]} row={at[1]} className={css.hex}>
            {isIn(rocks, at) && <Rocks />}
          </Hex>
        ))}
        <Hex col={from[0]} row={from[1]} className={cx(css.hex, css.side)} side="rebels">
          <SilhouetteG id="echo-trooper" cx={0} cy={0} width={26} />
        </Hex>
        <Hex col={to[0]} row={to[1]} className={cx(css.hex, css.side)} side="empire">
          <SilhouetteG id="snowtrooper" cx={0} cy={0} width={26} />
        </Hex>
        <path d={`M${x1} ${y1}L${x2} ${y2}`} className={cx(css.line, !isFree && css.blocked)} />
      </svg>
      <span>
        <Icon name={isFree ? 'check' : 'close'} size={16} />
        {words}
      </span>
    </li>
  );
}

/** Three lines of sight: across rocks, along rocks on one side, and along rocks on both sides. */
export function Sight({ words }: FigureProps) {
  return (
    <ul className={css.cases}>
      {CASES.map((one, index) => (
        <SightCase key={words[index]} {...one} words={words[index]} />
      ))}
    </ul>
  );
}

/** Retreats of a side: the unit and the two hexes it can step into. */
const RETREATS: readonly { readonly side: Side; readonly unit: At; readonly to: readonly At[] }[] = [
  {
    side: 'rebels',
    unit: [1, 0],
    to: [
      [0, 1],
      [1, 1],
    ],
  },
  {
    side: 'empire',
    unit: [1, 2],
    to: [
      [0, 1],
      [1, 1],
    ],
  },
];

/** An arrow along a part of the line between two hexes. */
function Arrow({ from, to }: { readonly from: At; readonly to: At }) {
  const [[x1, y1], [x2, y2]] = [centreOf(...from), centreOf(...to)];
  const between = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
  const [start, end] = [between(0.42), between(0.9)];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g className={css.arrow}>
      <path d={`M${start.join(' ')}L${end.join(' ')}`} />
      <path d="M-7-5L0 0L-7 5" transform={`translate(${end.join(' ')}) rotate(${angle})`} />
    </g>
  );
}

/** Where units of either side retreat to. */
export function Retreat({ words: [caption] }: FigureProps) {
  const t = useTranslate();
  return (
    <figure className={css.figure}>
      <ul className={css.cases}>
        {RETREATS.map(({ side, unit, to }) => (
          <li key={side}>
            <svg data-drawing="" viewBox={boxAround([unit, ...to])} aria-hidden="true">
              {to.map(([col, row]) => (
                <Hex key={`${col},${row}`} col={col} row={row} className={css.hex} />
              ))}
              <Hex col={unit[0]} row={unit[1]} className={cx(css.hex, css.side)} side={side}>
                <SilhouetteG id={side === 'rebels' ? 'echo-trooper' : 'snowtrooper'} cx={0} cy={0} width={26} />
              </Hex>
              {to.map((at) => (
                <Arrow key={at.join()} from={unit} to={at} />
              ))}
            </svg>
            <span className={css.side} data-side={side}>
              {t(`side.${side}`)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
