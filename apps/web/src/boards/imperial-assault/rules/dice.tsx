import { type Die, FACES, type Icons } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { FigureProps } from '../../../rules/book.ts';
import { RulesTable } from '../../../rules/table.tsx';
import { AssaultDie } from '../attack/die.tsx';
import * as css from './art.module.css';

const DICE = Object.keys(FACES) as Die[];
const SIDES = [0, 1, 2, 3, 4, 5];
/** Icons in the order of the words, each with the die that shows it best. */
const ICONS: readonly (readonly [keyof Icons, Die])[] = [
  ['damage', 'red'],
  ['surge', 'yellow'],
  ['accuracy', 'blue'],
  ['block', 'black'],
  ['evade', 'black'],
  ['dodge', 'white'],
];

/** The first face with this icon. */
const faceWith = (die: Die, icon: keyof Icons): number => FACES[die].findIndex((face) => (face[icon] ?? 0) > 0);

/** What the icons on the dice mean. */
export function Signs({ words }: FigureProps) {
  return (
    <ul className={css.signs}>
      {ICONS.map(([icon, die], index) => (
        <li key={icon}>
          <AssaultDie die={die} face={faceWith(die, icon)} size={36} />
          <span>{words[index]}</span>
        </li>
      ))}
    </ul>
  );
}

/** All faces of the six dice. */
export function Dice({ words }: FigureProps) {
  const t = useTranslate();
  return (
    <RulesTable columns={words}>
      {DICE.map((die) => (
        <tr key={die}>
          <th scope="row">{t(`die.${die}`)}</th>
          <td>
            <span className={css.faces}>
              {SIDES.map((side) => (
                <AssaultDie key={side} die={die} face={side} size={32} />
              ))}
            </span>
          </td>
        </tr>
      ))}
    </RulesTable>
  );
}
