import { cx } from '../../ui/cx.ts';
import { TargetHit } from '../TargetHit.tsx';
import css from './Hit.module.css';
import type { Press } from './options.ts';

interface HitProps {
  target: Press;
  /** Accessible name: place, content, state. */
  name: string;
  className?: string;
}

/** The button over a place or piece of the question. */
export function Hit({ target, name, className }: HitProps) {
  const look = cx(css.hit, target.state === 'refused' && css.refused, className);
  return <TargetHit target={target} name={name} className={look} />;
}

/** Number keys press the first nine options. */
const LAST_KEY = 9;

/** The four corners of a legal place, with the number of its chip. A card is a large place. */
export function Legal({ number, lit, card }: { number: number | null; lit: boolean; card?: boolean }) {
  return (
    <span className={cx(css.legal, lit && css.lit, card && css.card)} aria-hidden="true">
      {card && <span className={css.edge} />}
      <svg aria-hidden="true" className={css.corners} viewBox="-7 -7 84 84">
        <path d="M-5 17v-6q0-16 16-16h6M53-5h6q16 0 16 16v6M-5 53v6q0 16 16 16h6M75 53v6q0 16-16 16h-6" />
      </svg>
      {number !== null && number <= LAST_KEY && <b className={css.number}>{number}</b>}
    </span>
  );
}
