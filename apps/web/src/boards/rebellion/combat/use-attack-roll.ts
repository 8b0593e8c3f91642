import { type AttackView, type CombatView, FACES, type Face } from '@echo-base/games/rebellion/client';
import { useEffect, useRef } from 'react';
import { type RollingDie, useRoll } from '../../../kit/ui/dice-roll.tsx';

const NO_DICE: AttackView['dice'] = [];

/**
 * Animation of the running attack's dice: in a new attack all of them fall, in a reroll those whose face has changed.
 */
export function useAttackRoll({ round, attack }: CombatView): RollingDie<Face>[] {
  const faces = (attack?.dice ?? NO_DICE).map(({ face }) => face);
  const id = attack ? `${round} ${attack.theatre} ${attack.side}` : '';
  const before = useRef<{ id: string; faces: readonly Face[] }>({ id, faces });
  const dice = useRoll(FACES, faces, `${id} ${faces.join(' ')}`, (index) => {
    const { current } = before;
    return current.id !== id || current.faces[index] !== faces[index];
  });
  useEffect(() => {
    before.current = { id, faces };
  });
  return dice;
}
