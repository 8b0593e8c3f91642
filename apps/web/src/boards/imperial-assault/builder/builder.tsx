import type { Decision } from '../../../kit/net/types.ts';
import { Army } from './army.tsx';
import * as css from './builder.module.css';
import { Deck } from './deck.tsx';
import { isBuildingDeck } from './picks.ts';

/** The army builder: deployment cards first, then the command deck. */
export function Builder({ decision, cards }: { decision: Decision; cards: readonly string[] }) {
  return (
    <div className={css.builder}>
      {isBuildingDeck(decision) ? <Deck decision={decision} cards={cards} /> : <Army decision={decision} />}
    </div>
  );
}
