import type { HexId, Side } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { keyOf } from '../../../question/selection/offered.ts';
import type { Target } from '../../../question/selection/target.ts';
import { useLit } from '../../../question/selection/use-selection.ts';
import { fourTicks, sixArcs } from '../../kit/ring.ts';
import type { Cells } from './cells.ts';
import { centreOf } from './layout.ts';
import * as css from './mark.module.css';
import { TOKEN } from './token.tsx';

const BROKEN = sixArcs(TOKEN + 10);
const CLOSED = TOKEN + 8;
const TICKS = fourTicks(CLOSED, 8);

/** Reasons that are not drawn on the board: the hex or unit is merely too far, or a unit is in the way. */
const QUIET: ReadonlySet<string> = new Set(['out_of_range', 'no_way', 'occupied']);

interface RingsProps {
  readonly cells: Cells;
  /** Hexes with a unit or structure: they are ringed, empty ones filled. */
  readonly taken: ReadonlySet<HexId>;
  readonly near: Side;
}

/** Rings around units and structures of the question, below them: broken if legal, closed with ticks if selected. */
export function Rings({ cells, taken, near }: RingsProps) {
  return [...cells].map(([hex, cell]) => {
    const isLegal = cell.state === 'legal' && taken.has(hex);
    if (!isLegal && !cell.selected) return null;
    const { x, y } = centreOf(hex, near);
    return (
      <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-ring={hex}>
        {cell.selected ? <Closed /> : <Broken lights={cell.lights} />}
      </g>
    );
  });
}

function Broken({ lights }: Pick<Target, 'lights'>) {
  const isLit = useLit(lights);
  return (
    <g className={cx(css.legal, isLit && css.lit)} data-state="legal">
      <circle className={css.halo} r={isLit ? 62 : 54} />
      <path className={css.casing} d={BROKEN} />
      <path d={BROKEN} />
    </g>
  );
}

function Closed() {
  return (
    <g className={css.selected} data-state="selected">
      <circle className={css.casing} r={CLOSED} />
      <path className={css.casing} d={TICKS} />
      <circle r={CLOSED} />
      <path d={TICKS} />
    </g>
  );
}

interface MarkProps {
  readonly cell: Target;
  /** A unit or structure stands there. */
  readonly isTaken: boolean;
  /** Several may be chosen: a chosen one has a tick. */
  readonly isTicked: boolean;
}

/** Sign of a hex above its unit: number of a legal one, tick of a chosen one, slash of a refused one. */
export function Mark({ cell, isTaken, isTicked }: MarkProps) {
  const { state, selected, reason } = cell;
  const number = keyOf(cell.number);
  if (selected) return isTicked && <Tick />;
  if (state === 'refused')
    return QUIET.has(reason?.code ?? '') ? null : <Slash x={isTaken ? 31 : 24} y={isTaken ? 8 : 20} />;
  if (state === 'none' || !isTaken || number === null) return null;
  return (
    <g transform="translate(-31 -27)">
      <rect className={css.plate} x="-10" y="-11" width="20" height="22" rx="4" />
      <text className={css.number} y="5">
        {number}
      </text>
    </g>
  );
}

function Tick() {
  return (
    <g transform="translate(-31 -27)">
      <rect className={css.tickPlate} x="-10" y="-11" width="20" height="22" rx="4" />
      <path className={css.tick} d="M-5 .5l4 4 7-8" />
    </g>
  );
}

/** The sign of what may not be done. */
export function Slash({ x, y }: { x: number; y: number }) {
  return (
    <g className={css.slashed} transform={`translate(${x} ${y})`} data-state="refused">
      <circle r="11" />
      <path d="M-6-6L6 6" />
    </g>
  );
}

interface CostProps {
  readonly cost: number;
  /** Terrain ends the move there. */
  readonly isStop: boolean;
  /** The unit could not attack afterwards. */
  readonly isLast: boolean;
}

/** What moving to a hex takes, and what it ends. */
export function Cost({ cost, isStop, isLast }: CostProps) {
  const t = useTranslate();
  return (
    <g data-cost={cost}>
      <text className={css.cost} y={isLast ? 2 : 7}>
        {isStop ? t('board.bh.stop', { n: cost }) : cost}
      </text>
      {isLast && (
        <text className={css.costNote} y="17">
          {t('board.bh.noAttack')}
        </text>
      )}
    </g>
  );
}
