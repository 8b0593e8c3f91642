import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReplayOutline } from '../../kit/net/replay.ts';
import type { Player, Speed } from './deck.tsx';
import { moveBy } from './time-line.ts';

const STEP_MS = 1_000;

/** Position and playback of a replay. A position beyond the end is the end. */
export function usePlayer(outline: ReplayOutline | null, start: number): Player {
  const [wanted, setPosition] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const length = outline?.steps.length ?? 0;
  const position = Math.min(wanted, length);
  const go = useCallback((next: number) => {
    setPlaying(false);
    setPosition(next);
  }, []);
  return useMemo(
    () => ({
      position,
      length,
      playing,
      speed,
      go,
      setSpeed,
      move(stride, direction) {
        if (outline) go(moveBy(outline, position, stride, direction));
      },
      play(next) {
        if (next && position >= length) setPosition(0);
        setPlaying(next && length > 0);
      },
      next() {
        setPosition(Math.min(length, position + 1));
        if (position + 1 >= length) setPlaying(false);
      },
    }),
    [position, length, playing, speed, go, outline],
  );
}

/** Playback: each position is shown for its time once it is rendered. */
export function usePlaying({ playing, speed, position, next }: Player, drawn: number | null): void {
  const isDrawn = drawn === position;
  useEffect(() => {
    if (!playing || !isDrawn) return;
    const timer = setTimeout(next, STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, isDrawn, speed, next]);
}
