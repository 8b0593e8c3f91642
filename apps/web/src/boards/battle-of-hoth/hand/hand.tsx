import type { LeaderId, SeatView, View } from '@echo-base/games/battle-of-hoth/client';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Fan } from '../../../kit/ui/cards/fan.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../../kit/ui/player-figure.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { MateState } from '../../kit/mate-state.tsx';
import { playerAt } from '../../kit/player-at.ts';
import { LeaderBadge } from '../leaders/leader-badge.tsx';
import { LeaderBox } from '../leaders/leader-box.tsx';
import { colourOf, sideOfSeat } from '../scene.ts';
import * as css from './hand.module.css';
import { HandGroups, leadersOf, type OwnProps } from './hand-groups.tsx';
import { HandStrip } from './hand-strip.tsx';
import { Legend } from './legend.tsx';

/** Own cards with those of the partner; spectators have none. */
export function Hand(props: BoardProps<View>) {
  const isPhone = usePhone();
  const own = props.view.seats.find(({ seat }) => seat === props.viewer);
  if (!own) return null;
  return (
    <div className={css.hand} data-side={own.side}>
      {isPhone ? <HandStrip {...props} own={own} /> : <WideHand {...props} own={own} />}
    </div>
  );
}

/** Number of cards in the row. */
function cardsShown({ view, own }: OwnProps): number {
  const played = view.order && sideOfSeat(view.order.seat) === own.side ? view.order.before.length + 1 : 0;
  const support = view.campaign?.sides.find(({ side }) => side === own.side)?.hand?.length ?? 0;
  const hands = view.seats.filter(({ side }) => side === own.side).map(({ cards }) => cards);
  return played + support + hands.reduce((sum, cards) => sum + cards, 0);
}

function WideHand(props: OwnProps) {
  const { view, own } = props;
  const leaders = leadersOf(view, own);
  return (
    <div className={css.sheet}>
      <Me {...props} leaders={leaders} />
      <div className={css.middle} style={{ '--cards': cardsShown(props) } as CSSProperties}>
        <HandCards {...props} />
        <Legend view={view} />
      </div>
      {leaders.map((leader) => (
        <LeaderBox key={leader} view={view} seat={own.seat} leader={leader} />
      ))}
    </div>
  );
}

/** The player of the hand, the partner, and the number of cards. */
function Me({ view, viewer, seats, asked = [], own, leaders }: OwnProps & { leaders: readonly LeaderId[] }) {
  const t = useTranslate();
  const mate = seats.find(({ id }) => id !== viewer && sideOfSeat(id) === own.side);
  const player = playerAt(t, seats, viewer);
  return (
    <div className={css.me}>
      <p className={css.who}>
        <Emblem id={colourOf(own.side)} size={24} className={css.mark} />
        <b>
          <PlayerFigure badge={player.badge} />
          {player.name} <span className={css.tint}>· {t(`side.${own.side}`)}</span>
        </b>
        <small>{t('board.bh.hand.counts', { cards: own.cards, deck: own.deck })}</small>
        {mate && (
          <small>
            {t('board.bh.hand.with', { mate: mate.name })} · <MateState mate={mate} isAsked={asked.includes(mate.id)} />
          </small>
        )}
      </p>
      {leaders.map((leader) => (
        <p key={leader} className={css.led}>
          <LeaderBadge leader={leader} size={36} />
          <span>
            <small>{t('board.bh.card.leader')}</small> <b>{t(`leader.${leader}`)}</b>
          </span>
        </p>
      ))}
      {view.campaign && <CampaignCounts view={view} own={own} />}
    </div>
  );
}

function CampaignCounts({ view, own }: { view: View; own: SeatView }) {
  const t = useTranslate();
  const side = view.campaign?.sides.find((one) => one.side === own.side);
  if (!side) return null;
  return <small>{t('board.bh.hand.support', { cards: side.cards, deck: side.deck })}</small>;
}

/** All cards in one row, by kind. */
function HandCards({ view, own }: OwnProps) {
  const t = useTranslate();
  const decision = useDecision();
  return (
    <Fan
      about={decision?.prompt.key ?? null}
      className={css.fan}
      label={t('board.bh.hand.cards')}
      earlierLabel={t('board.bh.hand.earlier')}
      laterLabel={t('board.bh.hand.later')}
    >
      <HandGroups view={view} own={own} />
    </Fan>
  );
}
