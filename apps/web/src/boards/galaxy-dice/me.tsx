import { LORDS, REBELS, type RebelId, type SeatView } from '@echo-base/games/galaxy-dice/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { DieSymbol } from '../../kit/ui/die.tsx';
import { initialOf } from '../../kit/ui/initial.ts';
import { Emblem } from '../../kit/ui/marks.tsx';
import { SeatToken } from '../../kit/ui/seat-token.tsx';
import * as css from './hand.module.css';
import { HelperCard } from './helper-card.tsx';
import { LordHex, rebelBust } from './pieces.tsx';
import { useScene } from './scene.ts';

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
  const { nameOf, infoOf, lookOf } = useScene();
  const { rebel } = seat;
  const info = infoOf(seat.seat);
  const name = nameOf(seat.seat);
  const face = rebel ? { bust: rebelBust(rebel) } : { initial: initialOf(name) };
  const isAway = info !== null && !info.connected && !info.isBot;
  const token = <SeatToken look={lookOf(seat.seat)} size={54} className={css.token} away={isAway} {...face} />;
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
  const { symbol } = REBELS[rebel];
  return (
    <HelperCard piece="rebel" disc={token} bare>
      <span className={css.name}>
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
