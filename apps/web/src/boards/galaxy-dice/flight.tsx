import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Emblem } from '../../kit/ui/marks.tsx';
import { isMotionReduced } from '../../kit/ui/motion.ts';
import { useStaged } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import * as css from './flight.module.css';
import { seatIn } from './log/turns.ts';
import { AllyDisc } from './pieces.tsx';
import { wonIn } from './told-seats.ts';

/** Milliseconds of a flight. */
const FLIGHT_MS = 800;

const middleOf = (selector: string): readonly [number, number] | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
};

const at = ([x, y]: readonly [number, number], scale: number): string =>
  `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale})`;

/** What a row or the dice give flies to its winner, once the moment that tells it has its result: points, an ally, or both. */
export function Flight() {
  const staged = useStaged();
  const [entry] = staged?.moment.kind === 'gain' && staged.phase === 'result' ? staged.moment.entries : [];
  if (!staged || !entry) return null;
  const from = entry.at === undefined ? '[data-place="tray"]' : `[data-reward="${entry.at}"]`;
  const { vp, ally } = wonIn(entry);
  const id = idOf(staged.moment);
  const seat = seatIn(entry);
  return (
    <>
      {/* Hidden points are points too. */}
      {(vp > 0 || ally === null) && (
        <Flying key={`${id} vp`} from={from} to={`[data-points="${seat}"]`}>
          <Emblem id="vp" size={32} />
        </Flying>
      )}
      {ally !== null && (
        <Flying key={`${id} ${ally}`} from={from} to={`[data-allies="${seat}"]`}>
          <AllyDisc ally={ally} className={css.ally} />
        </Flying>
      )}
    </>
  );
}

interface FlyingProps {
  readonly from: string;
  readonly to: string;
  readonly children: ReactNode;
}

function Flying({ from, to, children }: FlyingProps) {
  const piece = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [start, end] = [middleOf(from), middleOf(to)];
    if (!start || !end || isMotionReduced()) return;
    const frames = [
      { transform: at(start, 1.4), opacity: 0 },
      { transform: at(start, 1.4), opacity: 1, offset: 0.2 },
      { transform: at(end, 1), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.6), opacity: 0 },
    ];
    const flight = piece.current?.animate(frames, { duration: FLIGHT_MS, easing: 'cubic-bezier(.4,0,.2,1)' });
    return () => flight?.cancel();
  }, [from, to]);
  // Over everything that lies between.
  return createPortal(
    <span ref={piece} className={css.flying} aria-hidden="true" data-flying="">
      {children}
    </span>,
    document.body,
  );
}
