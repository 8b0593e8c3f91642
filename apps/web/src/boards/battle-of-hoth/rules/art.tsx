import { CARD_IDS, cardName } from '@echo-base/games/battle-of-hoth/client';
import type { RulesArt } from '../../../rules/book.ts';
import { ReadableName } from '../../../rules/readable-name.tsx';
import { OrderFace } from '../cards/face.tsx';
import { Distance, Sections } from './field-figures.tsx';
import { Retreat, Sight } from './line-figures.tsx';
import { Dice, UnitTable } from './tables.tsx';

/** A name of the game; an order card opens on hover and focus. */
function Name({ name }: { readonly name: string }) {
  const card = CARD_IDS.find((id) => cardName(id).key === name);
  return <ReadableName name={name} sheet={card && <OrderFace card={card} size="full" />} />;
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
