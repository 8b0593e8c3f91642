import { CARD_IDS, cardName } from '@echo-base/games/battle-of-hoth/client';
import { OrderFace } from '../../boards/battle-of-hoth/cards/Face.tsx';
import { useTranslate } from '../../i18n/translate.tsx';
import { Readable } from '../../ui/cards/Readable.tsx';
import type { RulesArt } from '../book.ts';
import css from './art.module.css';
import { Distance, Sections } from './field-figures.tsx';
import { Retreat, Sight } from './line-figures.tsx';
import { Dice, UnitTable } from './tables.tsx';

/** A name of the game; an order card opens on hover and focus. */
function Name({ name }: { readonly name: string }) {
  const t = useTranslate();
  const card = CARD_IDS.find((id) => cardName(id).key === name);
  if (!card) return t(name);
  return (
    <Readable card={<OrderFace card={card} size="full" />}>
      <button type="button" className={css.name}>
        {t(name)}
      </button>
    </Readable>
  );
}

/** Figures and names in the rules of Battle of Hoth. */
export const art: RulesArt = {
  Name,
  figures: {
    distance: Distance,
    sections: Sections,
    'units-rebels': ({ words }) => <UnitTable side="rebels" words={words} />,
    'units-empire': ({ words }) => <UnitTable side="empire" words={words} />,
    sight: Sight,
    dice: Dice,
    retreat: Retreat,
  },
};
