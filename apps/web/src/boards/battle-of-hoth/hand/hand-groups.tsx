import type { LeaderId, SeatView, View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { sideOfSeat } from '../scene.ts';
import { LeaderChoice, Orders, Supports, useTakeable } from './groups.tsx';

/** Props of the parts of a hand: the match, and the seat whose hand it is. */
export type OwnProps = BoardProps<View> & { readonly own: SeatView };

/** Leaders whose cards are in the seat's deck: its own, and in a campaign those of the outcome. */
export function leadersOf({ campaign }: View, { leader, side }: SeatView): readonly LeaderId[] {
  const lent = campaign?.sides.find((one) => one.side === side)?.leaders ?? [];
  return [...new Set([...(leader ? [leader] : []), ...lent])];
}

/** What lies in the hand, and what the question lets the player choose there. */
export function HandGroups({ view, own }: { readonly view: View; readonly own: SeatView }) {
  const t = useTranslate();
  const decision = useDecision();
  const { order, seats, campaign, attack } = view;
  const takeable = useTakeable(own.discards);
  const played = order && sideOfSeat(order.seat) === own.side ? [...order.before, order.card] : [];
  const support = campaign?.sides.find(({ side }) => side === own.side)?.hand ?? [];
  const mates = seats.filter(({ seat, side, hand }) => seat !== own.seat && side === own.side && hand);
  const asksForDice = decision?.options.some(({ at }) => at?.startsWith('die:')) ?? false;
  return (
    <>
      {attack && asksForDice && <DiceTray attack={attack} />}
      {decision?.prompt.key === 'ask.leader' && <LeaderChoice decision={decision} />}
      <Orders name={t('board.bh.hand.played')} cards={played} isPlayed />
      <Orders name={t('board.bh.hand.takeable')} cards={takeable} />
      <Orders name={t('board.bh.hand.orders')} cards={own.hand ?? []} />
      <Supports name={t('board.bh.hand.supports')} cards={support} />
      {mates.map(({ seat, hand }) => (
        <Orders key={seat} name={t('board.bh.hand.of', { mate: t(`seat.${seat}`) })} cards={hand ?? []} isReadOnly />
      ))}
    </>
  );
}
