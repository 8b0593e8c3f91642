import { useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { type AnyCard, nameOf, orderCard, supportCard } from '../cards/card.ts';
import { asksForCard, useCard } from '../cards/card-target.ts';
import { OrderTop } from '../cards/order-sign.tsx';
import { AttackPanel } from '../dice/attack-panel.tsx';
import { DiceTray } from '../dice/dice-tray.tsx';
import { LeaderBox } from '../leaders/leader-box.tsx';
import { LeaderChoice } from './groups.tsx';
import * as css from './hand.module.css';
import { HandGroups, leadersOf, type OwnProps } from './hand-groups.tsx';

/**
 * Phone: the cards in one low row; a press opens a sheet with all of them in full. While the bar lists them there is one
 * button for the sheet.
 */
export function HandStrip({ view, own }: OwnProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const decision = useDecision();
  // The sheet closes with the question it was opened for.
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const question = decision?.id ?? null;
  const open = () => {
    setOpenedFor(question);
    setOpen(true);
  };
  const support = view.campaign?.sides.find(({ side }) => side === own.side)?.hand ?? [];
  const title = t('board.bh.hand.title', { cards: own.cards, deck: own.deck });
  const cards = [...(own.hand ?? []).map(orderCard), ...support.map(supportCard)];
  return (
    <>
      <Above view={view} own={own} />
      {asksForCard(decision) ? (
        <Button wide icon="cards" onClick={open}>
          {title}
        </Button>
      ) : (
        <ul className={css.strip} aria-label={t('board.bh.hand.cards')}>
          {cards.map((card) => (
            <li key={card.id}>
              <StripCard card={card} onOpen={open} />
            </li>
          ))}
          {cards.length === 0 && <li className={css.none}>{t('board.bh.hand.none')}</li>}
        </ul>
      )}
      <Dialog
        open={isOpen && openedFor === question}
        onOpenChange={setOpen}
        placement="bottom"
        title={title}
        closeLabel={t('match.close')}
      >
        <div className={css.opened}>
          <HandGroups view={view} own={own} />
          {leadersOf(view, own).map((leader) => (
            <LeaderBox key={leader} view={view} seat={own.seat} leader={leader} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

/** Dice and leaders that are asked for, or the dice of the own attack. */
function Above({ view, own }: Pick<OwnProps, 'view' | 'own'>) {
  const decision = useDecision();
  const asksForDice = decision?.options.some(({ at }) => at?.startsWith('die:')) ?? false;
  // Attacks of the other side are announced.
  const isOwnTurn = view.order !== null && view.active === own.side;
  return (
    <>
      {view.attack && asksForDice && <DiceTray attack={view.attack} />}
      {!asksForDice && isOwnTurn && <AttackPanel view={view} />}
      {decision?.prompt.key === 'ask.leader' && (
        <div className={css.strip}>
          <LeaderChoice decision={decision} />
        </div>
      )}
    </>
  );
}

/** Name and need of a card. */
function StripCard({ card, onOpen }: { card: AnyCard; onOpen(): void }) {
  const t = useTranslate();
  const { state } = useCard(card);
  return (
    <button type="button" className={css.low} data-asked={state === 'legal' || undefined} onClick={onOpen}>
      <span aria-hidden="true" className={css.sign}>
        {card.deck === 'order' ? <OrderTop card={card.id} isFull={false} /> : <Icon name="plus" size={18} />}
      </span>
      <b>{t(nameOf(card))}</b>
    </button>
  );
}
