import { LORDS, REBELS, type SeatView } from '@echo-base/games/galaxy-dice/client';
import { useSay } from '../../i18n/say.tsx';
import { DieSymbol } from '../../ui/Die.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Emblem } from '../../ui/silhouettes.tsx';
import { REBEL_BUST } from './busts.ts';
import css from './Hand.module.css';
import { LordHex } from './pieces.tsx';
import { useScene } from './scene.tsx';

/** A player as the hand shows them: token, rebel and its symbol, lord, points. */
export function Me({ seat }: { seat: SeatView }) {
  const say = useSay();
  const { nameOf, infoOf } = useScene();
  const { rebel, lord } = seat;
  const info = infoOf(seat.seat);
  const face = rebel ? { bust: REBEL_BUST[rebel] } : { initial: nameOf(seat.seat).slice(0, 1) };
  return (
    <div className={css.me}>
      <SeatToken
        side="rebel"
        size={54}
        className={css.token ?? ''}
        away={info !== null && !info.connected && !info.isBot}
        {...face}
      />
      <div className={css.who}>
        <p className={css.name}>
          {nameOf(seat.seat)}
          {rebel && <span className={css.rebel}> · {say(`board.gd.short.${rebel}`)}</span>}
        </p>
        {rebel && (
          <p className={css.symbol}>
            <DieSymbol face={REBELS[rebel].symbol} size={26} />
            {say(seat.rebelUsed ? 'board.gd.used' : 'board.gd.onceEachTurn')}
          </p>
        )}
      </div>
      {lord && (
        <p className={css.lord}>
          <LordHex lord={lord} className={css.hex} />
          <span>
            <span className="visually-hidden">{say(`lord.${lord}`)}: </span>
            {say('board.gd.fewer', { count: LORDS[lord].diceLost })}
          </span>
        </p>
      )}
      <p className={css.points}>
        <span aria-hidden="true">{seat.vp ?? '–'}</span>
        <Emblem id="vp" size={20} />
        <span className="visually-hidden">
          {seat.vp === null ? say('board.gd.hidden') : say('reward.vp', { vp: seat.vp })}
        </span>
      </p>
    </div>
  );
}
