import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Size, Viewport } from './camera.ts';
import * as css from './surface.module.css';
import { useCamera, useViewport } from './surface.tsx';

const WIDTH = 112;
/** Ratio up to which the whole content counts as visible. */
const NEARLY = 1.1;

interface MiniMapProps {
  size: Size;
  /** The content in miniature: SVG in its own units. */
  children: ReactNode;
}

/** Position and size of the visible part of the content, in its units: the window may show space around it. */
function partOf(viewport: Viewport, size: Size): Readonly<Record<string, number>> {
  const visible = (offset: number, length: number, whole: number) => {
    const from = Math.max(0, -offset / viewport.scale);
    return [from, Math.max(0, Math.min(whole, (length - offset) / viewport.scale) - from)] as const;
  };
  const [x, width] = visible(viewport.x, viewport.width, size.width);
  const [y, height] = visible(viewport.y, viewport.height, size.height);
  return { x, y, width, height };
}

/** The visible part. It is moved without React, in every frame of a gesture. */
function VisiblePart({ size }: Pick<MiniMapProps, 'size'>) {
  const camera = useCamera();
  const ref = useRef<SVGRectElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      for (const [name, value] of Object.entries(partOf(camera.get(), size)))
        ref.current?.setAttribute(name, value.toFixed(0));
    };
    draw();
    return camera.subscribe(draw);
  }, [camera, size]);
  return <rect ref={ref} className={css.view} />;
}

/**
 * Overview of the content with the visible part marked, for windows too small for all of it. Pressing moves the view;
 * the keys of the surface do the same, so it is hidden from screen readers.
 */
export function MiniMap({ size, children }: MiniMapProps) {
  const camera = useCamera();
  const isNeeded = useViewport(({ scale, fit }) => scale > fit * NEARLY);
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
      <VisiblePart size={size} />
    </svg>
  );
}
