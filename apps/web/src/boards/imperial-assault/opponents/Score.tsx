import type { View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { PlayerName } from '../../../match/player-name.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Emblem } from '../../../ui/marks.tsx';
import type { BoardProps } from '../../types.ts';
import { looksOf } from '../looks.ts';
import css from './Score.module.css';

/** Both players in one line, for phones: points and command cards in hand; the round. */
export function Score({ view, viewer, seats }: BoardProps<View>) {
  const t = useTranslate();
  const looks = looksOf(view);
  const order = [...view.players].sort((a, b) => Number(a.seat === viewer) - Number(b.seat === viewer));
  return (
    <div className={css.score}>
      {order.map(({ seat, points, handSize }) => (
        <p key={seat} className={css[looks.get(seat) ?? 'rebel']}>
          <Emblem id={looks.get(seat) ?? 'rebel'} size={20} className={css.mark} />
          <span className={css.name}>
            <PlayerName seat={seats.find(({ id }) => id === seat) ?? { name: t(`seat.${seat}`) }} />
          </span>
          <b>{points}</b>
          <span className="visually-hidden">{t('board.ia.player.points', { n: points })}</span>
          <small>
            <Icon name="cards" size={14} />
            {handSize}
            <span className="visually-hidden">{t('board.ia.player.hand', { n: handSize })}</span>
          </small>
        </p>
      ))}
      <small className={css.round}>{t('board.ia.round', { n: view.round })}</small>
    </div>
  );
}
