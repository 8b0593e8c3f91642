import type { LeaderId, RebellionView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { Emblem } from '../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../kit/ui/player-figure.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import type { BoardProps } from '../../question/board-set.ts';
import { useDecision } from '../../question/selection/use-selection.ts';
import { MateState } from '../kit/mate-state.tsx';
import { playerAt } from '../kit/player-at.ts';
import css from './hand.module.css';
import { HandCards, type HandProps } from './hand-cards.tsx';
import { LeaderTile } from './leaders/leader-tile.tsx';
import { VetoProvider } from './mates/veto.tsx';
import { orderOf } from './order/order.ts';
import { OrderTray } from './order/order-tray.tsx';
import { sideOfSeat } from './scene.ts';
import { captivesOf, colourOf, namedWithRole, poolOf, sideOfViewer } from './sides.ts';
import { toPlace } from './stages/tray.ts';
import { Pools } from './team/pools.tsx';
import { useTeam } from './team/team.tsx';

/** The hand of the viewer's side: leaders, missions, action cards, objectives or probe cards. Spectators have none. */
export function Hand(props: BoardProps<RebellionView>) {
  const side = sideOfViewer(props.viewer);
  const decision = useDecision();
  const order = orderOf(decision);
  if (side && decision && order) return <OrderTray decision={decision} order={order} />;
  return side ? <SideHand {...props} side={side} /> : null;
}

function SideHand(props: HandProps) {
  const { view, side } = props;
  const isAssigning = view.phase === 'assignment';
  return (
    <div className={cx(css.hand, isAssigning && css.assigning)} data-side={side}>
      <div className={css.sheet}>
        <div className={css.who}>
          <Me {...props} />
          <Pool {...props} bare={!isAssigning} />
          <Pending {...props} />
        </div>
        <VetoProvider {...props}>
          <HandCards {...props} />
        </VetoProvider>
      </div>
    </div>
  );
}

/** A mission that has been carried out and takes effect later, so that nothing has changed yet. */
function Pending({ view, side }: Pick<HandProps, 'view' | 'side'>) {
  const t = useTranslate();
  if (side !== 'rebel' || !view.lasting.some(({ kind }) => kind === 'mobilization')) return null;
  return (
    <p className={css.pending} data-pending="">
      <Icon name="clock" size={16} />
      {t('board.rb.side.mobilization', { mission: { key: 'mission.rapid-mobilization' } })}
    </p>
  );
}

/** The player of the hand, and the number of leaders left. */
function Me(props: HandProps) {
  const t = useTranslate();
  const { view, side, seats, viewer } = props;
  const own = playerAt(t, seats, viewer);
  return (
    <div className={css.me}>
      <Emblem id={colourOf(side)} size={24} className={css.mark} />
      <p>
        <b>
          <PlayerFigure badge={own.badge} />
          {namedWithRole(t, own)} <span className={css.side}>· {t(`side.${side}`)}</span>
        </b>
        <small>{t('board.rb.side.leadersLeft', { count: poolOf(view, side).length })}</small>
        <Mate {...props} />
      </p>
      <Placed view={view} side={side} />
    </div>
  );
}

/** "23 of 37 placed" on a scale, during the setup of a side's units. */
function Placed({ view, side }: Pick<HandProps, 'view' | 'side'>) {
  const t = useTranslate();
  const count = toPlace(view, side);
  if (!count) return null;
  return (
    <p className={css.placed}>
      {t('board.rb.tray.placed', count)}
      <span aria-hidden="true" className={css.scale}>
        <span className={css.done} style={{ width: `${(100 * count.placed) / count.all}%` }} />
      </span>
    </p>
  );
}

/** The team-mate who has the other part of the side. */
function Mate({ seats, viewer, side, view, asked = [] }: HandProps) {
  const t = useTranslate();
  const mate = seats.find(({ id }) => id !== viewer && sideOfSeat(id) === side);
  if (!mate) return null;
  return (
    <small>
      {' '}
      · {t('board.rb.side.mate', { mate: namedWithRole(t, mate) })} ·{' '}
      <MateState
        mate={mate}
        isAsked={asked.includes(mate.id)}
        hasFinished={view.phase === 'assignment' && view.active === side}
      />
    </small>
  );
}

/** Leaders up to which the full names fit under their tokens in one row. */
const NAMED_UP_TO = 4;

/** Leaders that a phone shows without scrolling; with more their number stands before them. */
const SEEN_ON_PHONE = 2;

/** Captives, then the leaders of the pool. */
function Pool({ view, side, bare }: Pick<HandProps, 'view' | 'side'> & { bare: boolean }) {
  const t = useTranslate();
  const leaders = [...captivesOf(view, side), ...poolOf(view, side)];
  const team = useTeam();
  // With two pools each has a row, in which only short names fit.
  const names = leaders.length <= NAMED_UP_TO && !team ? 'full' : 'short';
  const isPhone = usePhone();
  const tileOf = (id: LeaderId) => <LeaderTile leader={id} now={view.leaders[id]} bare={bare ? names : undefined} />;
  if (team) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
      <div role="group" className={cx(css.pool, css.pools)} aria-label={t('board.rb.side.pool')}>
        <Pools team={team} view={view} side={side} leaders={leaders}>
          {tileOf}
        </Pools>
      </div>
    );
  }
  return (
    <ul className={css.pool} aria-label={t('board.rb.side.pool')}>
      {isPhone && leaders.length > SEEN_ON_PHONE && (
        <li className={css.count}>{t('board.rb.side.leaders', { count: leaders.length })}</li>
      )}
      {leaders.map((id) => (
        <li key={id}>{tileOf(id)}</li>
      ))}
    </ul>
  );
}
