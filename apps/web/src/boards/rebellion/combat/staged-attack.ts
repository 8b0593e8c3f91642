import { FACES, type Face } from '@echo-base/games/rebellion/client';
import { useLayoutEffect, useState } from 'react';
import { type RollingDie, useRoll } from '../../../kit/ui/dice-roll.tsx';
import { type Staged, useStage } from '../../../question/log/moments-context.ts';
import { type AttackStory, attackStories } from '../log/stories.ts';

/** An attack that is played, and what is seen of it. */
export interface StagedAttack {
  readonly attack: AttackStory;
  readonly phase: Staged['phase'];
}

/** The attack of the moment that is played; null for none. */
export function useStagedAttack(): StagedAttack | null {
  const { staged, time } = useStage();
  const attack =
    time !== null && staged?.moment.kind === 'attack' ? attackStories(staged.moment.entries)[0] : undefined;
  return staged && attack ? { attack, phase: staged.phase } : null;
}

/** Dice of an attack that fall once, when `falls` becomes true, and lie from then on. */
export function useFallingDice({ dice }: AttackStory, falls: boolean): readonly RollingDie<Face>[] {
  const [throws, setThrows] = useState(0);
  useLayoutEffect(() => {
    if (falls) setThrows(1);
  }, [falls]);
  const faces = dice.map(({ face }) => face);
  return useRoll(FACES, faces, throws, () => true);
}
