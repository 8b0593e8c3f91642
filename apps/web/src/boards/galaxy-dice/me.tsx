import { LORDS, REBELS, type RebelId, type SeatView } from '@echo-base/games/galaxy-dice/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { DieSymbol } from '../../kit/ui/die.tsx';
import { Emblem } from '../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../kit/ui/player-figure.tsx';
import * as css from './hand.module.css';
import { HelperCard } from './helper-card.tsx';
import { LordHex } from './pieces.tsx';
import { useScene } from './scene.ts';
import { SeatFace } from './seat-face.tsx';

/** A player in the hand: token and rebel, which is also a helper; lord; points. */
export function Me({ seat }: { seat: SeatView }) {
  const t = useTranslate();
  const { classOf } = useScene();
  return (
    <div className={cx(css.me, classOf(seat.seat))}>
      <Face seat={seat} />
      <Lord seat={seat} />
      <p className={css.points} data-points={seat.seat}>
        <span aria-hidden="true">{seat.vp ?? '–'}</span>
        <Emblem id="vp" size={20} />
        <span className="visually-hidden">
          {seat.vp === null ? t('board.gd.hidden') : t('reward.vp', { vp: seat.vp })}
        </span>
      </p>
    </div>
  );
}

function Face({ seat }: { seat: SeatView }) {
  const { nameOf, infoOf } = useScene();
  const { rebel } = seat;
  const info = infoOf(seat.seat);
  const name = nameOf(seat.seat);
  const isAway = info !== null && !info.connected && !info.isBot;
  const token = <SeatFace seat={seat.seat} size={54} className={css.token} away={isAway} />;
  if (rebel) return <Rebel name={name} seat={seat} rebel={rebel} token={token} />;
  return (
    <div className={css.plain}>
      {token}
      <p className={css.name}>{name}</p>
    </div>
  );
}

interface RebelProps {
  name: string;
  seat: SeatView;
  rebel: RebelId;
  token: ReactNode;
}

function Rebel({ name, seat, rebel, token }: RebelProps) {
  const t = useTranslate();
  const { infoOf } = useScene();
  const { symbol } = REBELS[rebel];
  return (
    <HelperCard piece="rebel" disc={token} bare>
      <span className={css.name}>
        <PlayerFigure badge={infoOf(seat.seat)?.badge} />
        {name} <span className={css.rebel}>· {t(`board.gd.short.${rebel}`)}</span>
      </span>
      <span className={css.symbol}>
        <DieSymbol face={symbol} size={26} />
        <span className={css.often}>{t(seat.rebelUsed ? 'board.gd.used' : 'board.gd.onceEachTurn')}</span>
      </span>
      <span className="visually-hidden">, {t(`symbol.${symbol}`)}</span>
    </HelperCard>
  );
}

function Lord({ seat: { lord } }: { seat: SeatView }) {
  const t = useTranslate();
  if (!lord) return null;
  return (
    <p className={css.lord}>
      <LordHex lord={lord} className={css.hex} />
      <span>
        <span className="visually-hidden">{t('app.label', { label: t(`lord.${lord}`) })} </span>
        {t('board.gd.fewer', { count: LORDS[lord].diceLost })}
      </span>
    </p>
  );
}
