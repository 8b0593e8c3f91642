import type { Side } from '@echo-base/games/battle-of-hoth/client';
import { useLayoutEffect, useRef } from 'react';
import type { Viewport } from '../../../kit/ui/surface/camera.ts';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useScene } from '../scene.ts';
import * as css from './edge-labels.module.css';
import { centreAt, centreOf, SIDE, seenFrom, WIDE } from './layout.ts';

const ROWS = Array.from({ length: 7 }, (_, row) => row);
const COLUMNS = Array.from({ length: 10 }, (_, col) => col);

/** Left edge of the hexes, and height of the letters on the field: labels at the window replace them once they are out of it. */
const LEFT = centreAt(0, 0).x - WIDE / 2;
const LETTERS = centreAt(0, 0).y - SIDE * 0.86;

/** Position of each label in the window, in pixels; null for a label that stands on the field. */
function placesOf({ x, y, scale }: Viewport, near: Side): { rows: (number | null)[]; columns: (number | null)[] } {
  const isLeftOut = x + (LEFT - 40) * scale < 0;
  const areLettersOut = y + (LETTERS - 12) * scale < 0;
  const far = near === 'rebels' ? 0 : 6;
  return {
    rows: ROWS.map((row) => (isLeftOut ? y + seenFrom(centreAt(0, row), near).y * scale : null)),
    columns: COLUMNS.map((col) => (areLettersOut ? x + centreOf(`${col},${far}`, near).x * scale : null)),
  };
}

function put(label: Element | undefined, at: number | null, axis: 'X' | 'Y'): void {
  if (!(label instanceof HTMLElement)) return;
  label.hidden = at === null;
  if (at !== null) label.style.transform = `translate${axis}(${at.toFixed(0)}px) translate${axis}(-50%)`;
}

/** Numbers and letters that stay at the edge of the window while the field moves (20b.3). They move without React. */
export function EdgeLabels() {
  const camera = useCamera();
  const { near } = useScene();
  const rows = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const places = placesOf(camera.get(), near);
      for (const [row, at] of places.rows.entries()) put(rows.current?.children[row], at, 'Y');
      for (const [col, at] of places.columns.entries()) put(columns.current?.children[col], at, 'X');
    };
    draw();
    return camera.subscribe(draw);
  }, [camera, near]);
  return (
    <div aria-hidden="true" className={css.edges}>
      <div ref={rows} className={css.rows}>
        {ROWS.map((row) => (
          <b key={row} hidden>
            {row + 1}
          </b>
        ))}
      </div>
      <div ref={columns} className={css.columns}>
        {COLUMNS.map((col) => (
          <b key={col} hidden>
            {String.fromCharCode(65 + col)}
          </b>
        ))}
      </div>
    </div>
  );
}
