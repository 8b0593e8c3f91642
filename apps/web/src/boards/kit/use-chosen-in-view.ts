import { useEffect } from 'react';
import type { Option } from '../../kit/net/types.ts';
import { useCamera } from '../../kit/ui/surface/surface.tsx';
import { useSelected } from '../../question/selection/use-selection.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Brings the place of an option that waits to be confirmed into view, wherever it was chosen. */
export function useChosenInView(pointOf: (option: Option) => Point | null | undefined): void {
  const camera = useCamera();
  const ready = useSelected(({ ready }) => ready);
  const { x, y } = (ready && pointOf(ready.option)) ?? {};
  useEffect(() => {
    if (x !== undefined && y !== undefined) camera.reveal({ x, y });
  }, [camera, x, y]);
}
