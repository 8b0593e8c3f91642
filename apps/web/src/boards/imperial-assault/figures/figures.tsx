import type { FigureView, View } from '@echo-base/games/imperial-assault/client';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../../kit/ui/motion.ts';
import { centreOf } from '../field/layout.ts';
import type { ArmyLook } from '../looks.ts';
import { numberOf } from '../names.ts';
import { useScene } from '../scene.ts';
import { FigureG, StruckFigure } from './figure.tsx';
import * as css from './figures.module.css';

const MOVE_MS = 360;
const FADE_MS = 120;

/** Animates a figure from its last place to the new one; fades it in if motion is reduced. */
function useMarch(ref: RefObject<HTMLElement | null>, x: number, y: number): void {
  const stood = useRef({ x, y });
  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = { x, y };
    if (before.x === x && before.y === y) return;
    if (isMotionReduced()) return void ref.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    const from = `translate(${before.x - x}px, ${before.y - y}px)`;
    ref.current?.animate?.([{ transform: from }, { transform: 'none' }], {
      duration: MOVE_MS,
      easing: 'cubic-bezier(.4, 0, .2, 1)',
    });
  }, [ref, x, y]);
}

interface FigureProps {
  readonly figure: FigureView;
  readonly look: ArmyLook;
  readonly number: number | null;
  readonly isDone: boolean;
  readonly isActive: boolean;
}

const Figure = memo(function Figure({ figure, look, number, isDone, isActive }: FigureProps) {
  const { id, card, space, columns, rows, damage, health, conditions, carries } = figure;
  const ref = useRef<HTMLSpanElement>(null);
  const { x, y } = centreOf(space, columns, rows);
  useMarch(ref, x, y);
  return (
    <span ref={ref} className={css.piece} style={{ left: x, top: y }} data-figure={id} data-space={space}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        {isActive && columns * rows === 1 && <circle className={css.active} r="27" />}
        {isActive && columns * rows > 1 && (
          <rect
            className={css.active}
            x={-columns * 28}
            y={-rows * 28}
            width={columns * 56}
            height={rows * 56}
            rx="10"
          />
        )}
        <FigureG
          card={card}
          look={look}
          columns={columns}
          rows={rows}
          number={number}
          damage={damage}
          health={health}
          conditions={conditions}
          isDone={isDone}
          carries={carries.length}
        />
      </svg>
    </span>
  );
});

const isExhausted = ({ groups }: View, group: string): boolean =>
  groups.find(({ id }) => id === group)?.exhausted ?? false;

/** All figures on the map. Screen readers have the buttons of the spaces. */
export function Figures() {
  const { view, lookOf } = useScene();
  return (
    <div aria-hidden="true" className={css.figures}>
      {view.figures.map((figure) => (
        <Figure
          key={figure.id}
          figure={figure}
          look={lookOf(figure.seat)}
          number={numberOf(view, figure)}
          isDone={isExhausted(view, figure.group)}
          isActive={view.activation?.figure === figure.id}
        />
      ))}
    </div>
  );
}

/** A defeated figure, struck through: it is no longer in the view. */
export function FallenFigure({
  fallen,
  columns,
  rows,
}: {
  fallen: Pick<FigureView, 'id' | 'seat' | 'card'>;
  columns: number;
  rows: number;
}) {
  const { view, lookOf } = useScene();
  return (
    <StruckFigure
      card={fallen.card}
      look={lookOf(fallen.seat)}
      number={numberOf(view, fallen)}
      columns={columns}
      rows={rows}
    />
  );
}
