import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../../kit/ui/motion.ts';
import { useStaged } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { prizeOf } from '../log/attack-moment.ts';
import * as css from './flight.module.css';
import { Medal } from './rack.tsx';

/** The unit falls first; the medal arrives with its sound. */
const DELAY_MS = 400;
const FLIGHT_MS = 500;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The medal of the attack in front: it flies from where the unit stood to the rack of the side that has won it. */
export function MedalFlight() {
  const staged = useStaged();
  const flying = useRef<HTMLSpanElement>(null);
  const moment = staged?.phase === 'result' && !staged.isAgain ? staged.moment : null;
  const prize = moment && prizeOf(moment.entries);
  const fly = useEffectEvent(() => {
    const from = document.querySelector('[data-outline="fallen"]');
    const to = [...document.querySelectorAll(`[data-side="${prize?.side}"] [data-medal="won"] svg`)].findLast(
      (slot) => slot.getBoundingClientRect().width > 0,
    );
    if (!from || !to || isMotionReduced()) return;
    const [start, end] = [middleOf(from), middleOf(to)];
    const at = ({ x, y }: typeof start, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const frames = [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1.5), opacity: 1, offset: 0.25 },
      { transform: at(end, 1), opacity: 1 },
    ];
    flying.current?.animate?.(frames, { delay: DELAY_MS, duration: FLIGHT_MS, easing: 'cubic-bezier(.4,0,.2,1)' });
  });
  const id = prize && moment ? idOf(moment) : null;
  useLayoutEffect(() => {
    if (id !== null) fly();
  }, [id]);
  if (!prize) return null;
  return (
    <span ref={flying} className={css.flying} aria-hidden="true" data-side={prize.side} data-flight={prize.unit}>
      <Medal slot={{ kind: 'won', medal: { for: 'unit', of: prize.unit } }} side={prize.side} />
    </span>
  );
}
