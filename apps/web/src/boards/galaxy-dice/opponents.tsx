import { type GalaxyView, LORDS, type SeatView } from '@echo-base/games/galaxy-dice/client';
import { useState } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import type { Leave } from '../../kit/net/leave.ts';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { Emblem } from '../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../kit/ui/player-figure.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import { LeaveMark } from '../../question/log/player-name.tsx';
import { listOf, powerOf } from './names.ts';
import * as css from './opponents.module.css';
import { AllyDisc, AllySigns, LordHex } from './pieces.tsx';
import { SceneProvider, useScene } from './scene.ts';
import { SeatFace } from './seat-face.tsx';
import { useToldTurn } from './told-view.ts';

/** The other players in turn order; for spectators all players. */
export function Opponents(props: BoardProps<GalaxyView>) {
  const { viewer } = props;
  const view = useToldTurn(props.view);
  const own = view.seats.findIndex((seat) => seat.seat === viewer);
  const others = [...view.seats.slice(own + 1), ...view.seats.slice(0, Math.max(0, own))];
  return (
    <SceneProvider board={{ ...props, view }}>
      <ul
        className={cx(
          css.strip,
          others.length === 1 && css.one,
          others.length === 3 && css.three,
          others.length > 3 && css.many,
        )}
      >
        {others.map((seat) => (
          <Opponent key={seat.seat} seat={seat} />
        ))}
      </ul>
    </SceneProvider>
  );
}

/** Accessible text of points: the number, or that they are hidden. */
function pointsOf(t: Translate, { vp }: SeatView): string {
  return vp === null ? t('board.gd.hidden') : t('reward.vp', { vp });
}

/** One player: token, name, status, lord, points. Pressing it shows the whole name, and their allies. */
function Opponent({ seat }: { seat: SeatView }) {
  const t = useTranslate();
  const { view, infoOf, classOf, nameOf } = useScene();
  const [open, setOpen] = useState(false);
  const info = infoOf(seat.seat);
  const isAway = info !== null && !info.connected && !info.isBot;
  const isActive = view.active === seat.seat && view.step !== 'over';
  return (
    <li className={cx(css.seat, classOf(seat.seat), isActive && css.active, seat.conceded && css.out)}>
      <button
        type="button"
        className={css.cell}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <SeatFace seat={seat.seat} size={40} className={css.token} away={isAway} />
        <span className={css.who}>
          <b className={css.name}>
            {seat.rebel && <PlayerFigure badge={info?.badge} />}
            {nameOf(seat.seat)}
            {seat.rebel && (
              <>
                {' '}
                <span className={css.rebel}>· {t(`board.gd.short.${seat.rebel}`)}</span>
              </>
            )}
          </b>
          <Status seat={seat} isActive={isActive} leave={info?.leave ?? (seat.conceded ? 'conceded' : null)} />
        </span>
        <Allies seat={seat} />
        <Lord seat={seat} />
        <span className={css.points} data-points={seat.seat}>
          <span aria-hidden="true">{seat.vp ?? '–'}</span>
          <Emblem id="vp" size={16} />
          <span className="visually-hidden">{pointsOf(t, seat)}</span>
        </span>
      </button>
      {open && <Details seat={seat} />}
    </li>
  );
}

function Status({ seat, isActive, leave }: { seat: SeatView; isActive: boolean; leave: Leave | null }) {
  const t = useTranslate();
  const allies = t('board.gd.allyCount', { count: seat.allies.length });
  if (leave) {
    return (
      <span className={css.status} data-allies={seat.seat}>
        <LeaveMark leave={leave} />
        <span className="visually-hidden">, {allies}</span>
      </span>
    );
  }
  return (
    <span className={css.status} data-allies={seat.seat}>
      {isActive && <Icon name="dice" size={14} />}
      {isActive && <span className={css.plays}>{t('board.gd.plays')}, </span>}
      {allies}
    </span>
  );
}

function Allies({ seat }: { seat: SeatView }) {
  if (seat.allies.length === 0) return null;
  return (
    <span className={css.allies} aria-hidden="true">
      {seat.allies.map((ally) => (
        <AllyDisc key={ally} ally={ally} className={css.mini} />
      ))}
    </span>
  );
}

function Lord({ seat: { lord } }: { seat: SeatView }) {
  const t = useTranslate();
  if (!lord) return null;
  return (
    <span className={css.lord}>
      <LordHex lord={lord} className={css.hex} />
      <span className={css.fewer}>
        <span className="visually-hidden">{t('app.label', { label: t(`lord.${lord}`) })} </span>
        {t('board.gd.fewer', { count: LORDS[lord].diceLost })}
      </span>
    </span>
  );
}

/** A player's whole name and public things, in words. */
function Details({ seat }: { seat: SeatView }) {
  const t = useTranslate();
  const { nameOf } = useScene();
  const { rebel, allies, lord } = seat;
  return (
    <span className={css.details}>
      <span>
        <b>{nameOf(seat.seat)}</b>
        {rebel && <small>{t(`rebel.${rebel}`)}</small>}
      </span>
      {allies.map((ally) => (
        <span key={ally} className={css.line}>
          <AllyDisc ally={ally} className={css.mini} />
          <span>
            {t(`ally.${ally}`)}
            <small>{powerOf(t, ally)}</small>
          </span>
          <AllySigns ally={ally} />
        </span>
      ))}
      {lord && (
        <span className={css.line}>
          <LordHex lord={lord} className={css.mini} />
          {listOf([t(`lord.${lord}`), t('board.gd.fewer', { count: LORDS[lord].diceLost })])}
        </span>
      )}
      {allies.length === 0 && <small>{t('board.gd.allyCount', { count: 0 })}</small>}
    </span>
  );
}
