import type { Colour, Face } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';
import { SpotHit } from '../galaxy/Spot.tsx';
import { useSpot } from '../galaxy/targets.ts';
import { BattleDie } from './BattleDie.tsx';
import css from './FacePicker.module.css';
import { SpotFrame } from './SpotFrame.tsx';

/** Faces the question is about (`face:<colour>:<face>`) as dice buttons: those a card sets, or kinds of a roll. */
export function FacePicker() {
  const { decision } = useTargets();
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
  const spot = useSpot(option.at ?? '');
  const [, colour, face] = (option.at ?? '').split(':') as [string, Colour, Face];
  return (
    <li className={css.face} data-face={`${colour} ${face}`}>
      <BattleDie colour={colour} face={face} size={48} />
      <SpotFrame spot={spot} />
      <SpotHit spot={spot} name={t(option.label)} className={css.hit} />
    </li>
  );
}
