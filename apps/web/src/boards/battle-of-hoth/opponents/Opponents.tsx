import type { SeatView, Side, View } from '@echo-base/games/battle-of-hoth/client';
import { rivalOf, SIDES } from '@echo-base/games/battle-of-hoth/client';
import { Fragment } from 'react';
import { type Translate, useTranslate } from '../../../i18n/translate.tsx';
import { PlayerName } from '../../../match/player-name.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/marks.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import type { BoardProps } from '../../types.ts';
import { Result } from '../end/Result.tsx';
import { RackRow } from '../medals/Rack.tsx';
import { colourOf, sideOfSeat } from '../scene.tsx';
import css from './Opponents.module.css';
import { STEPS, stepOf } from './steps.ts';

/** The other side with its counts, and the step of the turn; both sides for spectators; after the end the result. */
export function Opponents(props: BoardProps<View>) {
  const isPhone = usePhone();
  const own = props.viewer === 'spectator' ? null : sideOfSeat(props.viewer);
  return (
    <>
      {props.outcome ? <Result {...props} outcome={props.outcome} /> : <Strip {...props} own={own} />}
      {isPhone && <RackRow view={props.view} near={own ?? 'rebels'} />}
    </>
  );
}

function Strip({ own, ...props }: BoardProps<View> & { own: Side | null }) {
  const shown = own ? [rivalOf(own)] : SIDES;
  return (
    <div className={cx(css.strip, shown.length > 1 && css.both)}>
      {shown.map((side) => (
        <Rival key={side} {...props} side={side} />
      ))}
      <TurnSteps view={props.view} />
    </div>
  );
}

function TurnSteps({ view }: { view: View }) {
  const t = useTranslate();
  const { decision } = useTargets();
  const names = STEPS.map((step) => t(`board.bh.step.${step}`));
  const now = STEPS.indexOf(stepOf(view, decision));
  return <Steps label={t('board.bh.step.steps')} names={names} now={now} className={css.steps} />;
}

interface RivalProps extends BoardProps<View> {
  readonly side: Side;
}

/** What a side does now. */
function statusOf(t: Translate, { view, side }: RivalProps): string {
  return t(view.active === side ? 'board.bh.side.plays' : 'board.bh.side.waits');
}

function Rival(props: RivalProps) {
  const t = useTranslate();
  const { view, side, seats } = props;
  const players = seats.filter(({ id }) => sideOfSeat(id) === side);
  const own = view.seats.filter((seat) => seat.side === side);
  const colour = colourOf(side);
  return (
    <section className={cx(css.rival, css[colour])} aria-label={t(`side.${side}`)}>
      <Emblem id={colour} size={30} className={css.mark} />
      <p className={css.who}>
        <b>
          {players.map((seat, index) => (
            <Fragment key={seat.id}>
              {index > 0 && ', '}
              <PlayerName seat={seat} />
            </Fragment>
          ))}{' '}
          <span className={css.tint}>· {t(`side.${side}`)}</span>
        </b>
        <small>{statusOf(t, props)}</small>
      </p>
      {own.map((seat) => (
        <Counts key={seat.seat} seat={seat} name={own.length > 1 ? t(`seat.${seat.seat}`) : null} />
      ))}
      <Support view={view} side={side} />
    </section>
  );
}

/** Cards in hand and pile of a seat, and its leader. */
function Counts({ seat, name }: { seat: SeatView; name: string | null }) {
  const t = useTranslate();
  return (
    <ul className={css.counts} aria-label={name ?? undefined}>
      {name !== null && <li className={css.name}>{name}</li>}
      <li>
        <b>{seat.cards}</b> {t('board.bh.side.cards', { n: seat.cards })}
      </li>
      <li>
        <b>{seat.deck}</b> {t('board.bh.side.deck')}
      </li>
      {seat.leader && (
        <li>
          {t('board.bh.card.leader')} <strong>{t(`leader.${seat.leader}`)}</strong>
        </li>
      )}
    </ul>
  );
}

/** Support cards of a side in a campaign. */
function Support({ view, side }: { view: View; side: Side }) {
  const t = useTranslate();
  const own = view.campaign?.sides.find((one) => one.side === side);
  if (!own) return null;
  return (
    <ul className={css.counts}>
      <li>
        <b>{own.cards}</b> {t('board.bh.side.supports', { n: own.cards })}
      </li>
    </ul>
  );
}
