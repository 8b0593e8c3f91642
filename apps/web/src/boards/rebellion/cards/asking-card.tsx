import type { RebellionView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useDecision } from '../../../question/selection/use-selection.ts';
import * as css from './asking-card.module.css';
import { cardText, textOf } from './card.ts';
import { cardFrom, cards } from './named.tsx';

/** The card that asks the current question, with its whole text; a running attempt shows its own on the board. */
export function AskingCard({ view }: { view: RebellionView }) {
  const t = useTranslate();
  const decision = useDecision();
  const name = decision?.source ? cards.cardOf(decision.source) : null;
  if (name === null || (view.mission?.rolls && name.startsWith('mission.'))) return null;
  const card = cardFrom(name);
  return (
    <section className={css.asking} aria-label={t({ key: name })} data-asking={name}>
      <h3>
        <cards.Sign card={name} /> {cardText(t, card)}
      </h3>
      <p>{textOf(t, card)}</p>
    </section>
  );
}
