import { FACES, type Face } from '@echo-base/games/rebellion/client';
import { useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useRoll } from '../../../kit/ui/dice-roll.tsx';
import { BattleDie } from '../combat/battle-die.tsx';
import * as css from './details.module.css';
import type { AttackDie } from './stories.ts';

interface DiceProps {
  readonly dice: readonly AttackDie[];
  /** New dice fall once; others rest. */
  readonly isNew: boolean;
}

/** Dice of a finished roll. */
export function Dice({ dice, isNew }: DiceProps) {
  const t = useTranslate();
  const [throws, setThrows] = useState(0);
  useLayoutEffect(() => {
    if (isNew) setThrows(1);
  }, [isNew]);
  const faces: Face[] = dice.map(({ face }) => face);
  const shown = useRoll(FACES, faces, throws, () => true);
  return (
    <ul className={css.dice}>
      {dice
        .map((die, index) => ({ die, now: shown[index], key: `${index}` }))
        .map(({ die, now, key }) => (
          <li key={key}>
            <BattleDie
              colour={die.colour}
              face={now?.face ?? die.face}
              size={34}
              rolling={now?.rolling}
              rollMs={now?.rollMs}
            />
            <span className="visually-hidden">{t(`die.${die.face}`)}</span>
          </li>
        ))}
    </ul>
  );
}
