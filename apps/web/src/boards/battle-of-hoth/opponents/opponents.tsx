import type { SeatView, Side, View } from '@echo-base/games/battle-of-hoth/client';
import { rivalOf, SIDES } from '@echo-base/games/battle-of-hoth/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Steps } from '../../../kit/ui/steps.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { SeatPlate, SeatStrip } from '../../kit/seat-strip.tsx';
import { MatchResult } from '../end/result.tsx';
import { RackRow } from '../medals/rack.tsx';
import { colourOf, sideOfSeat } from '../scene.ts';
import * as css from './opponents.module.css';
import { STEPS, stepOf } from './steps.ts';

/** The other side with its counts, and the step of the turn; both sides for spectators; after the end the result. */
export function Opponents(props: BoardProps<View>) {
  const isPhone = usePhone();
  const own = props.viewer === 'spectator' ? null : sideOfSeat(props.viewer);
  return (
    <>
      {props.outcome ? <MatchResult {...props} outcome={props.outcome} /> : <Strip {...props} own={own} />}
      {isPhone && <RackRow view={props.view} near={own ?? 'rebels'} />}
    </>
  );
}

function Strip({ own, ...props }: BoardProps<View> & { own: Side | null }) {
  const shown = own ? [rivalOf(own)] : SIDES;
  return (
    <SeatStrip className={cx(css.strip, shown.length > 1 && css.both)}>
      {shown.map((side) => (
        <Rival key={side} {...props} side={side} />
      ))}
      <TurnSteps view={props.view} />
    </SeatStrip>
  );
}

function TurnSteps({ view }: { view: View }) {
  const t = useTranslate();
  const decision = useDecision();
  const names = STEPS.map((step) => t(`board.bh.step.${step}`));
  const now = STEPS.indexOf(stepOf(view, decision));
  return <Steps label={t('board.bh.step.steps')} names={names} now={now} className={css.steps} />;
}

interface RivalProps extends BoardProps<View> {
  readonly side: Side;
}

function Rival(props: RivalProps) {
  const t = useTranslate();
  const { view, side, seats } = props;
  const own = view.seats.filter((seat) => seat.side === side);
  return (
    <SeatPlate
      look={colourOf(side)}
      label={t(`side.${side}`)}
      players={seats.filter(({ id }) => sideOfSeat(id) === side)}
      side={t(`side.${side}`)}
      status={statusOf(t, props)}
      classes={{ plate: css.rival, mark: css.mark, who: css.who }}
    >
      {own.map((seat) => (
        <Counts key={seat.seat} seat={seat} name={own.length > 1 ? t(`seat.${seat.seat}`) : null} />
      ))}
      <Support view={view} side={side} />
    </SeatPlate>
  );
}

/** Status of a side; of a pair the one whose turn it is, as long as this one is asked. */
function statusOf(t: Translate, { view, side, seats, asked = [] }: RivalProps): string {
  if (view.active !== side) return t('board.bh.side.waits');
  const here = seats.filter(({ id }) => sideOfSeat(id) === side);
  const now = here.find(({ id }) => asked.includes(id));
  return here.length > 1 && now ? t('board.bh.side.playsNow', { name: now.name }) : t('board.bh.side.plays');
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
