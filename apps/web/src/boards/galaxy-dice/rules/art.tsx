import { boxOf } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Die } from '../../../kit/ui/die.tsx';
import type { RulesArt } from '../../../rules/book.ts';
import * as css from './art.module.css';

/** The rules are read before a match too: those of the base game. */
const BOX = boxOf({});

/** The six faces of a die with their names. */
function Faces() {
  const t = useTranslate();
  return (
    <ul className={css.faces}>
      {BOX.faces.map((face) => (
        <li key={face}>
          <Die face={face} size={36} />
          {t(`symbol.${face}`)}
        </li>
      ))}
    </ul>
  );
}

/** Figures and names in the rules of Galaxy Rebellion. */
export const art: RulesArt = { figures: { faces: Faces }, Name: ({ name }) => useTranslate()({ key: name }) };
