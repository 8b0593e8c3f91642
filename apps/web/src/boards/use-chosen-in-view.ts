import { useEffect } from 'react';
import { useTargets } from '../match/targets.tsx';
import type { Option } from '../net/types.ts';
import { useCamera } from '../ui/surface/Surface.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Brings the place of an option that waits to be confirmed into view, wherever it was chosen. */
export function useChosenInView(pointOf: (option: Option) => Point | null | undefined): void {
  const camera = useCamera();
  const { ready } = useTargets();
  const { x, y } = (ready && pointOf(ready.option)) ?? {};
  useEffect(() => {
    if (x !== undefined && y !== undefined) camera.reveal({ x, y });
  }, [camera, x, y]);
}
