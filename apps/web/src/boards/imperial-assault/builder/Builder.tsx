import type { Decision } from '../../../net/types.ts';
import { Army } from './Army.tsx';
import css from './Builder.module.css';
import { Deck } from './Deck.tsx';
import { isBuildingDeck } from './picks.ts';

const BUILDS: ReadonlySet<string> = new Set(['ask.army', 'ask.deck']);

/** Whether a question builds the viewer's army: it has a page of its own in place of the map. */
export function isBuilding(decision: Decision | null): decision is Decision {
  return decision !== null && BUILDS.has(decision.prompt.key);
}

/** The army builder: deployment cards first, then the command deck. */
export function Builder({ decision, cards }: { decision: Decision; cards: readonly string[] }) {
  return (
    <div className={css.builder}>
      {isBuildingDeck(decision) ? <Deck decision={decision} cards={cards} /> : <Army decision={decision} />}
    </div>
  );
}
