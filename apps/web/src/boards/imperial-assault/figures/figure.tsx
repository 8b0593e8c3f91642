import type { ConditionId } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import { ShapeG } from '../../../kit/ui/marks.tsx';
import { CELL } from '../field/layout.ts';
import type { ArmyLook } from '../looks.ts';
import { isElite } from '../names.ts';
import { drawingOf } from './art.ts';
import css from './figure.module.css';

/** Radius of a disc; a hexagon is a little larger. */
const RADIUS = 21;

/** Signs of conditions, around the centre. */
const CONDITIONS: Readonly<Record<ConditionId, { readonly d: string; readonly isGood: boolean }>> = {
  stunned: { d: 'M-3-6L2-1h-4l2 7 5-9H1l2-4z', isGood: false },
  bleeding: { d: 'M0-6c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z', isGood: false },
  weakened: { d: 'M-1.6-5h3.2v6h3L0 6-4.600 1h3z', isGood: false },
  focused: { d: 'M0-6l2 4 4 2-4 2-2 4-2-4-4-2 4-2z', isGood: true },
  hidden: { d: 'M-6 0C-3-5 3-5 6 0C3 5-3 5-6 0M-6 6L6-6', isGood: true },
};

interface HealthProps {
  readonly left: number;
  readonly health: number;
  readonly width: number;
  readonly y: number;
}

/** Health bar with one tick per point; the last third in the colour of danger. */
function HealthBar({ left, health, width, y }: HealthProps) {
  const ticks = Array.from({ length: health - 1 }, (_one, index) => -width / 2 + (width * (index + 1)) / health);
  return (
    <g>
      <rect className={css.plate} x={-width / 2 - 2} y={y - 2} width={width + 4} height="8" rx="2" />
      <rect
        className={cx(css.health, left / health <= 1 / 3 && css.low)}
        x={-width / 2}
        y={y}
        width={(width * left) / health}
        height="4"
      />
      <path className={css.tick} d={ticks.map((x) => `M${x.toFixed(1)} ${y}v4`).join('')} />
    </g>
  );
}

/** Signs of conditions, one below the other. */
function Conditions({ conditions, x, y }: { conditions: readonly ConditionId[]; x: number; y: number }) {
  return conditions.map((condition, index) => {
    const { d, isGood } = CONDITIONS[condition];
    return (
      <g
        key={condition}
        className={isGood ? css.good : css.bad}
        transform={`translate(${x} ${y + index * 17})`}
        data-condition={condition}
      >
        <circle r="9" />
        <path d={d} />
      </g>
    );
  });
}

/** The sign of a condition beside a name, with its word for who hovers over it. */
export function ConditionIcon({ id }: { id: ConditionId }) {
  const t = useTranslate();
  const { d, isGood } = CONDITIONS[id];
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="-10 -10 20 20" className={isGood ? css.good : css.bad}>
      <title>{t(`condition.${id}`)}</title>
      <circle r="9" />
      <path d={d} />
    </svg>
  );
}

function NumberPlate({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={css.number} x="-9" y="-9" width="18" height="18" rx="4" />
      <text className={css.digits} y="5">
        {n}
      </text>
    </g>
  );
}

/** Plate of a large base with cut corners, over all its spaces; the joints of the spaces are dotted. */
function LargeBase({ columns, rows }: { columns: number; rows: number }) {
  const [w, h] = [(columns * CELL) / 2 - 4, (rows * CELL) / 2 - 4];
  const cut = 9;
  const joints = [
    ...Array.from({ length: columns - 1 }, (_one, i) => `M${(i + 1) * CELL - (columns * CELL) / 2} ${-h}V${h}`),
    ...Array.from({ length: rows - 1 }, (_one, i) => `M${-w} ${(i + 1) * CELL - (rows * CELL) / 2}H${w}`),
  ];
  return (
    <>
      <path
        className={css.base}
        d={`M${-w + cut} ${-h}H${w - cut}L${w} ${-h + cut}V${h - cut}L${w - cut} ${h}H${-w + cut}L${-w} ${h - cut}V${-h + cut}z`}
      />
      <path className={css.joint} d={joints.join('')} />
    </>
  );
}

/** Elite figures have a second rim, and two chevrons below: they differ from regular ones at a glance. */
function EliteSign({ isLarge, look, w, h }: { isLarge: boolean; look: ArmyLook; w: number; h: number }) {
  return (
    <g className={css.elite} data-elite-figure="">
      {!isLarge && look === 'rebel' && <circle r={RADIUS + 4} />}
      {!isLarge && look !== 'rebel' && <polygon points={hexPoints(0, 0, RADIUS + 7.5)} />}
      <path d={`M${-w - 2} ${h - 14}l6 -6l6 6M${-w - 2} ${h - 7}l6 -6l6 6`} />
    </g>
  );
}

export interface FigureLook {
  readonly card: string;
  readonly look: ArmyLook;
  readonly columns?: number;
  readonly rows?: number;
  /** Number among the figures of its card; null for none. */
  readonly number?: number | null;
  /** Damage and health; without them no bar is drawn. */
  readonly damage?: number;
  readonly health?: number;
  readonly conditions?: readonly ConditionId[];
  readonly carries?: number;
  /** Its group is exhausted. */
  readonly isDone?: boolean;
}

/** A figure around the centre of its base: disc, hexagon or large plate with its drawing, number, health and conditions. */
export function FigureG(props: FigureLook) {
  const { card, look, columns = 1, rows = 1, number = null, damage = 0, health, conditions = [], isDone } = props;
  const isLarge = columns * rows > 1;
  const drawing = drawingOf(card);
  const [w, h] = isLarge ? [(columns * CELL) / 2 - 4, (rows * CELL) / 2 - 4] : [RADIUS, RADIUS];
  return (
    <g className={cx(css.figure, isDone && css.done)} data-side={look}>
      {!isLarge && <ellipse className={css.shadow} cx="1.5" cy="5" rx={RADIUS + 2} ry={RADIUS} />}
      {isLarge ? (
        <LargeBase columns={columns} rows={rows} />
      ) : look === 'rebel' ? (
        <circle className={css.base} r={RADIUS} />
      ) : (
        <polygon className={css.base} points={hexPoints(0, 0, RADIUS + 3)} />
      )}
      {isElite(card) && <EliteSign isLarge={isLarge} look={look} w={w} h={h} />}
      {drawing && (
        <g className={css.drawing}>
          <ShapeG shape={drawing} cx={0} cy={isLarge ? -4 : -2} width={isLarge ? Math.min(w, h) * 1.5 : 37} />
        </g>
      )}
      {number !== null && <NumberPlate n={number} x={w - 3} y={-h + 1} />}
      {health !== undefined && (
        <HealthBar left={health - damage} health={health} width={isLarge ? w * 1.4 : 40} y={h - (isLarge ? 10 : 4)} />
      )}
      <Conditions conditions={conditions} x={-w + 2} y={-h + 4} />
      {(props.carries ?? 0) > 0 && (
        <path className={css.carried} d={`M${w - 12} ${h - 14}h10v8h-10zM${w - 12} ${h - 11}h10`} />
      )}
    </g>
  );
}

/** A defeated figure, struck through. */
export function StruckFigure(figure: FigureLook) {
  const { columns = 1, rows = 1 } = figure;
  return (
    <g className={css.struck}>
      <FigureG {...figure} />
      <path d="M-17 17L17-17" transform={`scale(${Math.min(columns, rows)})`} />
    </g>
  );
}
