import type { Colour, Face } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Option } from '../../../kit/net/types.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { TargetHit } from '../galaxy/target-hit.tsx';
import { useBoardTarget } from '../galaxy/targets.ts';
import { BattleDie } from './battle-die.tsx';
import * as css from './face-picker.module.css';
import { TargetFrame } from './target-frame.tsx';

/** Faces the question is about (`face:<colour>:<face>`) as dice buttons: those a card sets, or kinds of a roll. */
export function FacePicker() {
  const decision = useDecision();
  const options = decision?.options.filter(({ at }) => at?.startsWith('face:')) ?? [];
  if (options.length === 0) return null;
  return (
    <ul className={css.faces}>
      {options.map((option) => (
        <FaceDie key={option.key} option={option} />
      ))}
    </ul>
  );
}

function FaceDie({ option }: { option: Option }) {
  const t = useTranslate();
  const target = useBoardTarget(option.at ?? '');
  const [, colour, face] = (option.at ?? '').split(':') as [string, Colour, Face];
  return (
    <li className={css.face} data-face={`${colour} ${face}`}>
      <BattleDie colour={colour} face={face} size={48} />
      <TargetFrame target={target} />
      <TargetHit target={target} name={t(option.label)} className={css.hit} />
    </li>
  );
}
