import { type CardId, cardName, type LeaderId, leaderCards, type View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { CardName } from '../../../question/log/cards.tsx';
import { LeaderBadge } from './leader-badge.tsx';
import * as css from './leaders.module.css';

type Whereabouts = 'inPlay' | 'inHand' | 'discarded' | 'inPile';

/** Where a card of a seat's deck is, as its player knows it. */
function whereOf({ seats, order }: View, seat: string, card: CardId): Whereabouts {
  const own = seats.find((one) => one.seat === seat);
  if (order?.seat === seat && [...order.before, order.card].includes(card)) return 'inPlay';
  if (own?.hand?.includes(card)) return 'inHand';
  return own?.discards.includes(card) ? 'discarded' : 'inPile';
}

/** A leader of the viewer with its three cards, and where they are. */
export function LeaderBox({
  view,
  seat,
  leader,
}: {
  readonly view: View;
  readonly seat: string;
  readonly leader: LeaderId;
}) {
  const t = useTranslate();
  return (
    <section className={css.box} aria-label={t('board.bh.leader.yours')}>
      <h3 className="label">{t('board.bh.leader.yours')}</h3>
      <div className={css.frame}>
        <p className={css.who}>
          <LeaderBadge leader={leader} size={38} />
          <b>{t(`leader.${leader}`)}</b>
        </p>
        <ul className={css.cards}>
          {leaderCards(leader).map((card) => {
            const where = whereOf(view, seat, card);
            return (
              <li key={card} className={cx(where === 'inHand' && css.held)}>
                <CardName card={`order.${card}`}>{t(cardName(card))}</CardName>
                <span>{t(`board.bh.leader.${where}`)}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
