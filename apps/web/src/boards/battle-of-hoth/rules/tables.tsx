import {
  FACES,
  type Face,
  type Side,
  UNIT_TYPES,
  type UnitType,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import type { FigureProps } from '../../../rules/book.ts';
import { RulesTable } from '../../../rules/table.tsx';
import { HothDie } from '../dice/hoth-die.tsx';
import { FIGURES } from '../pictures.ts';
import * as css from './art.module.css';

/** Hexes a unit moves: `1 / 2` where it may attack after the first number only. */
function movementOf(type: UnitType): string {
  const { move, moveAndAttack } = unitInfo(type);
  if (move === 0) return '–';
  return move === moveAndAttack ? `${move}` : `${moveAndAttack} / ${move}`;
}

/** The units of a side: figures, movement and dice by distance, from the component data. */
export function UnitTable({ side, words }: FigureProps & { readonly side: Side }) {
  const t = useTranslate();
  return (
    <RulesTable caption={t(`side.${side}`)} columns={words} className={css.table}>
      {UNIT_TYPES.filter((type) => unitInfo(type).side === side).map((type) => (
        <tr key={type}>
          <th scope="row">
            <span className={css.unit} data-side={side}>
              <Silhouette id={FIGURES[type]} size={26} className={css.side} />
              {t(`unit.${type}`)}
            </span>
          </th>
          <td>{unitInfo(type).figures}</td>
          <td>{movementOf(type)}</td>
          <td>{unitInfo(type).dice.join(' – ')}</td>
        </tr>
      ))}
    </RulesTable>
  );
}

const SHOWN = [...new Set<Face>(FACES)];

/** The faces of the die, how many of each it has, and their effects. */
export function Dice({ words }: FigureProps) {
  const t = useTranslate();
  return (
    <ul className={css.dice}>
      {SHOWN.map((face, index) => {
        const count = FACES.filter((one) => one === face).length;
        return (
          <li key={face}>
            <HothDie face={face} size={36} />
            <span>
              <b>
                {t(`face.${face}`)}
                {count > 1 && ` × ${count}`}
              </b>
              <small>{words[index]}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
