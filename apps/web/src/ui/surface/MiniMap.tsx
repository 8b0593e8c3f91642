import type { PointerEvent, ReactNode } from 'react';
import type { Size } from './camera.ts';
import css from './Surface.module.css';
import { useCamera, useView } from './Surface.tsx';

const WIDTH = 112;
/** Ratio up to which the whole content counts as visible. */
const NEARLY = 1.1;

interface MiniMapProps {
  size: Size;
  /** The content in miniature: SVG in its own units. */
  children: ReactNode;
}

/**
 * Overview of the content with the visible part marked, for windows too small for all of it. Pressing moves the view;
 * the keys of the surface do the same, so it is hidden from screen readers.
 */
export function MiniMap({ size, children }: MiniMapProps) {
  const camera = useCamera();
  const isNeeded = useView(({ scale, fit }) => scale > fit * NEARLY);
  const [x, y, width, height] = useView((view) =>
    [-view.x, -view.y, view.width, view.height].map((part) => (part / view.scale).toFixed(0)).join(' '),
  ).split(' ');
  if (!isNeeded) return null;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const unit = size.width / box.width;
    camera.lookAt({ x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit });
  };
  return (
    <svg
      aria-hidden="true"
      className={css.mini}
      width={WIDTH}
      height={(WIDTH * size.height) / size.width}
      viewBox={`0 0 ${size.width} ${size.height}`}
      onPointerDown={move}
      onPointerMove={move}
    >
      {children}
      <rect className={css.view} x={x} y={y} width={width} height={height} />
    </svg>
  );
}
