import type { View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../../kit/ui/player-figure.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { PlayerName } from '../../../question/log/player-name.tsx';
import { playerAt } from '../../kit/player-at.ts';
import { looksOf } from '../looks.ts';
import * as css from './score.module.css';

/** Both players in one line, for phones: points and command cards in hand; the round. */
export function Score({ view, viewer, seats }: BoardProps<View>) {
  const t = useTranslate();
  const looks = looksOf(view);
  const order = [...view.players].sort((a, b) => Number(a.seat === viewer) - Number(b.seat === viewer));
  return (
    <div className={css.score}>
      {order.map(({ seat, points, handSize }) => (
        <p key={seat} data-side={looks.get(seat) ?? 'rebel'}>
          <Emblem id={looks.get(seat) ?? 'rebel'} size={20} className={css.mark} />
          <span className={css.name}>
            <PlayerFigure badge={playerAt(t, seats, seat).badge} />
            <span className={css.words}>
              <PlayerName seat={playerAt(t, seats, seat)} />
            </span>
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
