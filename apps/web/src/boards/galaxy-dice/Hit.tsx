import { useTranslate } from '../../i18n/translate.tsx';
import { cx } from '../../ui/cx.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { reasonOf, useRefuse } from '../refusals.ts';
import css from './Hit.module.css';
import type { Press } from './options.ts';

interface HitProps {
  target: Press;
  /** Accessible name: place, content, state. */
  name: string;
  className?: string;
}

/** The button over a place or piece of the question. A refused one is focusable too, and shows the reason. */
export function Hit({ target, name, className }: HitProps) {
  const t = useTranslate();
  const refuse = useRefuse();
  const { option } = target;
  const reason = reasonOf(t, option?.refused);
  const button = (
    <button
      type="button"
      className={cx(css.hit, reason && css.refused, className)}
      data-target={reason === undefined ? 'legal' : 'refused'}
      aria-label={name}
      aria-disabled={reason === undefined ? undefined : true}
      aria-description={reason ?? (option?.detail && t(option.detail))}
      onClick={() => (reason === undefined ? target.press() : refuse(option))}
      onPointerEnter={() => target.hover(true)}
      onPointerLeave={() => target.hover(false)}
      onFocus={() => target.hover(true)}
      onBlur={() => target.hover(false)}
    />
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
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
