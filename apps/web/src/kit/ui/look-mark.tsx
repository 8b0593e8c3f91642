import { cx } from './cx.ts';
import css from './look-mark.module.css';
import { Emblem } from './marks.tsx';
import { isPlayerLook, lookClass, type SeatLook } from './seat-looks.ts';

interface LookMarkProps {
  readonly look: SeatLook;
  readonly size: number;
  readonly className?: string | undefined;
}

/** A small mark of a seat, for use beside its name: in its shape, its colour and its pattern. */
export function LookDot({ look, size, className }: LookMarkProps) {
  const shape = isPlayerLook(look) ? css.patterned : css[look];
  return (
    <span
      aria-hidden="true"
      data-drawing=""
      data-look={look}
      className={cx(lookClass(look), css.dot, shape, className)}
      style={{ width: size, height: size }}
    />
  );
}

/** The emblem of a side, or the disc of a player. */
export function LookMark({ look, size, className }: LookMarkProps) {
  if (look !== 'rebel' && look !== 'empire') return <LookDot look={look} size={size} className={className} />;
  return <Emblem id={look} size={size} className={cx(lookClass(look), css.emblem, className)} />;
}
