import { useEffect, useState } from 'react';
import { useShowRequest } from '../../../question/log/highlight.tsx';
import { useMoments, useStage, useTurningPoint } from '../../../question/log/moments-context.ts';
import type { Asked } from '../../../question/selection/offered.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';

/** Whether the question has options at such targets, so that they must be visible. */
function asksAt({ decision }: Asked, isOnMap: (target: string) => boolean): boolean {
  return (
    decision?.options.some(({ at, from, refused }) => !refused && [at, from].some((one) => one && isOnMap(one))) ===
    true
  );
}

/** Whether a moment with a place on the map is played: it is seen there. */
function useIsPlayedOnMap(): boolean {
  const { staged, time } = useStage();
  return time !== null && staged?.moment.at !== undefined;
}

/**
 * Whether the combat or mission is shown, and a toggle: the player's choice lasts until another combat, mission or
 * kind of question. The map is visible while something is played on it, if a turning point is announced on it while
 * nothing is asked, and after a link to it was pressed or a step of the recap that happened on it. `front`: its id; null if nothing covers the map. `isOnMap`: whether
 * a target of the question can be pressed on the map only.
 */
export function useCoverToggle(front: string | null, isOnMap: (target: string) => boolean) {
  const question = useChosen();
  const asked = asksAt(question, isOnMap);
  // A turning point never hides the units and dice of the current question.
  const isTurning = useTurningPoint() !== null && question.decision === null;
  const isElsewhere = useIsPlayedOnMap() || isTurning;
  const shown = useShowRequest();
  const about = `${front} ${asked} ${isElsewhere}`;
  const [chosen, choose] = useState<{ readonly about: string; readonly isShown: boolean } | null>(null);
  const isShown = front !== null && (chosen?.about === about ? chosen.isShown : !asked && !isElsewhere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request hides it once.
  useEffect(() => {
    if (shown) choose({ about, isShown: false });
  }, [shown]);
  const { steps, opened } = useMoments();
  const isOnBoard = opened?.at !== undefined && opened.kind !== 'mission';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step hides it once.
  useEffect(() => {
    if (steps > 0 && isOnBoard) choose({ about, isShown: false });
  }, [steps]);
  return { isShown, asksOnMap: asked, toggleCover: () => choose({ about, isShown: !isShown }) };
}
