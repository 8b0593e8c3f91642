import type { PlayerView, View } from '@echo-base/games/imperial-assault/client';
import { type Translate, useTranslate } from '../../../i18n/translate.tsx';
import { PlayerName } from '../../../match/player-name.tsx';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/marks.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import type { BoardProps } from '../../types.ts';
import { Result } from '../end/Result.tsx';
import { looksOf } from '../looks.ts';
import css from './Opponents.module.css';
import { Score } from './Score.tsx';

/** The other player with points and cards; both players for spectators. */
export function Opponents(props: BoardProps<View>) {
  const { view, viewer } = props;
  const isPhone = usePhone();
  if (props.outcome) return <Result {...props} outcome={props.outcome} />;
  const shown = view.players.filter(({ seat }) => seat !== viewer);
  if (view.map === null) return <Builders {...props} players={shown} />;
  if (isPhone) return <Score {...props} />;
  return (
    <div className={css.strip}>
      {shown.map((player) => (
        <Player key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}

const nameOf = (t: Translate, { seats }: BoardProps<View>, seat: string): string =>
  seats.find(({ id }) => id === seat)?.name ?? t(`seat.${seat}`);

/** The other players while armies are built in secret: who is still choosing. */
function Builders(props: BoardProps<View> & { players: readonly PlayerView[] }) {
  const t = useTranslate();
  return (
    <div className={css.strip}>
      {props.players.map(({ seat }) => (
        <p key={seat} className={css.builder}>
          <b>{nameOf(t, props, seat)}</b>{' '}
          {t(props.asked?.includes(seat) ? 'board.ia.player.builds' : 'board.ia.player.locked')}
        </p>
      ))}
    </div>
  );
}

function Player({ view, seats, player }: BoardProps<View> & { player: PlayerView }) {
  const t = useTranslate();
  const { seat, points, handSize, deckSize, discards } = player;
  const look = looksOf(view).get(seat) ?? 'rebel';
  const info = seats.find(({ id }) => id === seat) ?? { name: t(`seat.${seat}`) };
  const status = view.turn === seat ? 'plays' : 'waits';
  return (
    <section className={cx(css.player, css[look])} aria-label={info.name}>
      <Emblem id={look} size={28} className={css.mark} />
      <p>
        <b>
          <PlayerName seat={info} />
        </b>
        <small>{t(`board.ia.player.${status}`)}</small>
      </p>
      <ul>
        <li>
          <b>{points}</b> {t('board.ia.player.points', { n: points })}
        </li>
        <li>
          <b>{handSize}</b> {t('board.ia.player.hand', { n: handSize })}
        </li>
        <li>
          <b>{deckSize}</b> {t('board.ia.player.deck')}
        </li>
        <li>
          <b>{discards.length}</b> {t('board.ia.player.discards')}
        </li>
      </ul>
    </section>
  );
}
