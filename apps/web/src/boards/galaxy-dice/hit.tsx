import { cx } from '../../kit/ui/cx.ts';
import { keyOfTarget, type LiveTarget, type Target } from '../../question/selection/target.ts';
import { TargetButton } from '../../question/selection/target-button.tsx';
import { useLit } from '../../question/selection/use-selection.ts';
import * as css from './hit.module.css';

interface HitProps {
  target: LiveTarget;
  /** Accessible name: place, content, state. */
  name: string;
  className?: string;
}

/** The button over a place or piece of the question. */
export function Hit({ target, name, className }: HitProps) {
  const look = cx(css.hit, target.state === 'refused' && css.refused, className);
  return <TargetButton target={target} name={name} className={look} />;
}

/** The four corners of a legal place, with the number of its chip. A card is a large place. */
export function Legal({ target, card }: { target: Target; card?: boolean }) {
  const isLit = useLit(target.lights);
  const number = keyOfTarget(target);
  return (
    <span className={cx(css.legal, isLit && css.lit, card && css.card)} aria-hidden="true">
      {card && <span className={css.edge} />}
      <svg aria-hidden="true" className={css.corners} viewBox="-7 -7 84 84">
        <path d="M-5 17v-6q0-16 16-16h6M53-5h6q16 0 16 16v6M-5 53v6q0 16 16 16h6M75 53v6q0 16-16 16h-6" />
      </svg>
      {number !== null && <b className={css.number}>{number}</b>}
    </span>
  );
}
