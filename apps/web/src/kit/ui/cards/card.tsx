import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './card.module.css';

type CardKind = 'mission' | 'action' | 'tactic' | 'objective' | 'order' | 'support';
/** State of a card: `off` cannot be used in this phase, `source` is the subject of the question. */
export type CardState = 'plain' | 'legal' | 'selected' | 'refused' | 'source' | 'off';

export interface CardProps {
  /** Each kind has its own outline: one cut corner, two, a round notch, none, an arrow, a cut corner at the left. */
  kind: CardKind;
  /** Side of the card; tactics and objectives have their own colours. */
  side: 'rebel' | 'empire';
  /** `hand` is small, with a summary; `full` has the whole text. */
  size?: 'hand' | 'full' | undefined;
  state?: CardState | undefined;
  /** Content of the top line: the requirement, the stage, the leaders. */
  top?: ReactNode;
  /** Number of the option's chip, in the upper right. */
  number?: number | null | undefined;
  name: ReactNode;
  /** The summary at hand size, the whole text when full. */
  children?: ReactNode;
  foot?: ReactNode;
  /** Rim in the full colour of the side: a special card of its kind. */
  strong?: boolean | undefined;
  /** Text directly under the name, and the foot left free for what is drawn over it. */
  roomy?: boolean | undefined;
  className?: string | undefined;
}

/** Playing card with the outline of its kind, at hand size or full. */
export function Card(props: CardProps) {
  const { kind, side, size = 'hand', state = 'plain', top, number, name, children, foot, className } = props;
  const { strong, roomy } = props;
  return (
    <span
      className={cx(
        css.card,
        css[kind],
        css[side],
        css[size],
        css[state],
        strong && css.strong,
        roomy && css.roomy,
        className,
      )}
    >
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
