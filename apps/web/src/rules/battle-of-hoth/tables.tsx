import {
  FACES,
  type Face,
  type Side,
  UNIT_TYPES,
  type UnitType,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../i18n/translate.tsx';
import { Silhouette, SilhouetteG, type SilhouetteId } from '../../ui/silhouettes.tsx';
import type { FigureProps } from '../book.ts';
import css from './art.module.css';

const PICTURES: Readonly<Record<UnitType, SilhouetteId>> = {
  snowtrooper: 'snowtrooper',
  atat: 'at-at',
  probeDroid: 'probe-droid',
  echoTrooper: 'echo-trooper',
  snowspeeder: 'airspeeder',
  rebelArtillery: 'ion-cannon',
};

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
    <div className={css.wide}>
      <table className={css.table}>
        <caption>{t(`side.${side}`)}</caption>
        <thead>
          <tr>
            {words.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {UNIT_TYPES.filter((type) => unitInfo(type).side === side).map((type) => (
            <tr key={type}>
              <th scope="row">
                <Silhouette id={PICTURES[type]} size={26} className={css[side]} />
                {t(`unit.${type}`)}
              </th>
              <td>{unitInfo(type).figures}</td>
              <td>{movementOf(type)}</td>
              <td>{unitInfo(type).dice.join(' – ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sign of a face of the die, in a square of 48. */
function Sign({ face }: { readonly face: Face }) {
  if (face === 'infantry') return <SilhouetteG id="echo-trooper" cx={24} cy={24} width={34} />;
  if (face === 'vehicle') return <SilhouetteG id="at-at" cx={24} cy={24} width={36} />;
  if (face === 'explosion')
    return <path d="M24 7l4 9 8-6-2 10 9 2-8 5 5 8-10-1-2 9-5-8-8 6 1-10-9-2 8-5-5-8 9 1z" fill="currentColor" />;
  const path = face === 'retreat' ? 'M34 12v12a10 10 0 0 1-20 0v-2m-6 6l6-7 6 7' : 'M14 14l20 20M34 14l-20 20';
  return <path d={path} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />;
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
            <svg viewBox="0 0 48 48" aria-hidden="true" className={css.die}>
              <Sign face={face} />
            </svg>
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
