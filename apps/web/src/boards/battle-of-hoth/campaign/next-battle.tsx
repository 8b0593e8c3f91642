import { type CampaignView, cardName, leaderCards, type View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import type { BoardProps, SeatInfo } from '../../../question/board-set.ts';
import { chosenOf, seatsBySide } from '../create/battles.ts';
import { Brief } from '../create/brief.tsx';
import { LeaderBadge } from '../leaders/leader-badge.tsx';
import { colourOf, sideOfSeat } from '../scene.ts';
import * as css from './campaign.module.css';
import { battleNumber } from './tree.ts';

type Props = BoardProps<View> & { readonly campaign: CampaignView };

/** The battle that follows: its map, forces and rules, and the leader cards in it. */
export function NextBattle({ view, campaign, seats }: Props) {
  const t = useTranslate();
  const { scenario, files } = view;
  // Reads the files of all battles.
  const chosen = useMemo(() => chosenOf({ scenario, files }), [scenario, files]);
  return (
    <aside className={css.next} aria-label={t('board.bh.campaign.next', { n: battleNumber(campaign) })}>
      <h3 className="label">{t('board.bh.campaign.next', { n: battleNumber(campaign) })}</h3>
      {chosen.kind === 'battle' && <Brief battle={chosen.battle} seats={seatsBySide(seats.map(({ id }) => id))} />}
      <Leaders campaign={campaign} />
    </aside>
  );
}

/** Leader cards of this battle by side; "none" is said too (20.7). */
function Leaders({ campaign }: { campaign: CampaignView }) {
  const t = useTranslate();
  return (
    <section className={css.leaders}>
      <h3 className="label">{t('board.bh.campaign.leaders')}</h3>
      {campaign.sides.map(({ side, leaders }) =>
        leaders.length === 0 ? (
          <p key={side}>{t('board.bh.campaign.noLeader', { side: t(`side.${side}`) })}</p>
        ) : (
          leaders.map((leader) => (
            <p key={leader} className={css.leader}>
              <LeaderBadge leader={leader} size={36} />
              <span>
                <b>{t(`leader.${leader}`)}</b>
                <small>
                  {leaderCards(leader)
                    .map((card) => t(cardName(card)))
                    .join(', ')}
                </small>
              </span>
            </p>
          ))
        ),
      )}
    </section>
  );
}

/** Who is ready for the battle, and for whom the match waits (20.8). */
export function Ready({ seats, asked = [] }: Pick<Props, 'seats' | 'asked'>) {
  return (
    <ul className={css.seats}>
      {seats.map((seat) => (
        <Seat key={seat.id} seat={seat} isReady={!asked.includes(seat.id)} />
      ))}
    </ul>
  );
}

/** A player, and whether the match still waits for their word. */
function Seat({ seat: { id, name, isMine }, isReady }: { seat: SeatInfo; isReady: boolean }) {
  const t = useTranslate();
  const side = sideOfSeat(id);
  return (
    <li className={css.seat} data-side={side} data-ready={isReady}>
      <Emblem id={colourOf(side)} size={26} className={css.emblem} />
      <span>
        <b>{name}</b> · {t(`side.${side}`)}
        {isMine && <small>{t('board.bh.campaign.you')}</small>}
      </span>
      <em className={cx(isReady && css.met)}>
        {isReady && <Icon name="check" size={16} />}
        {t(isReady ? 'board.bh.campaign.ready' : 'board.bh.campaign.notReady')}
      </em>
    </li>
  );
}
