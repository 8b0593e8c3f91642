import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { isMotionReduced } from '../../kit/ui/motion.ts';
import { useRefuse } from '../../question/refusals.ts';
import { useActs } from '../../question/selection/use-selection.ts';
import css from './drag.module.css';
import { whyNotAt } from './names.ts';
import { usePieceOptions } from './options.ts';
import { catching, middleOf, type Point, refusalAt } from './places.ts';
import { useScene } from './scene.ts';

/** Pixels of movement before a press becomes a drag. */
const LIFT_AFTER = 6;
const RETURN_MS = 200;

/** Callbacks of a drag. */
interface Carry {
  lift(origin: Point): void;
  move(pointer: Point): void;
  drop(pointer: Point): void;
  cancel(): void;
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** Distinguishes a press from a drag. After a drag the click that follows is swallowed. */
function useGesture(carry: Carry, enabled: boolean) {
  const phase = useRef<'idle' | 'pressed' | 'carried' | 'over'>('idle');
  const start = useRef<Point>({ x: 0, y: 0 });
  return {
    onPointerDown(event: PointerEvent) {
      phase.current = enabled && event.button === 0 ? 'pressed' : 'idle';
      start.current = pointOf(event);
    },
    onPointerMove(event: PointerEvent) {
      const pointer = pointOf(event);
      if (phase.current === 'pressed') {
        if (Math.hypot(pointer.x - start.current.x, pointer.y - start.current.y) < LIFT_AFTER) return;
        phase.current = 'carried';
        event.currentTarget.setPointerCapture(event.pointerId);
        carry.lift(middleOf(event.currentTarget));
      }
      if (phase.current === 'carried') carry.move(pointer);
    },
    onPointerUp(event: PointerEvent) {
      if (phase.current === 'carried') carry.drop(pointOf(event));
      phase.current = phase.current === 'carried' ? 'over' : 'idle';
    },
    onPointerCancel() {
      if (phase.current === 'carried') carry.cancel();
      phase.current = 'idle';
    },
    onKeyDown(event: { key: string }) {
      if (event.key !== 'Escape' || phase.current !== 'carried') return;
      phase.current = 'over';
      carry.cancel();
    },
    onClickCapture(event: MouseEvent) {
      if (phase.current === 'over') event.stopPropagation();
      phase.current = 'idle';
    },
  };
}

/** The dragged piece: its position, and whether it is free, snapped to a place, or returning. */
export interface Ghost extends Point {
  readonly phase: 'free' | 'held' | 'returning';
}

/** Makes a piece draggable to a place that an option points at. Optional: pressing piece and place does the same. */
export function useDrag(piece: string) {
  const t = useTranslate();
  const acts = useActs();
  const scene = useScene();
  const options = usePieceOptions(piece);
  const refuse = useRefuse();
  const origin = useRef<Point | null>(null);
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const goBack = () => {
    acts.hover(null);
    if (!origin.current || isMotionReduced()) return setGhost(null);
    setGhost({ ...origin.current, phase: 'returning' });
    setTimeout(setGhost, RETURN_MS, null);
  };
  const carry: Carry = {
    lift(from) {
      origin.current = from;
      acts.choosePiece(piece);
    },
    move(pointer) {
      const caught = catching(options, pointer);
      acts.hover(caught?.option.key ?? null);
      setGhost(caught ? { ...middleOf(caught.place), phase: 'held' } : { ...pointer, phase: 'free' });
    },
    drop(pointer) {
      const caught = catching(options, pointer);
      if (!caught) {
        const why = refusalAt(options, pointer);
        refuse(typeof why === 'string' ? whyNotAt(t, scene, why) : why);
        return goBack();
      }
      if (acts.now().busy) goBack();
      else setGhost(null);
      acts.press(caught.option);
    },
    cancel: goBack,
  };
  return { ghost, handlers: useGesture(carry, options.length > 0) };
}

/** The drag overlay. */
export function Dragged({ ghost, children }: { ghost: Ghost | null; children: ReactNode }) {
  if (!ghost) return null;
  return createPortal(
    <span
      className={cx(css.ghost, css[ghost.phase])}
      style={{ translate: `calc(${ghost.x}px - 50%) calc(${ghost.y}px - 50%)` }}
      aria-hidden="true"
    >
      {children}
    </span>,
    document.body,
  );
}
