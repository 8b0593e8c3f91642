import { cx } from './cx.ts';
import { ShapeG } from './marks.tsx';
import { isPlayerLook, lookClass, type SeatLook } from './seat-looks.ts';
import * as css from './seat-token.module.css';
import type { Shape } from './shapes/shape.ts';
import { SideOutline } from './side-outline.tsx';

export interface SeatTokenProps {
  /** Rebels and players without sides are discs, the Empire is hexagons, a seat without a look is a rounded square. */
  look: SeatLook;
  /** A free seat: dashed, with a plus. */
  free?: boolean | undefined;
  /** One or two letters. */
  initial?: string | undefined;
  /** A bust instead of the letters; from 30 px up. */
  bust?: Shape | undefined;
  /** The player is not connected: dashed rim. */
  away?: boolean | undefined;
  size?: number | undefined;
  /** Accessible name. Without it the token is hidden from screen readers, for use beside a name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Line width in the 100 by 100 box for a rim of 1.5 to 2.2 px on screen. */
const rimOf = (size: number): number => ((size < 30 ? 1.8 : 2.2) * 100) / size;

function Rim({ look, rim, className }: { look: SeatLook; rim: number; className: string }) {
  if (look === 'none') {
    return <rect className={className} x="8" y="8" width="84" height="84" rx="18" strokeWidth={rim} />;
  }
  return (
    <SideOutline
      side={look === 'empire' ? 'empire' : 'rebel'}
      at={50}
      r={46 - rim / 2}
      className={className}
      strokeWidth={rim}
    />
  );
}

/** The player of a seat, in its look. */
export function SeatToken({ look, free, initial, bust, away, size = 36, label, className }: SeatTokenProps) {
  const rim = rimOf(size);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-drawing=""
      data-look={look}
      className={cx(css.token, lookClass(look), isPlayerLook(look) && css.patterned, className)}
      width={size}
      height={size}
      viewBox="0 0 100 100"
    >
      <Rim look={look} rim={rim} className={cx(free ? css.open : css.outline, !free && away && css.away)} />
      {free && <path className={css.plus} d="M50 34v32M34 50h32" />}
      {!free && bust && isPlayerLook(look) && (
        <g className={css.halo}>
          <ShapeG shape={bust} cx={50} cy={46} width={72} />
        </g>
      )}
      {!free && bust && <ShapeG shape={bust} cx={50} cy={46} width={72} />}
      {!free && !bust && (
        <text className={css.initial} x="50" y="65">
          {initial}
        </text>
      )}
    </svg>
  );
}
