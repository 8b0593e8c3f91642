import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Cell } from './cells.ts';
import css from './Mark.module.css';
import { TOKEN } from './Token.tsx';

/** Number keys press the first nine options. */
const LAST_KEY = 9;
const RING = TOKEN + 10;

function arc(degrees: number): string {
  const at = (turn: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(RING * Math.cos(angle)).toFixed(1)} ${(RING * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(-14)}A${RING} ${RING} 0 0 1 ${at(14)}`;
}

const BROKEN = [30, 90, 150, 210, 270, 330].map(arc).join('');
const CLOSED = TOKEN + 8;
const TICKS = `M${-CLOSED - 8} 0h8M${CLOSED} 0h8M0 ${-CLOSED - 8}v8M0 ${CLOSED}v8`;

/** Reasons that are not drawn on the board: the hex or unit is merely too far, or a unit is in the way. */
const QUIET: ReadonlySet<string> = new Set(['out_of_range', 'no_way', 'occupied']);

interface MarkProps {
  readonly cell: Cell;
  /** A unit or structure stands there: it is ringed; an empty hex is filled. */
  readonly isRinged: boolean;
  /** Several may be chosen: a chosen one has a tick. */
  readonly isTicked: boolean;
}

/** State of a hex in the question: broken ring legal, closed ring with ticks selected, slash refused. */
export function Mark({ cell, isRinged, isTicked }: MarkProps) {
  if (cell.isSelected) return <Selected isTicked={isTicked} />;
  if (cell.state === 'refused') {
    if (QUIET.has(cell.refused?.code ?? '')) return null;
    return <Slash x={isRinged ? 31 : 24} y={isRinged ? 8 : 20} />;
  }
  if (cell.state === 'none' || !isRinged) return null;
  const { isLit, number } = cell;
  return (
    <g className={cx(css.legal, isLit && css.lit)} data-state="legal">
      <circle className={css.halo} r={isLit ? 64 : 54} />
      <path className={css.casing} d={BROKEN} />
      <path d={BROKEN} />
      {number !== null && number <= LAST_KEY && (
        <g transform="translate(-31 -27)">
          <rect className={css.plate} x="-10" y="-11" width="20" height="22" rx="4" />
          <text className={css.number} y="5">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

function Selected({ isTicked }: { isTicked: boolean }) {
  return (
    <g className={css.selected} data-state="selected">
      <circle className={css.casing} r={CLOSED} />
      <path className={css.casing} d={TICKS} />
      <circle r={CLOSED} />
      <path d={TICKS} />
      {isTicked && (
        <g transform="translate(-31 -27)">
          <rect className={css.tickPlate} x="-10" y="-11" width="20" height="22" rx="4" />
          <path className={css.tick} d="M-5 .5l4 4 7-8" />
        </g>
      )}
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
