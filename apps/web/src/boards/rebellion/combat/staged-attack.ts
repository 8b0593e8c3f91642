import { type CombatView, FACES, type Face, type RebellionView } from '@echo-base/games/rebellion/client';
import { useLayoutEffect, useState } from 'react';
import { type RollingDie, useRoll } from '../../../kit/ui/dice-roll.tsx';
import { type Staged, useStage } from '../../../question/log/moments-context.ts';
import { type AttackStory, attackStories } from '../log/stories.ts';

/** An attack that is played, and what is seen of it. */
export interface StagedAttack {
  readonly attack: AttackStory;
  readonly phase: Staged['phase'];
}

const lying = (dice: AttackStory['dice']): string =>
  dice
    .map(({ colour, face }) => `${colour} ${face}`)
    .sort()
    .join();

/** The dice in the order in which they lie on the board, once that has them: the log only counts them. */
function inOrder(dice: AttackStory['dice'], boards: readonly (CombatView | null | undefined)[]): AttackStory['dice'] {
  const found = boards.map((combat) => combat?.attack?.dice ?? []).find((those) => lying(those) === lying(dice));
  return found ?? dice;
}

/** The attack of the moment that is played; null for none. `combat`: what is shown. */
export function useStagedAttack(combat: CombatView): StagedAttack | null {
  const { staged, time, next } = useStage();
  const attack =
    time !== null && staged?.moment.kind === 'attack' ? attackStories(staged.moment.entries)[0] : undefined;
  if (!staged || !attack) return null;
  const coming = next?.view as RebellionView | undefined;
  return { attack: { ...attack, dice: inOrder(attack.dice, [combat, coming?.combat]) }, phase: staged.phase };
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
