import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ShapeG } from '../marks.tsx';
import type { Shape } from '../shapes/shape.ts';
import { SideOutline } from '../side-outline.tsx';
import sides from '../sides.module.css';
import * as css from './leader-token.module.css';

export interface LeaderTokenProps {
  /** Rebels are discs, the Empire is hexagons. */
  side: 'rebel' | 'empire';
  /** Two letters; used up to 33 px, where a portrait would blur. */
  monogram: string;
  portrait?: Shape | undefined;
  size?: number | undefined;
  /** Three bars. */
  captured?: boolean | undefined;
  /** A dashed outline in the colour of selection: a leader about to be placed here. */
  planned?: boolean | undefined;
  /** A small mark at the lower right. */
  badge?: ReactNode;
  /** A small mark at the upper left. */
  sign?: ReactNode;
  /** Accessible name. Without it the token is hidden from screen readers, for use beside a name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Size from which a token shows the portrait. */
const PORTRAIT_FROM = 34;

/** Leader as a piece: side by outline, person by portrait or monogram. */
export function LeaderToken(props: LeaderTokenProps) {
  const { side, monogram, portrait, size = 32, captured, planned, badge, sign, label, className } = props;
  const line = ((size < 30 ? 1.6 : 2) * 100) / size;
  return (
    <span className={cx(css.box, className)} style={{ width: size, height: size }}>
      <svg
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        data-drawing=""
        data-side={side}
        className={cx(css.token, planned ? css.planned : sides.side)}
        viewBox="0 0 100 100"
      >
        <SideOutline side={side} at={50} r={44 - line / 2} className={css.outline ?? ''} strokeWidth={line} />
        {portrait && size >= PORTRAIT_FROM && !planned ? (
          <ShapeG shape={portrait} cx={50} cy={46} width={70} />
        ) : (
          <text className={css.monogram} x="50" y="66">
            {monogram}
          </text>
        )}
        {captured && <path className={css.bars} d="M30 8v84M50 4v92M70 8v84" strokeWidth={line} />}
      </svg>
      {sign && <span className={css.sign}>{sign}</span>}
      {badge && <span className={cx(css.badge, size < PORTRAIT_FROM && css.outside)}>{badge}</span>}
    </span>
  );
}

/** Empty place for a leader. */
export function LeaderSocket({ side, size = 32 }: Pick<LeaderTokenProps, 'side' | 'size'>) {
  return (
    <svg aria-hidden="true" className={css.socket} width={size} height={size} viewBox="0 0 100 100">
      <SideOutline side={side} at={50} r={40} className={css.dashes ?? ''} strokeWidth={140 / size} />
    </svg>
  );
}
