import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { type AnyCard, orderCard, supportCard } from '../cards/card.ts';
import { HandCard } from '../cards/hand-card.tsx';
import * as css from './rail.module.css';

/** Open piles: the discards of each seat, and the support cards each side has played. */
export function Discards({ view }: { readonly view: View }) {
  const t = useTranslate();
  const orders = view.seats.map(({ seat, discards }) => ({
    id: seat,
    name: t('pile.orders', { seat: t(`seat.${seat}`) }),
    cards: discards.map(orderCard),
  }));
  const supports = (view.campaign?.sides ?? []).map(({ side, discards }) => ({
    id: `support-${side}`,
    name: t('pile.supports', { side: t(`side.${side}`) }),
    cards: discards.map(supportCard),
  }));
  const piles = [...orders, ...supports].filter(({ cards }) => cards.length > 0);
  if (piles.length === 0) return null;
  return (
    <section aria-label={t('board.bh.pile.piles')}>
      <h3 className="label">{t('board.bh.pile.piles')}</h3>
      <ul className={css.piles}>
        {piles.map(({ id, name, cards }) => (
          <li key={id} data-open={`pile:${id}`}>
            <Pile name={name} cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A pile by its name and number of cards, which opens it. */
function Pile({ name, cards }: { name: string; cards: readonly AnyCard[] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small variant="quiet" icon="cards" onClick={() => setOpen(true)}>
        {t('board.bh.pile.count', { name, n: cards.length })}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={name} closeLabel={t('match.close')} wide>
        <ul className={css.spread}>
          {cards.map((card) => (
            <li key={card.id}>
              <HandCard card={card} isReadOnly />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
