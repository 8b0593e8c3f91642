import { useEffect, useEffectEvent, useRef } from 'react';
import type { Outcome } from '../../kit/net/types.ts';
import { useStaged } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { playCue } from '../../settings/sound/sounds.ts';

/** Milliseconds after its result at which what is won arrives. */
const PRIZE_MS = 900;

/** Sounds of the moment in front: of its dice while they fall, of its result with the result; none if it is shown again. */
function useMomentCues(): void {
  const staged = useStaged();
  const phase = staged && `${idOf(staged.moment)} ${staged.phase} ${staged.roll ?? 0}`;
  const sound = useEffectEvent(() => {
    if (!staged || staged.isAgain) return;
    if (staged.phase === 'dice') void playCue('dice');
    if (staged.phase !== 'result') return;
    const { cue, prizeCue } = staged.moment;
    if (cue) void playCue(cue);
    if (prizeCue) setTimeout(() => void playCue(prizeCue), PRIZE_MS);
  });
  useEffect(() => {
    if (phase !== null) sound();
  }, [phase]);
}

/** Sound of the end, for its players only; none if the match is opened after it. */
function useEndCue(outcome: Outcome | undefined, mine: readonly string[]): void {
  const wasPlaying = useRef(!outcome);
  const sound = useEffectEvent(() => {
    if (!outcome || mine.length === 0) return;
    void playCue(outcome.winners.some((seat) => mine.includes(seat)) ? 'win' : 'loss');
  });
  const isOver = outcome !== undefined;
  useEffect(() => {
    if (isOver && wasPlaying.current) sound();
    wasPlaying.current = !isOver;
  }, [isOver]);
}

/** The sounds of a match. `mine`: seats of this reader. */
export function useCues(outcome: Outcome | undefined, mine: readonly string[]): void {
  useMomentCues();
  useEndCue(outcome, mine);
}
