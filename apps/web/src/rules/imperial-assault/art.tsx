import { cardFrom, cardOf } from '../../boards/imperial-assault/cards/card.ts';
import { Face } from '../../boards/imperial-assault/cards/Face.tsx';
import { useTranslate } from '../../i18n/translate.tsx';
import { Readable } from '../../ui/cards/Readable.tsx';
import type { RulesArt } from '../book.ts';
import css from './art.module.css';
import { Dice, Signs } from './dice.tsx';
import { Sight } from './sight.tsx';

/** A name of the game; cards, abilities, keywords and conditions open on hover and focus. */
function Name({ name }: { readonly name: string }) {
  const t = useTranslate();
  const card = cardFrom(cardOf({ key: name }) ?? '');
  // The rules of missions follow their names.
  if (!card || card.kind === 'mission') return t(name);
  return (
    <Readable card={<Face card={card} />}>
      <button type="button" className={css.name}>
        {t(name)}
      </button>
    </Readable>
  );
}

/** Figures and names in the rules of Imperial Assault. */
export const art: RulesArt = { Name, figures: { signs: Signs, dice: Dice, sight: Sight } };
