import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Card.module.css';

type CardKind = 'mission' | 'action' | 'tactic' | 'objective';
/** How a card stands to the question: `off` cannot be used in this phase, `source` is what the question is about. */
export type CardState = 'plain' | 'legal' | 'selected' | 'refused' | 'source' | 'off';

export interface CardProps {
  /** Each kind has its own outline: one cut corner, two, a round notch, none. */
  kind: CardKind;
  /** Whose card; tactics and objectives have colours of their own. */
  side: 'rebel' | 'empire';
  /** `hand` is small, with a gist; `full` is read. */
  size?: 'hand' | 'full' | undefined;
  state?: CardState | undefined;
  /** What stands in the top line: the need, the stage, the leaders. */
  top?: ReactNode;
  /** Number of the option's chip, in the upper right. */
  number?: number | null | undefined;
  name: ReactNode;
  /** The gist in the hand, the whole text when full. */
  children?: ReactNode;
  foot?: ReactNode;
  /** Text right under the name, and the foot left free for what is drawn over it. */
  roomy?: boolean | undefined;
  className?: string | undefined;
}

/** Playing card with the outline of its kind, in the size of the hand or to be read. */
export function Card(props: CardProps) {
  const { kind, side, size = 'hand', state = 'plain', top, number, name, children, foot, roomy, className } = props;
  return (
    <span className={cx(css.card, css[kind], css[side], css[size], css[state], roomy && css.roomy, className)}>
      <span className={css.rim}>
        <span className={css.face}>
          <span className={css.top}>
            {top}
            {typeof number === 'number' && <span className={css.number}>{number}</span>}
          </span>
          <span className={css.name}>{name}</span>
          <span className={css.text}>{children}</span>
          {foot && <span className={css.foot}>{foot}</span>}
        </span>
      </span>
    </span>
  );
}

/** Back of a card: outline of its kind, ticks, and a mark. */
export function CardBack({ kind, side, children }: Pick<CardProps, 'kind' | 'side' | 'children'>) {
  return (
    <span className={cx(css.card, css[kind], css[side], css.back)}>
      <span className={css.rim}>
        <span className={css.face}>{children}</span>
      </span>
    </span>
  );
}
