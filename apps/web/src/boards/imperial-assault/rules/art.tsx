import type { RulesArt } from '../../../rules/book.ts';
import { ReadableName } from '../../../rules/readable-name.tsx';
import { cardFrom, cardOf } from '../cards/card.ts';
import { Face } from '../cards/face.tsx';
import { Dice, Signs } from './dice.tsx';
import { Sight } from './sight.tsx';

/** A name of the game; cards, abilities, keywords and conditions open on hover and focus. */
function Name({ name }: { readonly name: string }) {
  const card = cardFrom(cardOf({ key: name }) ?? '');
  // The rules of missions follow their names.
  return <ReadableName name={name} sheet={card && card.kind !== 'mission' && <Face card={card} />} />;
}

/** Figures and names in the rules of Imperial Assault. */
export const art: RulesArt = { Name, figures: { signs: Signs, dice: Dice, sight: Sight } };
